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

/** Hears that what answers keys may have changed; answers how to stop. */
export function onShortcutsChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Adds a handler; answers how to take it away. The deepest wins, then the latest. */
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

/** Holds back every handler less deep than `depth`; answers how to let them again. */
export function raiseFloor(depth: number): () => void {
  floors.push(depth);
  changed();
  return () => {
    floors.splice(floors.indexOf(depth), 1);
    changed();
  };
}

/** A button, a radio or a box takes Entrée whatever is held with it: Ctrl Entrée, which keeps what is typed, would press it. */
function beforePressing(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isPressable(event.target)) return;
  onKeyDown(event);
  if (event.defaultPrevented) event.stopPropagation();
}

/** Keys that go further while they are held. Of all others a held one acts once: what is noted, kept or undone is done once. */
const goesOn = /^(?:Arrow|Page|[jk]$)/u;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
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

/** The named handlers that would answer now, the innermost first: what a person can do where they stand. */
export function shortcutsHere(): readonly Shortcut[] {
  const seen = new Map<string, Shortcut>();
  for (const { shortcut } of answering()) if (shortcut && !seen.has(shortcut.id)) seen.set(shortcut.id, shortcut);
  return [...seen.values()];
}

/** Does what a shortcut does, whatever its keys. False when nothing answers. */
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
