/** How far from its edge, in pixels, an event is drawn longer or shorter rather than moved. */
const reach = 6;

/** The edge of a block that the pointer is on, if that end of the event is in this day. */
export function edgeAt(block: HTMLElement, pointer: { readonly clientY: number }): 'debut' | 'fin' | null {
  const box = block.getBoundingClientRect();
  if (pointer.clientY >= box.bottom - reach && !('goes' in block.dataset)) return 'fin';
  if (pointer.clientY < box.top + reach && !('comes' in block.dataset)) return 'debut';
  return null;
}

/** Shows under the pointer what pressing would do. Said to the block itself: five hundred blocks need no handles. */
export function showEdge(block: HTMLElement, pointer: { readonly clientY: number }): void {
  const cursor = edgeAt(block, pointer) === null ? '' : 'ns-resize';
  if (block.style.cursor !== cursor) block.style.cursor = cursor;
}
