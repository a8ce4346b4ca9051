import { shortcutsOf } from '#ui/index.ts';

/** The keys of a list with a filter. */
export const tableShortcuts = shortcutsOf('table', { filter: '/' });
