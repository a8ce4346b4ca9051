import { app } from 'electron';
import { part as part1 } from '../ipc/part.ts';

export const breach = [app, part1];
