import { part } from '../grid/part.ts';

export const breach = part;
