import { part } from '../month/part.ts';

export const breach = part;
