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
interface Floor {
  readonly depth: number;
  /** It is the open list or month of a field: what acts everywhere still acts on what is around the field. */
  readonly isOfField: boolean;
}
/** Depths under which nothing acts, while a modal dialog is open. */
const floors: Floor[] = [];
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
  return () => {
    entries.delete(entry);
    changed();
  };
}

/** Disables every handler less deep than the floor; returns the function that enables them again. */
export function raiseFloor(floor: Floor): () => void {
  floors.push(floor);
  changed();
  return () => {
    floors.splice(floors.indexOf(floor), 1);
    changed();
  };
}

const saving = parseChord('mod+Enter');
/** Wherever the focus is, before its element: a button, a list or a text may take or stop them. */
const everywhere: readonly Chord[] = [saving, parseChord('alt+ArrowLeft')];

/** What Entrée would choose in the open list or month of a field. */
const marked = '[data-trigger] :is([role=option], [data-day])';

function beforeTarget(event: KeyboardEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
  const { target } = event;
  const isHandled = matches(saving, pressOf(event), isMac())
    ? event.repeat || save(event, target)
    : isEverywhere(event) && answer(event);
  // A key that bounces after a form closed would press the button that opened it, which has the focus again.
  const wouldPress = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isPressable(target);
  if (!isHandled && !wouldPress) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns false where nothing around the target saves. */
function save(event: KeyboardEvent, target: HTMLElement): boolean {
  const choice = target.closest<HTMLElement>(marked);
  if (!choice) return answer(event) || submitFormOf(target);
  choice.click();
  whenClosed(choice, () => answer(event) || submitFormOf(document.activeElement));
  return true;
}

/** Once a list has closed and its field has the focus and the choice; at the latest in half a second. */
function whenClosed(choice: Element, then: () => void, frames = 30): void {
  const isOpen = choice.isConnected || document.activeElement === document.body;
  requestAnimationFrame(() => (isOpen && frames > 0 ? whenClosed(choice, then, frames - 1) : setTimeout(then)));
}

function submitFormOf(element: Element | null): boolean {
  const form = element?.closest('form');
  form?.requestSubmit();
  return form instanceof HTMLFormElement;
}

const isEverywhere = (event: KeyboardEvent): boolean =>
  everywhere.some((chord) => matches(chord, pressOf(event), isMac()));

/** Keys that repeat while they are held. Any other key acts once: a change is made, saved or undone once. */
const goesOn = /^(?:Arrow|Page)/u;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (answer(event)) event.preventDefault();
  else typeInSearch(event);
}

/** The key of the search that takes what is typed outside of fields; no keyboard has it. */
export const anyText = 'text';

/** Nothing is prevented: the browser writes the character where the search has put the focus. */
function typeInSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isChord = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  const isText = (key.length === 1 && key !== ' ') || key === 'Dead' || key === 'Process';
  if (isChord || !isText || isField(event.target) || ownsText(event.target)) return;
  answering()
    .find(({ keys }) => keys.includes(anyText))
    ?.run(event);
}

/** Letters lead to the entry that begins with them. */
const ownsText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;

/** Calls the handler of a key; returns false where none is active. */
function answer(event: KeyboardEvent): boolean {
  const press = pressOf(event);
  const mac = isMac();
  const typing = isField(event.target);
  const pressing = (event.key === 'Enter' || event.key === ' ') && isPressable(event.target);
  const found = answering(isEverywhere(event)).find((entry) => entry.chords.some((chord) => applies(chord)));
  if (found && (!event.repeat || goesOn.test(event.key))) found.run(event);
  return found !== undefined;

  function applies(chord: Chord): boolean {
    if (!matches(chord, press, mac)) return false;
    if (typing && !actsInFields(chord)) return false;
    return !pressing || chord.mod || chord.alt;
  }
}

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  shiftKey: event.shiftKey,
  altKey: event.altKey,
  altGraph: event.getModifierState('AltGraph'),
});

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
function answering(everywhere = false): readonly Entry[] {
  const counting = everywhere ? floors.filter(({ isOfField }) => !isOfField) : floors;
  const floor = Math.max(0, ...counting.map(({ depth }) => depth));
  return [...entries].filter(({ depth }) => depth >= floor).sort((a, b) => b.depth - a.depth || b.order - a.order);
}

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=spinbutton]'));

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'button, a, input:is([type=radio], [type=checkbox]), [role=button], [role=option], [role=menuitem]',
  ) !== null;

/**
 * While a character is composed, Entrée ends that and saves nothing, Échap drops it and closes nothing: no handler sees
 * the press, only the browser.
 */
function leaveToComposition(event: KeyboardEvent): void {
  // Some input methods end the composition before the press that did so is reported: only its code says it.
  // oxlint-disable-next-line typescript/no-deprecated
  if (!event.isComposing && event.keyCode !== 229) return;
  if (!event.isComposing) typeInSearch(event);
  event.stopImmediatePropagation();
}

// In tests of Node there is no window.
if (typeof window !== 'undefined') {
  // On the way down, before React and every other listener.
  window.addEventListener('keydown', leaveToComposition, true);
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('keydown', beforeTarget, true);
}
