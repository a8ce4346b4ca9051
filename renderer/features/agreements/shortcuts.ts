import { shortcutsOf } from '#ui/index.ts';

export const agreementShortcuts = shortcutsOf('agreements', {
  create: 'c',
  import: 'i',
  edit: 'e',
  send: 'mod+Enter',
  back: 'Backspace',
});
