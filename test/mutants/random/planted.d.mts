import type { Plugin } from 'vitest/config';

/** A Vitest plugin that gives one file otherwise, where a run was asked to. */
export function mistakePlugin(): Plugin;
