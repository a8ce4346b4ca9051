import type { ChannelResult } from '#shared/ipc/channels.ts';
import type { Family } from './handlers.ts';

export type AppInfo = ChannelResult<'app.info'>;

/** `info`: facts about this Carnet that do not change while it runs. */
export const appHandlers = (info: AppInfo, quit: () => void): Family<'app'> => ({
  'app.info': () => info,
  'app.quit': () => {
    quit();
    return {};
  },
});
