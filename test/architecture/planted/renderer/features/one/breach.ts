import { part } from '../two/part.ts';
import { part as part1 } from '../../gateway/part.ts';

export const breach = [part, part1];
