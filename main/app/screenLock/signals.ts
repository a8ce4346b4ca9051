import { z } from 'zod';

/** The desktops' own names of one interface: a screen saver that covers the screen, on the user's bus. */
const screenSavers = [
  'org.freedesktop.ScreenSaver',
  'org.gnome.ScreenSaver',
  'org.cinnamon.ScreenSaver',
  'org.mate.ScreenSaver',
  'org.xfce.ScreenSaver',
];

/** logind, on the system's bus. */
export const logind = 'org.freedesktop.login1';

const properties = 'org.freedesktop.DBus.Properties';

/** The match rules of the user's bus. */
export const userRules: readonly string[] = screenSavers.map(
  (name) => `type='signal',interface='${name}',member='ActiveChanged'`,
);

/** The match rules of the system's bus, for one session: the screen of another user does not lock this Carnet. */
export const systemRules = (session: string): readonly string[] => [
  `type='signal',sender='${logind}',interface='${logind}.Session',member='Lock',path='${session}'`,
  `type='signal',sender='${logind}',interface='${properties}',member='PropertiesChanged',path='${session}'`,
];

const signal = z.object({
  type: z.literal(4),
  interface: z.string(),
  member: z.string(),
  body: z.array(z.unknown()).default([]),
});

const activeBody = z.tuple([z.boolean()]);
/** Interface, then pairs of a property's name and its value, which the library returns as `[type, [value]]`. */
const changedBody = z.tuple(
  [z.literal(`${logind}.Session`), z.array(z.tuple([z.string(), z.tuple([z.unknown(), z.array(z.unknown())])]))],
  z.unknown(),
);

/** Whether a message of a bus says that the screen was locked. Any other message, in whatever form, does not. */
export function saysLocked(message: unknown): boolean {
  const { success, data } = signal.safeParse(message);
  if (!success) return false;
  if (data.interface === `${logind}.Session`) return data.member === 'Lock';
  if (screenSavers.includes(data.interface)) {
    return data.member === 'ActiveChanged' && activeBody.safeParse(data.body).data?.[0] === true;
  }
  if (data.interface !== properties || data.member !== 'PropertiesChanged') return false;
  const changed = changedBody.safeParse(data.body).data?.[1] ?? [];
  return changed.some(([name, [, [value]]]) => name === 'LockedHint' && value === true);
}
