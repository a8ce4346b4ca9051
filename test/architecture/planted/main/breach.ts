import { part } from '../renderer/ui/part.ts';
import { part as part1 } from '../test/part.ts';
import { Agent } from 'undici';

export const breach = [part, part1, Agent];
