import type { ReadStream } from 'node:tty';
import { ArgumentError } from './arguments.ts';

const enter = new Set(['\r', '\n', '\u0004']);
const erase = new Set(['\u007f', '\b']);
const controlC = '\u0003';

/** Asks for a password at the terminal without showing it. Throws ArgumentError where there is no terminal. */
export function askPassword(question: string, input: ReadStream, output: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) throw new ArgumentError('CARNET_PASSWORD is needed: there is no terminal to ask at');
  output.write(question);
  input.setRawMode(true);
  input.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    const typed: string[] = [];
    const end = (settle: () => void): void => {
      input.off('data', take);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
      settle();
    };
    const take = (chunk: string | Buffer): void => {
      for (const character of String(chunk)) {
        if (character === controlC) return end(() => reject(new ArgumentError('no password was given')));
        if (enter.has(character)) return end(() => resolve(typed.join('')));
        if (erase.has(character)) typed.pop();
        else typed.push(character);
      }
      return undefined;
    };
    input.on('data', take);
    input.resume();
  });
}
