import type { Part } from '../part.ts';
import { again } from './again.ts';
import { change } from './change.ts';
import { edit } from './edit.ts';
import { flush } from './flush.ts';
import { receive } from './receive.ts';
import { rest } from './rest.ts';
import { search } from './search.ts';
import { start } from './start.ts';

/** In the order in which they run; the first start is always made, since the others work on what it received. */
export const parts: readonly Part[] = [receive, start, again, change, edit, search, flush, rest];
