import { shortcutsOf } from '#ui/index.ts';

export const companiesShortcuts = shortcutsOf('companies', { create: 'c' });
