import { byKeyboard } from './fixtures/day/byKeyboard.ts';
import { playWholeDay } from './fixtures/day/wholeDay.ts';

playWholeDay('by keyboard alone', byKeyboard);
