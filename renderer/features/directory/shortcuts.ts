import { shortcutsOf } from '#ui/index.ts';

export const directoryShortcuts = shortcutsOf('directory', {
  create: 'c',
  search: '/',
  rename: 'F2',
  up: 'Backspace',
  // The tree handles these itself.
  fold: 'ArrowLeft',
  unfold: 'ArrowRight',
});
