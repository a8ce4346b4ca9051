import { byMouse } from './fixtures/day/byMouse.ts';
import { playWholeDay } from './fixtures/day/wholeDay.ts';

playWholeDay('with mouse and keyboard', byMouse);
