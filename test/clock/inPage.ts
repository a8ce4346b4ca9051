import { givenMoment } from './givenDay.mjs';
import { machineNow, moveClock } from './moveClock.mjs';

// The same for tests in a page.
const moment = givenMoment(String(import.meta.env['CARNET_TODAY']));
if (moment !== null) moveClock(moment - machineNow());
