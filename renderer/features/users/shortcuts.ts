import { shortcutsOf } from '#ui/index.ts';

export const usersShortcuts = shortcutsOf('users', { create: 'c' });
