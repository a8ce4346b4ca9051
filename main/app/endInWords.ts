import { join } from 'node:path';
import type { App, Dialog } from 'electron';
import { wordsFor } from './words.ts';

type Program = Pick<App, 'exit' | 'getLocale' | 'getPath' | 'isReady' | 'relaunch'>;
type Boxes = Pick<Dialog, 'showErrorBox' | 'showMessageBoxSync'>;

/** Why Carnet ends. `attended`: a user can answer a box, which stays until then and keeps Carnet from ending. */
interface End<Why> {
  readonly why: Why;
  readonly attended: boolean;
}

const say = (message: string, detail: string): void => void process.stderr.write(`${message}\n${detail}\n`);

/** Ends Carnet in words, and opens it again only if the user wants (E12). Before Electron is ready: a plain box. */
export function endInWords(app: Program, dialog: Boxes, { why, attended }: End<'stopped' | 'cannotStart'>): void {
  const words = wordsFor(app.getLocale());
  const detail = `${words[`${why}Detail`]}\n${join(app.getPath('userData'), 'logs')}`;
  if (!attended) {
    say(words[why], detail);
  } else if (app.isReady()) {
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
    if (chosen === 0) app.relaunch();
  } else {
    dialog.showErrorBox(words[why], detail);
  }
  app.exit(1);
}

/** Opens nothing, says why, exits with 1; unattended without a display. Before Electron is ready Linux shows no box. */
export async function refuseInWords(
  app: Pick<App, 'exit' | 'getLocale' | 'whenReady'>,
  dialog: Pick<Dialog, 'showErrorBox'>,
  { why, attended }: End<'unsandboxed' | 'notWiped' | 'foreignProfile'>,
  error?: string,
): Promise<void> {
  if (attended) await app.whenReady();
  const words = wordsFor(app.getLocale());
  const detail = [words[`${why}Detail`], error ?? ''].join('\n').trimEnd();
  if (attended) dialog.showErrorBox(words[why], detail);
  else say(words[why], detail);
  app.exit(1);
}
