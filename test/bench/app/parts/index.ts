import type { Part } from '../part.ts';
import { again } from './again.ts';
import { receive } from './receive.ts';
import { start } from './start.ts';

/** In the order in which they run. `receive` always does: the others work on what it received. */
export const parts: readonly Part[] = [receive, start, again];
