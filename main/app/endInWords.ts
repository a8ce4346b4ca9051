import { join } from 'node:path';
import type { App, Dialog } from 'electron';
import { wordsFor } from './words.ts';

type Program = Pick<App, 'exit' | 'getLocale' | 'getPath' | 'isReady' | 'relaunch'>;
type Boxes = Pick<Dialog, 'showErrorBox' | 'showMessageBoxSync'>;

/**
 * Ends Carnet after an error, in words, and opens it again if the user wants that (E12): never by itself, since the
 * same error could come back at once. Before Electron is ready it can show a plain box only.
 */
export function endInWords(
  app: Program,
  dialog: Boxes,
  why: 'stopped' | 'cannotStart',
  appImage = process.env['APPIMAGE'],
): void {
  const words = wordsFor(app.getLocale());
  const detail = `${words[`${why}Detail`]}\n${join(app.getPath('userData'), 'logs')}`;
  if (app.isReady()) {
    const chosen = dialog.showMessageBoxSync({
      type: 'error',
      title: 'Carnet',
      message: words[why],
      detail,
      buttons: [words.reopen, words.quit],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    });
    // The folder that an AppImage runs from is gone once it ends: its own file is started again.
    if (chosen === 0) app.relaunch(appImage === undefined ? {} : { execPath: appImage });
  } else {
    dialog.showErrorBox(words[why], detail);
  }
  app.exit(1);
}
