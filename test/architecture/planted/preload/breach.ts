import { part } from '../main/api/part.ts';

export const breach = [part];
