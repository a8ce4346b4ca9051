const separator = '\u0000';

/**
 * An event or a « +2 » among columns of one person, campus, or everyone. One of two people has two, one over midnight
 * one.
 */
export const placeOf = (whose: string, id: string): string => `${whose}${separator}${id}`;
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
 * Moved, not taken out and put in as by React, which lays the page out twice and has the block read aloud again. It
 * keeps the focus.
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
