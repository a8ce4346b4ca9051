import { actsInFields, isMac, matches, parseChord } from './keys.ts';
import type { Chord, KeyPress } from './keys.ts';

interface Entry {
  readonly depth: number;
  readonly order: number;
  readonly chords: readonly Chord[];
  readonly run: (event: KeyboardEvent) => void;
}

const entries = new Set<Entry>();
/** Depths under which nothing acts, while a modal dialog is open. */
const floors: number[] = [];
let order = 0;

/** Adds a handler; answers how to take it away. The deepest wins, then the latest. */
export function register(depth: number, keys: readonly string[], run: (event: KeyboardEvent) => void): () => void {
  const entry: Entry = { depth, order: (order += 1), chords: keys.map(parseChord), run };
  entries.add(entry);
  if (entries.size === 1) window.addEventListener('keydown', onKeyDown);
  return () => {
    entries.delete(entry);
    if (entries.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** Holds back every handler less deep than `depth`; answers how to let them again. */
export function raiseFloor(depth: number): () => void {
  floors.push(depth);
  return () => {
    floors.splice(floors.indexOf(depth), 1);
  };
}

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
  const found = innermost((entry) => entry.chords.some((chord) => applies(chord)));
  if (!found) return;
  event.preventDefault();
  found.run(event);

  function applies(chord: Chord): boolean {
    if (!matches(chord, press, mac)) return false;
    if (typing && !actsInFields(chord)) return false;
    return !pressing || chord.mod || chord.alt;
  }
}

/** Acts as if the chord were pressed outside fields: for a menu item that stands for a key. False when nothing answers it. */
export function pressShortcut(keys: string): boolean {
  const wanted = JSON.stringify(parseChord(keys));
  const found = innermost((entry) => entry.chords.some((chord) => JSON.stringify(chord) === wanted));
  found?.run(new KeyboardEvent('keydown'));
  return found !== undefined;
}

function innermost(answers: (entry: Entry) => boolean): Entry | undefined {
  const floor = Math.max(0, ...floors);
  return [...entries]
    .filter((entry) => entry.depth >= floor && answers(entry))
    .sort((a, b) => b.depth - a.depth || b.order - a.order)[0];
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=spinbutton]'));

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role=button], [role=option], [role=menuitem]') !== null;
