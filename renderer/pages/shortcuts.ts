import { shortcutsOf } from '#ui/index.ts';

/** The keys of an entity's page, and of its list while rows are chosen. */
export const pageShortcuts = shortcutsOf('pages', { back: 'Backspace', takeAlong: 'h', together: 'e' });
