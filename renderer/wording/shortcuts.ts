import { shortcutsOf } from '#ui/index.ts';

// The keys of every screen, list, page and form, in one place. The help and the tips read these too. A character by
// itself never writes: outside the calendar and decisions letters are text for the search. `, r` is a letter of a row's
// menu; an empty list is found in the palette.

/** The keys of a form that takes the place of its screen, and of a field that is edited in its place. */
export const formShortcuts = shortcutsOf('forms', {
  save: 'mod+Enter',
  editField: 'F2',
  keepMine: 'alt+1',
  takeTheirs: 'alt+2',
});

export const tableShortcuts = shortcutsOf('table', {
  filter: '/',
  print: 'mod+p',
  choose: ' ',
  chooseNext: 'shift+ArrowDown',
  choosePrevious: 'shift+ArrowUp',
  chooseAll: 'mod+a',
  chooseNone: 'Escape',
  week: [],
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: [],
});

/** The keys of an entity's page, and of its list while rows are chosen. */
export const pageShortcuts = shortcutsOf('pages', { back: 'Backspace', takeAlong: [], together: 'mod+e' });

export const todayShortcuts = shortcutsOf('today', {
  arrived: ', r',
  done: ', f',
  absent: ', x',
  notArrived: [],
  notDone: [],
  notAbsent: [],
  link: [],
  createFile: [],
  inCalendar: [],
  hour: ', h',
  decision: ', d',
  call: ', a',
  mail: ', m',
  folder: ', o',
  correct: ', e',
  walkIn: 'mod+n',
  clash: 'F8',
  print: 'mod+p',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: [],
  save: 'mod+Enter',
});

export const calendarShortcuts = shortcutsOf('calendar', {
  create: 'c',
  edit: ', e',
  move: ', h',
  tomorrow: ', d',
  done: ', f',
  notDone: [],
  cancelEvent: 'Delete',
  restoreEvent: [],
  linked: 'alt+3',
  following: 'alt+2',
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
  pickDay: 'mod+a',
  // The page's own copy and paste: `renderer/features/calendar/commands/useCopying.ts`.
  copy: 'mod+c',
  paste: 'mod+v',
  incoming: [], // the palette finds it
});

export const peopleShortcuts = shortcutsOf('people', {
  search: '/',
  create: 'mod+n',
  import: [],
  importNext: 'mod+Enter',
  importLeaveOut: [],
  edit: 'mod+e',
  call: [],
  mail: [],
  week: ', w',
  folder: ', o',
  back: 'Backspace',
  decide: ', d',
  decideAll: 'alt+1',
  stateOfAll: 'alt+2',
  agentOfAll: 'alt+3',
});

export const directoryShortcuts = shortcutsOf('directory', {
  create: 'mod+n',
  search: '/',
  rename: 'F2',
  up: 'Backspace',
  table: [],
  branch: [],
  duplicate: [],
  // The tree handles these itself.
  fold: 'ArrowLeft',
  unfold: 'ArrowRight',
});

export const agreementShortcuts = shortcutsOf('agreements', {
  create: 'mod+n',
  import: [],
  edit: 'mod+e',
  send: 'mod+Enter',
  back: 'Backspace',
});

export const companiesShortcuts = shortcutsOf('companies', { create: 'mod+n' });

export const financeShortcuts = shortcutsOf('finance', { create: 'mod+n' });

export const teachingShortcuts = shortcutsOf('teaching', { create: 'mod+n', week: [] });

export const usersShortcuts = shortcutsOf('users', { create: 'mod+n' });

export const changesShortcuts = shortcutsOf('changes', {
  nextToDecide: 'F8',
  retry: [],
  retryAll: [],
  putBack: [],
  decide: 'Enter',
  story: [],
  undoChosen: [],
});

/** On the screens of decisions. */
export const decisionShortcuts = shortcutsOf('decision', {
  mine: '1',
  theirs: '2',
  other: '3',
  both: '4',
  allMine: 'shift+1',
  allTheirs: 'shift+2',
  send: 'mod+Enter',
  exists: '1',
  createAnew: '2',
  later: '3',
  look: [],
  openThing: '1',
  tryAgain: '2',
  giveUp: '3',
  itIsThere: '4',
  ownRecord: '3',
  correctAddress: '4',
  giveUpAddress: '5',
  keepBoth: '1',
  cancelSecond: '2',
  cancelOwn: '3',
});
