import type { Span } from '../gesture/span.ts';
import { nudgeDays, nudgeEnd, nudgeMinutes, snapStep } from '../gesture/span.ts';
import type { Direction } from './neighbour.ts';

/** What a key does to the event that has the focus. */
export type KeyAction =
  | { readonly kind: 'change'; apply(span: Span, zone: string): Span }
  | { readonly kind: 'focus'; readonly direction: Direction };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const change = (apply: (span: Span, zone: string) => Span): KeyAction => ({ kind: 'change', apply });
const focus = (direction: Direction): KeyAction => ({ kind: 'focus', direction });

const actions: Readonly<Record<string, KeyAction>> = {
  'mod ArrowUp': change((span) => nudgeMinutes(span, -snapStep)),
  'mod ArrowDown': change((span) => nudgeMinutes(span, snapStep)),
  'mod ArrowLeft': change((span, zone) => nudgeDays(span, -1, zone)),
  'mod ArrowRight': change((span, zone) => nudgeDays(span, 1, zone)),
  'mod shift ArrowUp': change((span) => nudgeEnd(span, -snapStep)),
  'mod shift ArrowDown': change((span) => nudgeEnd(span, snapStep)),
  ArrowUp: focus('up'),
  ArrowDown: focus('down'),
  ArrowLeft: focus('left'),
  ArrowRight: focus('right'),
  Tab: focus('next'),
  'shift Tab': focus('previous'),
};

/** The keys of experience.md, « Keyboard »; undefined where the key is not the grid's. */
export function actionOf(press: KeyPress): KeyAction | undefined {
  if (press.altKey) return undefined;
  const mod = press.ctrlKey || press.metaKey;
  return actions[[mod && 'mod', press.shiftKey && 'shift', press.key].filter(Boolean).join(' ')];
}
