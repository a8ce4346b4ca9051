/** From now on, `Date` of this process or page is the machine's time plus `ms`, and runs on. */
export function moveClock(ms: number): void;
/** The machine's own time, epoch ms, whatever clock this process has. */
export function machineNow(): number;
