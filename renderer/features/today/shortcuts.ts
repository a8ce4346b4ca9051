import { shortcutsOf } from '#ui/index.ts';

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
  print: 'mod+p',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  now: 't',
  save: 'mod+Enter',
});
