import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Dialog, MessageBoxOptions, SaveDialogOptions } from 'electron';
import { theHost } from '../doubleState.ts';
import { strict } from './strict.ts';

interface Box {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

const lookEveryMs = 50;
const shown = (name: string): string => join(theHost().userData, 'shown', name);

/** Shows the box: a test reads it in `shown/box.json`, and writes the label it presses to `shown/pressed`. */
function show(box: Box): void {
  mkdirSync(shown(''), { recursive: true });
  rmSync(shown('pressed'), { force: true });
  writeFileSync(shown('box.json.new'), JSON.stringify(box));
  renameSync(shown('box.json.new'), shown('box.json'));
}

/** Returns the index of the pressed button and closes the box; undefined before there is an answer. */
function pressed({ buttons }: Box): number | undefined {
  let label: string;
  try {
    label = readFileSync(shown('pressed'), 'utf8');
  } catch {
    return undefined; // no answer yet
  }
  if (label === '') return undefined; // is being written
  if (!buttons.includes(label)) throw new Error(`the box has no button « ${label} »`);
  rmSync(shown('box.json'));
  return buttons.indexOf(label);
}

/** As Electron's modal boxes on every system: nothing of main runs until it is answered. */
function waitFor(box: Box): number {
  show(box);
  const parent = process.ppid;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const answer = pressed(box);
    if (answer !== undefined) return answer;
    if (process.ppid !== parent) process.exit(1); // the test is gone, and no timer runs that would end the host
    Atomics.wait(pause, 0, 0, lookEveryMs);
  }
}

/** A person at a terminal has no box to press: it is written there, and the choice is the one that changes nothing. */
const isWritten = ({ message, detail }: Box): boolean => {
  if (theHost().arguments.tell) process.stderr.write(`${message}\n${detail}\n`);
  return theHost().arguments.tell;
};

const boxOf = ({ message, detail = '', buttons = ['OK'] }: MessageBoxOptions): Box => ({ message, detail, buttons });

export const dialog = strict('dialog', {
  showErrorBox: (title, content) => {
    const box: Box = { message: title, detail: content, buttons: ['OK'] };
    if (!isWritten(box)) waitFor(box);
  },
  // Without a window, as main calls it.
  showMessageBoxSync: ((options: MessageBoxOptions) => {
    const box = boxOf(options);
    return isWritten(box) ? (options.cancelId ?? 0) : waitFor(box);
  }) as Dialog['showMessageBoxSync'],
  // With a window, as main calls it: the rest of main goes on meanwhile.
  showMessageBox: (async (_window: unknown, options: MessageBoxOptions) => {
    const box = boxOf(options);
    if (isWritten(box)) return { response: options.cancelId ?? 0, checkboxChecked: false };
    show(box);
    for (;;) {
      const answer = pressed(box);
      if (answer !== undefined) return { response: answer, checkboxChecked: false };
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs).unref());
    }
  }) as Dialog['showMessageBox'],
  // There is no native dialog: files that the user would have placed are written to a folder of the profile.
  showSaveDialog: ((_window: unknown, { defaultPath = 'carnet.txt' }: SaveDialogOptions) => {
    const folder = join(theHost().userData, 'saved');
    mkdirSync(folder, { recursive: true });
    return Promise.resolve({ canceled: false, filePath: join(folder, basename(defaultPath)) });
  }) as Dialog['showSaveDialog'], // the overload with a window is the one that main calls
} satisfies Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showMessageBoxSync' | 'showSaveDialog'>);
