import { shortcutsOf } from '#ui/index.ts';

export const financeShortcuts = shortcutsOf('finance', { create: 'c' });
