import { shortcutsOf } from '#ui/index.ts';

export const peopleShortcuts = shortcutsOf('people', {
  search: '/',
  create: 'c',
  import: 'i',
  importNext: 'mod+Enter',
  importLeaveOut: 'x',
  edit: 'e',
  call: 'a',
  mail: 'm',
  week: 'w',
  folder: 'o',
  back: 'Backspace',
  decide: 'd',
  decideAll: 'shift+d',
  stateOfAll: 's',
  agentOfAll: 'g',
});
