import { part } from '../gateway/part.ts';

export const breach = [part];
