const separator = '\u0000';

/**
 * A place of the keyboard: an event or a « +2 » among the columns of one person or campus, or of everyone. An event of
 * two people has two places; one that goes over midnight has one.
 */
export const placeOf = (whose: string, id: string): string => `${whose}${separator}${id}`;
/** The event or « +2 » at a place. */
export const idOf = (place: string): string => place.slice(place.indexOf(separator) + 1);
export const isIn = (place: string, whose: string): boolean => place.startsWith(`${whose}${separator}`);

export const blockAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;

export const eventIdAt = (target: EventTarget | null): string | null => blockAt(target)?.dataset['event'] ?? null;

export function placeAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const { event, overflow } = target.closest<HTMLElement>('[data-event], [data-overflow]')?.dataset ?? {};
  const { whose } = target.closest<HTMLElement>('[data-whose]')?.dataset ?? {};
  const id = event ?? overflow;
  return id === undefined || whose === undefined ? null : placeOf(whose, id);
}

export function elementAt(root: ParentNode | null, place: string): HTMLElement | null {
  const [whose, id] = [place.slice(0, place.indexOf(separator)), idOf(place)].map((each) => CSS.escape(each));
  const blocks = `:is([data-event="${id}"], [data-overflow="${id}"])`;
  return root?.querySelector<HTMLElement>(`[data-whose="${whose}"] ${blocks}`) ?? null;
}

export function focusEvent(root: ParentNode | null, id: string): void {
  root?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
}

/**
 * A block that changes its place among the others of its day is moved there, and keeps the focus. React would take it
 * out and put it in again: it gives the focus back afterwards, but the page is laid out twice for that, and a screen
 * reader reads the block again.
 */
export function moveWhole(blocks: HTMLElement | null): void {
  if (!blocks) return;
  const put = <Of extends Node>(block: Of, before: Node | null): Of => {
    if (block.parentNode === blocks) blocks.moveBefore(block, before);
    else Node.prototype.insertBefore.call(blocks, block, before);
    return block;
  };
  blocks.insertBefore = put;
  blocks.appendChild = (block) => put(block, null);
}
