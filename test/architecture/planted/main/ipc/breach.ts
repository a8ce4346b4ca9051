import { part } from '../cli/part.ts';

export const breach = [part];
