import { shortcutsOf } from '#ui/index.ts';

// The keys of every screen, list, page and form, in one place. The help, the tips and the settings read these too.

/** The keys of a form that takes the place of its screen, and of a field that is edited in its place. */
export const formShortcuts = shortcutsOf('forms', {
  save: 'mod+Enter',
  editField: 'F2',
  keepMine: 'alt+1',
  takeTheirs: 'alt+2',
});

/** The keys of a list with a filter, and of one where several rows can be chosen. */
export const tableShortcuts = shortcutsOf('table', {
  filter: '/',
  print: 'mod+p',
  choose: ' ',
  chooseNext: 'shift+ArrowDown',
  choosePrevious: 'shift+ArrowUp',
  chooseAll: 'mod+a',
  chooseNone: 'Escape',
  week: 'v',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: 't',
});

/** The keys of an entity's page, and of its list while rows are chosen. */
export const pageShortcuts = shortcutsOf('pages', { back: 'Backspace', takeAlong: 'h', together: 'e' });

export const todayShortcuts = shortcutsOf('today', {
  arrived: 'r',
  done: 'f',
  hour: 'h',
  decision: 'd',
  call: 'a',
  mail: 'm',
  folder: 'o',
  correct: 'e',
  walkIn: 'n',
  clash: 'q',
  print: 'mod+p',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: 't',
  save: 'mod+Enter',
});

export const calendarShortcuts = shortcutsOf('calendar', {
  create: 'c',
  edit: 'e',
  move: 'h',
  done: 'f',
  cancelEvent: 'Delete',
  linked: 'l',
  following: 'shift+l',
  day: '1',
  week: '2',
  month: '3',
  list: '4',
  columns: '5',
  filter: '/',
  print: 'mod+p',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: 't',
  // The grid handles these itself, on the event that has the focus.
  earlier: 'mod+ArrowUp',
  later: 'mod+ArrowDown',
  dayBefore: 'mod+ArrowLeft',
  dayAfter: 'mod+ArrowRight',
  shorter: 'mod+shift+ArrowUp',
  longer: 'mod+shift+ArrowDown',
  assignBefore: 'mod+shift+ArrowLeft',
  assignAfter: 'mod+shift+ArrowRight',
  personWeek: 'w',
  menu: 'shift+F10',
  pickDay: 'mod+a',
  // The page's own copy and paste: `renderer/features/calendar/commands/useCopying.ts`.
  copy: 'mod+c',
  paste: 'mod+v',
  incoming: [], // the palette finds it
});

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

export const agreementShortcuts = shortcutsOf('agreements', {
  create: 'c',
  import: 'i',
  edit: 'e',
  send: 'mod+Enter',
  back: 'Backspace',
});

export const companiesShortcuts = shortcutsOf('companies', { create: 'c' });

export const financeShortcuts = shortcutsOf('finance', { create: 'c' });

/** The keys of teaching. */
export const teachingShortcuts = shortcutsOf('teaching', { create: 'c', week: 'w' });

export const usersShortcuts = shortcutsOf('users', { create: 'c' });

export const changesShortcuts = shortcutsOf('changes', {
  nextToDecide: 'q',
  retry: 'r',
  retryAll: 'r',
  putBack: 'b',
  decide: 'Enter',
  story: 's',
  undoChosen: 'u',
});

/** On the screens of decisions. */
export const decisionShortcuts = shortcutsOf('decision', {
  mine: '1',
  theirs: '2',
  other: '3',
  allMine: 'shift+1',
  allTheirs: 'shift+2',
  send: 'mod+Enter',
  exists: '1',
  createAnew: '2',
  later: '3',
  look: 'r',
  openThing: '1',
  tryAgain: ['2', 'r'],
  giveUp: '3',
  itIsThere: '4',
  ownRecord: '3',
  correctAddress: '4',
  giveUpAddress: '5',
  keepBoth: '1',
  cancelSecond: '2',
  cancelOwn: '3',
});
