import { usualDay } from '../../main/clock/givenDay.mjs';
import { beginDay } from '../../main/clock/index.mjs';

// For test runners under Node: the tests run on one fixed day, in this process and in every process that they start.
process.env.CARNET_TODAY ||= usualDay;
beginDay();
