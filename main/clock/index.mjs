import { givenMoment } from './givenDay.mjs';
import { machineNow, moveClock } from './moveClock.mjs';

const start = `--import=${new URL('start.mjs', import.meta.url).href}`;

/**
 * The clock of this process begins at CARNET_TODAY, and so does that of every process that it starts from now on: they
 * share one clock, from this moment on. Without a day, the machine's clock stays. Throws GivenDayError.
 */
export function beginDay() {
  delete process.env.CARNET_TODAY_SINCE;
  moveClock(0);
  joinDay();
}

/** The same, where the process that started this one may have begun the day already. */
export function joinDay() {
  const ms = clockMove();
  if (ms === 0) return;
  moveClock(ms);
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(start)) process.env.NODE_OPTIONS = `${options} ${start}`.trim();
}

/** How far from the machine's the clock of this day is, in ms; 0 where no day is given. Throws GivenDayError. */
export function clockMove() {
  const moment = givenMoment(process.env.CARNET_TODAY);
  if (moment === null) return 0;
  process.env.CARNET_TODAY_SINCE ??= String(machineNow());
  return moment - Number(process.env.CARNET_TODAY_SINCE);
}
