import type { ChannelResult } from '#shared/ipc/channels.ts';
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
