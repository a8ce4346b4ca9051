import { givenMoment } from '../../main/clock/givenDay.mjs';
import { machineNow, moveClock } from '../../main/clock/moveClock.mjs';

// The same for tests in a page.
const moment = givenMoment(String(import.meta.env['CARNET_TODAY']));
if (moment !== null) moveClock(moment - machineNow());
