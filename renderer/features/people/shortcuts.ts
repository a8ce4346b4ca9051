import { shortcutsOf } from '../../ui/index.ts';

export const peopleShortcuts = shortcutsOf('people', { search: '/', edit: 'e', mail: 'm', save: 'mod+Enter', back: 'Backspace' });
