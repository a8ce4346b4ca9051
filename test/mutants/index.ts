import { coreBugs } from './core.ts';
import { diskBugs } from './disk.ts';
import { mainBugs } from './main.ts';
import type { Bugs } from './mutant.ts';

/** Mistakes that are easily made, each put where it would be made; every invariant has one or more. */
export const bugs: Bugs = { ...coreBugs, ...diskBugs, ...mainBugs };
