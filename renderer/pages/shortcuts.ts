import { shortcutsOf } from '#ui/index.ts';

/** The keys of an entity's page. */
export const pageShortcuts = shortcutsOf('pages', { back: 'Backspace', takeAlong: 'h' });
