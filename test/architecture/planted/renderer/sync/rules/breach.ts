import { part } from '../engine/part.ts';

export const breach = [part];
