import { shortcutsOf } from '#ui/index.ts';

export const calendarShortcuts = shortcutsOf('calendar', {
  create: 'c',
  edit: 'e',
  move: 'h',
  done: 'f',
  cancelEvent: 'Delete',
  linked: 'l',
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
  // The page's own copy and paste: `commands/useClipboard.ts`.
  copy: 'mod+c',
  paste: 'mod+v',
  incoming: [], // the palette finds it
});
