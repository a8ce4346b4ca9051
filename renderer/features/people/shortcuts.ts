import { shortcutsOf } from '#ui/index.ts';

export const peopleShortcuts = shortcutsOf('people', {
  search: '/',
  edit: 'e',
  call: 'a',
  mail: 'm',
  save: 'mod+Enter',
  back: 'Backspace',
});
