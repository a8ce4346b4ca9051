import { byMouse } from '../fixtures/day/byMouse.ts';
import { playDay } from '../fixtures/day/playDay.ts';
import { wholeDay } from '../fixtures/day/theDay.ts';

playDay('with mouse and keyboard', wholeDay, byMouse);
