import { EventEmitter } from 'node:events';
import { createInterface } from 'node:readline';
import type { PowerMonitor } from 'electron';
import { z } from 'zod';
import { strict } from './strict.ts';

const told = z.union([
  z.object({ power: z.enum(['suspend', 'resume', 'lock-screen', 'unlock-screen']) }).strict(),
  z.object({ idleSeconds: z.number().nonnegative() }).strict(),
]);

let idleSeconds = 0;
const events = new EventEmitter();

/** This machine's sleep is not seen here, and somebody is always there, unless a test says otherwise: see hearPower. */
export const powerMonitor = strict(
  'powerMonitor',
  Object.assign(events, { getSystemIdleTime: () => idleSeconds } satisfies Pick<PowerMonitor, 'getSystemIdleTime'>),
);

/** Takes lines like `{"power":"suspend"}` or `{"idleSeconds":900}` from the standard input, for tests. */
export function hearPower(): void {
  createInterface(process.stdin).on('line', (line) => {
    const heard = told.parse(JSON.parse(line));
    if ('power' in heard) events.emit(heard.power);
    else ({ idleSeconds } = heard);
  });
  process.stdin.unref();
}
