import { part } from '../cache/part.ts';

export const breach = [part];
