import { givenMoment } from '../../main/tools/clock/givenDay.mjs';
import { machineNow, moveClock } from '../../main/tools/clock/moveClock.mjs';

// The same for tests in a page.
const moment = givenMoment(String(import.meta.env['CARNET_TODAY']));
if (moment !== null) moveClock(moment - machineNow());
