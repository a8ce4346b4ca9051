import { part } from '../stores/part.ts';

export const breach = [part];
