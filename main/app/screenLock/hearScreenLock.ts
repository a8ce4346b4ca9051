import { createConnection } from 'node:net';
import { createClient } from '@homebridge/dbus-native';
import type { Call, Client } from '@homebridge/dbus-native';
import { z } from 'zod';
import type { Log } from '#main/diagnostics/log.ts';

// D-Bus needs a protocol that neither Node nor Electron has; this library is plain JavaScript: nothing native to build.

/** The desktops' own names of one interface: a screen saver that covers the screen, on the user's bus. */
const screenSavers = [
  'org.freedesktop.ScreenSaver',
  'org.gnome.ScreenSaver',
  'org.cinnamon.ScreenSaver',
  'org.mate.ScreenSaver',
  'org.xfce.ScreenSaver',
];

const logind = 'org.freedesktop.login1';

const properties = 'org.freedesktop.DBus.Properties';

const userRules: readonly string[] = screenSavers.map(
  (name) => `type='signal',interface='${name}',member='ActiveChanged'`,
);

/** The match rules of the system's bus, for one session: the screen of another user does not lock this Carnet. */
const systemRules = (session: string): readonly string[] => [
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

/** How long until a bus that went away is looked for again. */
const retryAfter = 60_000;

/**
 * Calls `lock` when a Linux desktop locks (E5): Electron has the event elsewhere only, and Wayland may count no idle
 * time. From the screen saver's bus and logind's; a missing bus is logged once and tried each minute.
 */
export function hearScreenLock(
  environment: NodeJS.ProcessEnv,
  log: Pick<Log, 'note'>,
  lock: () => void,
): { close(): void } {
  const { DBUS_SESSION_BUS_ADDRESS: user, DBUS_SYSTEM_BUS_ADDRESS: system } = environment;
  const runtime = environment['XDG_RUNTIME_DIR'];
  const buses = [
    listen('user', user ?? (runtime === undefined ? '' : `unix:path=${runtime}/bus`), async () => userRules),
    listen('system', system ?? 'unix:path=/run/dbus/system_bus_socket', ownSessionRules),
  ];
  return {
    close() {
      for (const close of buses) close();
    },
  };

  /** @param rulesOf what to listen to, once the bus has answered */
  function listen(bus: string, address: string, rulesOf: (client: Client) => Promise<readonly string[]>): () => void {
    const path = socketOf(address);
    if (path === null) {
      log.note('screenLock.noBus', { bus });
      return () => undefined;
    }
    let said = false;
    let timer: NodeJS.Timeout | undefined;
    let leave = (): void => {};
    const open = (): void => {
      const socket = createConnection(path);
      socket.unref();
      const gone = (): void => {
        socket.destroy();
        if (!said) log.note('screenLock.noBus', { bus });
        said = true;
        clearTimeout(timer);
        timer = setTimeout(open, retryAfter).unref();
      };
      leave = () => {
        socket.off('close', gone);
        socket.destroy();
      };
      socket.once('close', gone);
      const client = createClient({ stream: socket });
      client.connection.on('error', () => socket.destroy());
      client.connection.on('message', (message: unknown) => saysLocked(message) && lock());
      void (async () => {
        for (const rule of await rulesOf(client)) await matched(client, rule);
        said = false;
        log.note('screenLock.heard', { bus });
      })().catch(() => socket.destroy());
    };
    open();
    return () => {
      clearTimeout(timer);
      leave();
    };
  }
}

/** The file of a bus's socket; a name that begins with NUL is one of Linux's own, without a file. */
export function socketOf(address: string): string | null {
  for (const one of address.split(';')) {
    const parts = new Map(
      one
        .replace(/^unix:/u, '')
        .split(',')
        .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
    );
    const path = one.startsWith('unix:') ? (parts.get('path') ?? abstractOf(parts.get('abstract'))) : null;
    if (path) return path;
  }
  return null;
}

const abstractOf = (name: string | undefined): string | null => (name === undefined ? null : `\0${name}`);

/** Of this user's session, which is another one than the caller's where a desktop starts its programs. */
async function ownSessionRules(client: Client): Promise<readonly string[]> {
  const manager = { destination: logind, path: '/org/freedesktop/login1', interface: `${logind}.Manager` };
  const [id] = await answered(client, {
    destination: logind,
    path: '/org/freedesktop/login1/session/auto',
    interface: 'org.freedesktop.DBus.Properties',
    member: 'Get',
    signature: 'ss',
    body: [`${logind}.Session`, 'Id'],
  });
  const [, [name]] = z.tuple([z.unknown(), z.tuple([z.string()])]).parse(id);
  const [path] = await answered(client, { ...manager, member: 'GetSession', signature: 's', body: [name] });
  return systemRules(z.string().parse(path));
}

const answered = (client: Client, call: Call): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    client.invoke(call, (error, ...values) => (error ? reject(new Error(error.name)) : resolve(values)));
  });

const matched = (client: Client, rule: string): Promise<void> =>
  new Promise((resolve, reject) => {
    client.addMatch(rule, (error) => (error ? reject(new Error(error.name)) : resolve()));
  });
