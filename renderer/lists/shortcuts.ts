import { shortcutsOf } from '#ui/index.ts';

/** The keys of a list with a filter, and of one where several rows can be chosen. */
export const tableShortcuts = shortcutsOf('table', {
  filter: '/',
  print: 'mod+p',
  choose: ' ',
  chooseNext: 'shift+ArrowDown',
  choosePrevious: 'shift+ArrowUp',
  chooseAll: 'mod+a',
  chooseNone: 'Escape',
});
