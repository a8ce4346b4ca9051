import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announce.tsx';

/**
 * The focus law, for the whole page: the focus never falls to the body because what held it left. A list names the
 * attribute of its rows: `data-list="row"`, each `data-row={id}`; an unmarked `ul`, `ol` or `tbody` is one of its
 * children. A row that leaves gives the focus to its successor, else its predecessor, else the list. Anything else
 * (notice, panel, dialog) gives it back to where it was, or to that row's successor. What is disabled gives it to a
 * control of its row, else to what is around it, and gets it back if enabled before the next key.
 */

/** Where the focus was: an element, and its place in a list where it is in one. */
interface Stop {
  readonly element: HTMLElement;
  /** From its parent up, for the time after it has left the page. */
  readonly ancestors: readonly Element[];
  row: RowStop | null;
}

interface RowStop {
  readonly list: HTMLElement;
  readonly left: string;
  /** That row, or its successor. */
  readonly id: string;
  /** Which control of the row, in order; -1 is the row itself. */
  readonly control: number;
}

/** Called for a list when the focus goes to the successor of a row that left. */
export interface Succession {
  readonly left: string;
  readonly id: string;
}
export const successionEvent = 'focus-succession';

const remembered = 30;
const controls =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])';
const typing = 'input:not([type=radio], [type=checkbox]), textarea';

const selectorOf = ({ dataset }: HTMLElement): string =>
  dataset['list'] === undefined ? ':scope > *' : `[data-${dataset['list']}]`;
const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selectorOf(list))];
const given = new WeakMap<HTMLElement, string>();
let count = 0;
/** The id of a row; for an unmarked one, a name that it has while it is drawn. */
function idOf({ dataset }: HTMLElement, row: HTMLElement): string {
  if (dataset['list'] !== undefined) return row.dataset[dataset['list']] ?? '';
  const id = given.get(row) ?? `row ${(count += 1)}`;
  given.set(row, id);
  return id;
}
const idsOf = (list: HTMLElement): readonly string[] => rowsOf(list).map((row) => idOf(list, row));
const drawnRow = (list: HTMLElement, id: string): HTMLElement | undefined =>
  rowsOf(list).find((row) => idOf(list, row) === id);
const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Where the focus was, oldest first; the last one has it, or was the last to have it. */
let past: Stop[] = [];
/** The row that takes the focus as soon as it is drawn. */
let wanted: string | null = null;
/** It comes into sight also where it has the focus already, and was scrolled away. */
let isSought = false;

const overlays = '[role=dialog], [role=alertdialog], [role=menu]';
/** In a dialog or menu: what lies over the page, and gives the focus back when it closes. */
export const isInOverlay = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(overlays) !== null;
const wasInOverlay = ({ element, ancestors }: Stop): boolean =>
  [element, ...ancestors].some((each) => each.matches(overlays));
function isGivenBack(): boolean {
  const last = past.at(-1);
  return last !== undefined && wasInOverlay(last);
}

let giving = false;
/**
 * The focus event comes from here, not from the user, nor from a dialog or menu that gives it back while another row is
 * to have it.
 */
export const isFocusGiven = (): boolean => giving || (wanted !== null && isGivenBack());

function give(element: HTMLElement | null | undefined): boolean {
  if (!giveWhereItIs(element)) return false;
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

function giveWhereItIs(element: HTMLElement | null | undefined): element is HTMLElement {
  if (!element?.isConnected || !element.checkVisibility()) return false;
  giving = true;
  element.focus({ preventScroll: true });
  giving = false;
  return document.activeElement === element;
}

/**
 * Focuses the row once it is drawn and no dialog or menu is open, unless the user acts first: for a row just created or
 * moved out of sight. `sought`: the user asked for it.
 */
export function focusRow(id: string, { sought = false } = {}): void {
  wanted = id;
  isSought = sought;
  giveWanted(id);
}

/** Returns whether the row has the focus. */
function giveWanted(id: string): boolean {
  if (document.querySelector(overlays)) return false;
  for (const list of document.querySelectorAll<HTMLElement>('main [data-list]')) {
    const row = drawnRow(list, id);
    if (!row?.contains(document.activeElement) && !(row && give(focusTargetOf(row)))) continue;
    if (isSought) document.activeElement?.scrollIntoView({ block: 'nearest' });
    isSought = false;
    return true;
  }
  return false;
}

/**
 * Takes the focus from another row of its lists, even where a dialog would give it back: keys act on what the panel
 * shows (I26).
 */
export function focusOpened(id: string, within: HTMLElement): void {
  const here = past.findLast((stop) => !wasInOverlay(stop) && (stop.row?.list ?? stop.element).isConnected)?.row;
  if (here?.list.dataset['list'] === undefined || here.id === id || !within.contains(here.list)) return;
  wanted = id;
  takeFromRow();
}

/** No other row has the focus until the wanted one is drawn. */
function takeFromRow(): void {
  if (wanted === null || document.querySelector(overlays)) return;
  if (!giveWanted(wanted)) give(document.querySelector('main'));
}

/** The row where it is focusable itself, otherwise its first control. */
const focusTargetOf = (row: HTMLElement): HTMLElement =>
  row.hasAttribute('tabindex') || row.matches(controls) ? row : (row.querySelector<HTMLElement>(controls) ?? row);

/** Until it is stopped. `onEmptied`: of a list that took the focus because it has no row any more. */
function keepFocus(onEmptied: (list: HTMLElement) => void): () => void {
  past = [];
  const orders = new Map<HTMLElement, readonly string[]>();

  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const stop: Stop = { element: target, ancestors: ancestorsOf(target), row: rowStopOf(target) };
    if (stop.row) orders.set(stop.row.list, idsOf(stop.row.list));
    // A field outside of the lists that takes the focus is about to be typed into: no row takes it away.
    if (!giving && stop.row === null && target.matches(typing) && !isGivenBack()) wanted = null;
    if (!giving && stop.row?.list.dataset['list'] !== undefined && stop.row.id !== wanted) {
      if (isGivenBack()) queueMicrotask(takeFromRow);
      // Another row that took the focus by other means than a key or the pointer (assistive technology) keeps it.
      else wanted = null;
    }
    past = [...past.filter(({ element, row }) => element !== target && (row?.list ?? element).isConnected), stop].slice(
      -remembered,
    );
    for (const list of orders.keys()) if (!list.isConnected) orders.delete(list);
  };

  /** Replaces rows that have left by their successors, while these are known. */
  const succeed = (records: readonly MutationRecord[]): void => {
    for (const [list, before] of orders) {
      if (!records.some(({ target }) => list.contains(target))) continue;
      const now = idsOf(list);
      orders.set(list, now);
      if (now.length === 0) continue;
      for (const stop of past) {
        if (stop.row?.list !== list) continue;
        const id = successorOf(stop.row.id, before, now);
        if (id !== null) stop.row = { ...stop.row, id };
      }
    }
  };

  /** A control that was disabled while it had the focus, and what has the focus in its place. */
  let disabled: { readonly control: HTMLElement; readonly instead: HTMLElement } | null = null;
  const followDisabled = (): void => {
    if (disabled && !disabled.control.matches(':disabled')) {
      if (isFree() || document.activeElement === disabled.instead) giveWhereItIs(disabled.control);
      disabled = null;
    }
    const control = past.at(-1)?.element;
    if (!control?.isConnected || !control.matches(':disabled')) return;
    // Chromium takes the focus from it only once the page is drawn.
    if (!isFree() && document.activeElement !== control) return;
    const instead = insteadOf(control).find(giveWhereItIs);
    if (instead) disabled = { control, instead };
  };

  const restore = (): void => {
    const last = past.at(-1);
    if (!last || last.element.isConnected) return;
    if (wanted !== null && wasInOverlay(last)) return takeFromRow();
    if (giveStop(last) || give(choiceAgain(last.element))) return;
    const near = last.ancestors.find((ancestor) => ancestor.isConnected);
    const list = last.row && near?.closest<HTMLElement>('[data-list]');
    if (list && give(list)) return onEmptied(list);
    const main = document.querySelector('main');
    // Within what left the screen; where the whole screen was replaced, the next one begins at its top.
    const within = near && main?.contains(near) ? main : document.body;
    for (const stop of past.toReversed()) if (within.contains(stop.row?.list ?? stop.element) && giveStop(stop)) return;
    give(main);
  };

  const observer = new MutationObserver((records) => {
    succeed(records);
    followDisabled();
    // A row that was just created is drawn again under the service's id: then its successor takes the focus.
    if (wanted !== null && giveWanted(wanted)) return;
    if (!isFree()) return;
    restore();
    // Elements behind a dialog cannot take the focus before the dialog has closed completely.
    if (isFree()) requestAnimationFrame(() => isFree() && restore());
  });
  const drop = (): void => {
    wanted = null;
    isSought = false;
    disabled = null;
    if (isFree()) restore();
  };

  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', drop, true);
  document.addEventListener('pointerdown', drop, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', drop, true);
    document.removeEventListener('pointerdown', drop, true);
  };
}

/**
 * Best first: a control of the line, else what is around. Outside of lines never the next button, which could cancel.
 */
function insteadOf(control: HTMLElement): readonly HTMLElement[] {
  const line = [...(control.closest('li, tr')?.querySelectorAll<HTMLElement>(`${controls}, :disabled`) ?? [])];
  const at = line.indexOf(control);
  const around = ancestorsOf(control).filter((each) => each instanceof HTMLElement);
  return [
    ...line.slice(at + 1),
    ...line.slice(0, Math.max(at, 0)).toReversed(),
    ...around.filter((each) => each.hasAttribute('tabindex')),
  ];
}

/** The same option of the same radio group, drawn again with the list that it chose. */
function choiceAgain(left: HTMLElement): HTMLElement | undefined {
  const group = left.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? '';
  return [
    ...document.querySelectorAll<HTMLElement>(`[role=radiogroup][aria-label="${CSS.escape(group)}"] [role=radio]`),
  ].find(({ textContent }) => group !== '' && textContent === left.textContent);
}

function ancestorsOf(element: Element): readonly Element[] {
  const all: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
  return all;
}

function rowStopOf(element: HTMLElement): RowStop | null {
  const list = element.closest<HTMLElement>('[data-list]') ?? element.closest<HTMLElement>('ul, ol, tbody');
  const row = list && rowsOf(list).findLast((each) => each.contains(element));
  if (!list || !row) return null;
  const id = idOf(list, row);
  return { list, left: id, id, control: row === element ? -1 : [...row.querySelectorAll(controls)].indexOf(element) };
}

/** Restores the focus: to the same control of the row, which may have been recreated or replaced. */
function giveStop({ element, row }: Stop): boolean {
  if (!row) return give(element);
  if (!row.list.isConnected) return false;
  const rows = rowsOf(row.list);
  const at = rows.findIndex((each) => idOf(row.list, each) === row.id);
  if (at === -1) return false;
  // A line may have nothing focusable.
  const taker = [...rows.slice(at), ...rows.slice(0, at).toReversed()].find((each) =>
    give(
      (row.control === -1 ? null : each.querySelectorAll<HTMLElement>(controls)[row.control]) ?? focusTargetOf(each),
    ),
  );
  if (!taker) return false;
  const [left, id] = [row.left, idOf(row.list, taker)];
  if (left !== id)
    row.list.dispatchEvent(new CustomEvent<Succession>(successionEvent, { bubbles: true, detail: { left, id } }));
  return true;
}

/** Keeps the focus law in the page; once, in the shell. */
export function FocusKeeper() {
  const { t } = useTranslation();
  useEffect(() => keepFocus(() => announce(t('common.focus.emptied'))), [t]);
  return null;
}

/** The next that is still there, else the one before; null for none. `before`, `now`: ids in the order shown. */
export function successorOf(left: string, before: readonly string[], now: readonly string[]): string | null {
  if (now.includes(left)) return left;
  const at = before.indexOf(left);
  const gone = before.filter((id) => !now.includes(id));
  const come = now.filter((id) => !before.includes(id));
  const next = before.slice(at + 1).find((id) => now.includes(id));
  const previous = before.slice(0, Math.max(at, 0)).findLast((id) => now.includes(id));
  const [renamed] = come;
  // A creation that the service has accepted comes back under the service's id, in the same place.
  if (
    renamed !== undefined &&
    gone.length === 1 &&
    come.length === 1 &&
    now[now.indexOf(renamed) + 1] === next &&
    now[now.indexOf(renamed) - 1] === previous
  )
    return renamed;
  return next ?? previous ?? null;
}
