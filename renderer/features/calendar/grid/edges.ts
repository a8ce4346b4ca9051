/** How far from its edge, in pixels, a drag resizes an event instead of moving it. */
const reach = 6;

/** The edge of a block under the pointer, if that end of the event is in this day. */
export function edgeAt(block: HTMLElement, pointer: { readonly clientY: number }): 'debut' | 'fin' | null {
  const box = block.getBoundingClientRect();
  if (pointer.clientY >= box.bottom - reach && !('goes' in block.dataset)) return 'fin';
  if (pointer.clientY < box.top + reach && !('comes' in block.dataset)) return 'debut';
  return null;
}

/** Shows with the cursor what a press would do. Set on the block itself: five hundred blocks need no handles. */
export function showEdge(block: HTMLElement, pointer: { readonly clientY: number }): void {
  const cursor = edgeAt(block, pointer) === null ? '' : 'ns-resize';
  if (block.style.cursor !== cursor) block.style.cursor = cursor;
}
