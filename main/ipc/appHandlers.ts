import { writeWhole } from '#main/disk/files.ts';
import type { ChannelResult } from '#shared/ipc/channels.ts';
import type { Desktop, Notice } from '#shared/ipc/desktop.ts';
import type { Link } from '#shared/ipc/link.ts';
import type { Family } from './handlers.ts';

export type AppInfo = ChannelResult<'app.info'>;

/** What of the program itself the page may ask for. */
export interface AppParts {
  /** Facts about this Carnet that do not change while it runs. */
  readonly info: AppInfo;
  readonly quit: () => void;
  /** False where no copy could be made. */
  readonly copyStorage: () => Promise<boolean>;
  readonly clearStorage: () => Promise<void>;
  /** Hands a checked address to the system; false when it has nothing for it. */
  readonly openOutside: (address: string) => Promise<boolean>;
}

export const appHandlers = ({ info, quit, copyStorage, clearStorage, openOutside }: AppParts): Family<'app'> => ({
  'app.info': () => info,
  'app.quit': () => {
    quit();
    return {};
  },
  'app.copyStorage': async () => ({ kept: await copyStorage() }),
  'app.clearStorage': async () => {
    await clearStorage();
    return {};
  },
  'app.openExternal': async ({ address }) => ({ opened: await openOutside(address) }),
});

/** Asks where a file is to lie; null when the person does not want it. */
export type AskWhere = (suggestedName: string) => Promise<string | null>;

/** The page as it prints, as a PDF. */
export type PrintPage = () => Promise<Buffer>;

/** What the page may keep on the disk: a text, or itself on paper, where the person says. */
export const fileHandlers = (askWhere: AskWhere, printPage: PrintPage): Family<'file'> => {
  const save = async (name: string, content: string | Buffer): Promise<{ saved: boolean }> => {
    const path = await askWhere(name);
    if (path === null) return { saved: false };
    await writeWhole(path, content);
    return { saved: true };
  };
  return {
    'file.save': ({ name, text }) => save(name, text),
    // Printed before it is asked for: what the person saw is what is kept, however long they look for a place.
    'file.savePdf': async ({ name }) => save(name, await printPage()),
  };
};

/** What the page may ask of the system around it. */
export interface DesktopHands {
  show(told: Desktop): void;
  notify(notice: Notice): boolean;
  takeLink(): Link | 'unknown' | null;
}

export const desktopHandlers = (hands: DesktopHands): Family<'desktop'> => ({
  'desktop.show': (told) => {
    hands.show(told);
    return {};
  },
  'desktop.notify': (notice) => ({ shown: hands.notify(notice) }),
  'desktop.takeLink': () => ({ link: hands.takeLink() }),
});
