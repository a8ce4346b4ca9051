import { byKeyboard } from './fixtures/day/byKeyboard.ts';
import { playDay } from './fixtures/day/playDay.ts';
import { shortDay } from './fixtures/day/theDay.ts';

playDay('by keyboard alone', shortDay, byKeyboard);
