import { shortcutsOf } from '#ui/index.ts';

/** The keys of a form that takes the place of its screen. */
export const formShortcuts = shortcutsOf('forms', { save: 'mod+Enter' });
