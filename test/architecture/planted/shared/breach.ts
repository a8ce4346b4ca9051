import { part } from '../renderer/ui/part.ts';

export const breach = [part];
