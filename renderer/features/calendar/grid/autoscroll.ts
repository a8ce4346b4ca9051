const edge = 40;
const fastest = 14;
const headers = 46;

/** Scrolls while the pointer is held near an edge, and calls `moved` after each step. Answers how to stop. */
export function startAutoscroll(
  scroller: HTMLElement,
  pointer: () => { readonly clientY: number },
  moved: () => void,
): () => void {
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);

  function step(): void {
    const box = scroller.getBoundingClientRect();
    const by = speed(pointer().clientY, box.top + headers, box.bottom);
    if (by !== 0) {
      scroller.scrollTop += by;
      moved();
    }
    frame = requestAnimationFrame(step);
  }
}

/** Pixels a frame: nothing in the middle, faster the further the hand is over an edge. */
export function speed(y: number, top: number, bottom: number): number {
  const over = y < top + edge ? y - (top + edge) : y > bottom - edge ? y - (bottom - edge) : 0;
  return Math.max(-fastest, Math.min(fastest, (over / edge) * fastest));
}
