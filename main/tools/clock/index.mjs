import { givenMoment } from './givenDay.mjs';
import { machineNow, moveClock } from './moveClock.mjs';

const start = `--import=${new URL('start.mjs', import.meta.url).href}`;

/**
 * From CARNET_TODAY on, for this process and those that it starts: one clock. Without a day, the machine's. Throws
 * GivenDayError.
 */
export function beginDay() {
  delete process.env.CARNET_TODAY_SINCE;
  moveClock(0);
  joinDay();
}

/** The same, where the process that started this one may have started the day already. */
export function joinDay() {
  const ms = clockMove();
  if (ms === 0) return;
  moveClock(ms);
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(start)) process.env.NODE_OPTIONS = `${options} ${start}`.trim();
}

/** The offset of this day's clock from the machine's, in ms; 0 where no day is given. Throws GivenDayError. */
export function clockMove() {
  const moment = givenMoment(process.env.CARNET_TODAY);
  if (moment === null) return 0;
  process.env.CARNET_TODAY_SINCE ??= String(machineNow());
  return moment - Number(process.env.CARNET_TODAY_SINCE);
}
