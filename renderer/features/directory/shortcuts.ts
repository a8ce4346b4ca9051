import { shortcutsOf } from '#ui/index.ts';

export const directoryShortcuts = shortcutsOf('directory', {
  create: 'c',
  search: '/',
  rename: 'F2',
  up: 'Backspace',
  table: 't',
  branch: 'h',
  duplicate: 'd',
  // The tree handles these itself.
  fold: 'ArrowLeft',
  unfold: 'ArrowRight',
});
