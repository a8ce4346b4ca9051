import { part } from '../../features/one/part.ts';

export const breach = [part];
