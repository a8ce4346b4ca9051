import { part } from '../../api/part.ts';

export const breach = [part];
