import { usualDay } from '../../main/tools/clock/givenDay.mjs';
import { beginDay } from '../../main/tools/clock/index.mjs';

// For test runners under Node: the tests run on one fixed day, in this process and in every process that they start.
process.env.CARNET_TODAY ||= usualDay;
beginDay();
