import { EventEmitter } from 'node:events';
import { createInterface } from 'node:readline';
import type { PowerMonitor } from 'electron';
import { z } from 'zod';
import { strict } from './strict.ts';
import { clickOn, setInFront } from './surfaces.ts';

/** As Electron: on Linux it has no event for a locked screen (E5). */
const powerEvents =
  process.platform === 'linux' ? ['suspend', 'resume'] : ['suspend', 'resume', 'lock-screen', 'unlock-screen'];

const powerLine = z.union([
  z.object({ power: z.enum(powerEvents) }).strict(),
  z.object({ idleSeconds: z.number().nonnegative() }).strict(),
  z.object({ focused: z.boolean() }).strict(),
  z.object({ click: z.enum(['notification', 'tray', 'menu']), label: z.string() }).strict(),
]);

let idleSeconds = 0;
const events = new EventEmitter();

/** The host reports an active user and no sleep, unless a test says otherwise: see hearPower. */
export const powerMonitor = strict(
  'powerMonitor',
  Object.assign(events, { getSystemIdleTime: () => idleSeconds } satisfies Pick<PowerMonitor, 'getSystemIdleTime'>),
);

/** Reads `{"power":"suspend"}`, `{"focused":false}` or `{"click":"tray","label":"…"}` lines from standard input. */
export function hearPower(): void {
  createInterface(process.stdin).on('line', (line) => {
    const heard = powerLine.parse(JSON.parse(line));
    if ('power' in heard) events.emit(heard.power);
    else if ('focused' in heard) setInFront(heard.focused);
    else if ('click' in heard) clickOn(heard.click, heard.label);
    else ({ idleSeconds } = heard);
  });
  process.stdin.unref();
}
