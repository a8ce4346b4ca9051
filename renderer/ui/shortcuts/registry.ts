import { actsInFields, isMac, matches, parseChord } from './keys.ts';
import type { Chord, KeyPress } from './keys.ts';
import type { Shortcut } from './shortcut.ts';

interface Handler {
  /** Null: without a name, so that nothing shows it. */
  readonly shortcut: Shortcut | null;
  /** Those that act now. */
  readonly keys: readonly string[];
  readonly run: (event: KeyboardEvent) => void;
}

interface Entry extends Handler {
  readonly depth: number;
  readonly order: number;
  readonly chords: readonly Chord[];
}

const entries = new Set<Entry>();
/** Depths under which nothing acts, while a modal dialog is open. */
const floors: number[] = [];
let order = 0;
const watchers = new Set<() => void>();
const changed = (): void => watchers.forEach((watcher) => watcher());

/** Calls back when the active shortcuts may have changed; returns the function that stops it. */
export function onShortcutsChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Adds a handler; returns the function that removes it. The deepest wins, then the latest. */
export function register(depth: number, handler: Handler): () => void {
  const entry: Entry = { ...handler, depth, order: (order += 1), chords: handler.keys.map(parseChord) };
  entries.add(entry);
  changed();
  if (entries.size === 1) {
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keydown', beforePressing, true);
  }
  return () => {
    entries.delete(entry);
    changed();
    if (entries.size > 0) return;
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('keydown', beforePressing, true);
  };
}

/** Disables every handler less deep than `depth`; returns the function that enables them again. */
export function raiseFloor(depth: number): () => void {
  floors.push(depth);
  changed();
  return () => {
    floors.splice(floors.indexOf(depth), 1);
    changed();
  };
}

/**
 * A button, a radio or a checkbox handles Entrée with any modifier: Ctrl Entrée, which saves the form, would press it.
 * Where it saves nothing, it presses nothing either: after a form closed, a key that bounces would press the button
 * that opened it, which has the focus again.
 */
function beforePressing(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isPressable(event.target)) return;
  onKeyDown(event);
  event.preventDefault();
  event.stopPropagation();
}

/** Keys that repeat while they are held. Any other key acts once: a change is made, saved or undone once. */
const goesOn = /^(?:Arrow|Page|[jk]$)/u;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const press: KeyPress = {
    key: event.key,
    code: event.code,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    altGraph: event.getModifierState('AltGraph'),
  };
  const mac = isMac();
  const typing = isField(event.target);
  const pressing = (event.key === 'Enter' || event.key === ' ') && isPressable(event.target);
  const found = answering().find((entry) => entry.chords.some((chord) => applies(chord)));
  if (!found) return;
  event.preventDefault();
  if (!event.repeat || goesOn.test(event.key)) found.run(event);

  function applies(chord: Chord): boolean {
    if (!matches(chord, press, mac)) return false;
    if (typing && !actsInFields(chord)) return false;
    return !pressing || chord.mod || chord.alt;
  }
}

/** The named handlers that would act now, the innermost first: the user's available commands. */
export function shortcutsHere(): readonly Shortcut[] {
  const seen = new Map<string, Shortcut>();
  for (const { shortcut } of answering()) if (shortcut && !seen.has(shortcut.id)) seen.set(shortcut.id, shortcut);
  return [...seen.values()];
}

/** Runs a shortcut, whatever its keys. Returns false when no handler is active. */
export function runShortcut(id: string): boolean {
  const found = answering().find(({ shortcut }) => shortcut?.id === id);
  found?.run(new KeyboardEvent('keydown'));
  return found !== undefined;
}

/** The innermost first, then the latest. */
function answering(): readonly Entry[] {
  const floor = Math.max(0, ...floors);
  return [...entries].filter(({ depth }) => depth >= floor).sort((a, b) => b.depth - a.depth || b.order - a.order);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=spinbutton]'));

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'button, a, input:is([type=radio], [type=checkbox]), [role=button], [role=option], [role=menuitem]',
  ) !== null;
