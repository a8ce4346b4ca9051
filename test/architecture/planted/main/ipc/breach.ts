import { part } from '../tools/cli/part.ts';

export const breach = [part];
