import { part } from '../cache/part.ts';
import { part as part1 } from '../sync/core/part.ts';

export const breach = [part, part1];
