import { basename, dirname, extname } from 'node:path';
import type { Closing } from '#main/app/closing.ts';
import type { PlaceMemory } from '#main/app/place.ts';
import { writeChosen } from '#main/disk/files.ts';
import { refuseExport } from '#main/policy/exports.ts';
import type { Own } from '#main/policy/ownSettings.ts';
import type { ChannelResult } from '#shared/ipc/channels.ts';
import type { Desktop, Notice } from '#shared/ipc/desktop.ts';
import type { SavedFile, ShowTarget } from '#shared/ipc/fileName.ts';
import type { TakenLink } from '#shared/ipc/place.ts';
import type { Governed, PolicyValues } from '#shared/policy/settings.ts';
import type { Family } from './handlers.ts';
import type { Preferences } from './preferences.ts';

export interface AppParts {
  readonly info: ChannelResult<'app.info'>;
  readonly policy: Governed;
  readonly passwordKeeping: () => Promise<ChannelResult<'app.passwordKeeping'>['keeping']>;
  readonly quit: () => void;
  readonly closing: Closing['answers'];
  /** Copies every database of the page beside it; false where that failed. */
  readonly copyStorage: () => Promise<boolean>;
  readonly clearStorage: () => Promise<void>;
  readonly preferences: Preferences;
  readonly place: PlaceMemory;
  readonly own: Own;
  /** Passes a checked address to the system; false when no program opens it. */
  readonly openOutside: (address: string) => Promise<boolean>;
}

export const appHandlers = (parts: AppParts): Family<'app'> => ({
  'app.info': () => parts.info,
  'app.passwordKeeping': async () => ({ keeping: await parts.passwordKeeping() }),
  'app.policy': () => parts.policy,
  'app.quit': () => {
    parts.quit();
    return {};
  },
  'app.closing': ({ how }) => {
    parts.closing[how]();
    return {};
  },
  'app.copyStorage': async () => ({ kept: await parts.copyStorage() }),
  'app.clearStorage': async () => {
    await parts.clearStorage();
    return {};
  },
  'app.preferences': async () => ({ text: await parts.preferences.read() }),
  'app.keepPreferences': async ({ text }) => {
    await parts.preferences.write(text);
    return {};
  },
  'app.place': () => ({ text: parts.place.take() }),
  'app.keepPlace': ({ text }) => {
    parts.place.keep(text);
    return {};
  },
  'app.ownSettings': () => parts.own.chosen(),
  'app.keepOwnSettings': async (chosen) => {
    await parts.own.keep(chosen);
    return {};
  },
  'app.openExternal': async ({ address }) => ({ opened: await parts.openOutside(address) }),
});

/** Asks the user where to save a file; null when the user cancels. */
export type AskWhere = (suggestedName: string) => Promise<string | null>;

export type PrintPage = () => Promise<Buffer>;

/** Opens a file in the system's program for it, or its folder; resolves to false when there is none. */
export type ShowFile = Readonly<Record<ShowTarget, (path: string) => Promise<boolean>>>;

/** Saves a text, or the page as PDF, where the user chooses. `show`: null where the host shows no files. */
export const fileHandlers = (
  askWhere: AskWhere,
  printPage: PrintPage,
  show: ShowFile | null,
  policy: PolicyValues,
): Family<'file'> => {
  let last: { readonly path: string; readonly targets: readonly ShowTarget[] } | null = null;
  const save = async (name: string, content: string | Buffer): Promise<{ saved: SavedFile | null }> => {
    const path = await askWhere(name);
    if (path === null) return { saved: null };
    await writeChosen(path, content);
    // Under another ending the system may run what the page wrote.
    const isItsKind = extname(path).toLowerCase() === extname(name);
    const targets: readonly ShowTarget[] = show === null ? [] : isItsKind ? ['open', 'folder'] : ['folder'];
    last = { path, targets };
    return { saved: { name: basename(path), folder: dirname(path), targets } };
  };
  return {
    'file.save': async ({ name, text }) => {
      refuseExport(name, policy, text);
      return save(name, name.endsWith('.xlsx') ? Buffer.from(text, 'base64') : text);
    },
    // Printed before the user chooses a place: the file shows what the user saw, however long the dialog is open.
    'file.savePdf': async ({ name }) => {
      refuseExport(name, policy);
      return save(name, await printPage());
    },
    'file.show': async ({ target }) => ({
      shown: show !== null && last !== null && last.targets.includes(target) && (await show[target](last.path)),
    }),
  };
};

export interface DesktopHands {
  show(desktop: Desktop): void;
  notify(notice: Notice): boolean;
  takeLink(): TakenLink;
}

export const desktopHandlers = (hands: DesktopHands): Family<'desktop'> => ({
  'desktop.show': (desktop) => {
    hands.show(desktop);
    return {};
  },
  'desktop.notify': (notice) => ({ shown: hands.notify(notice) }),
  'desktop.takeLink': () => ({ link: hands.takeLink() }),
});
