import { shortcutsOf } from '#ui/index.ts';

/** The keys of teaching. */
export const teachingShortcuts = shortcutsOf('teaching', { create: 'c', week: 'w' });
