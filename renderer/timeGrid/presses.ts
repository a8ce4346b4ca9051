/** What is pressed there is not the empty grid below. Returns the function that ends it. */
export function ignorePresses(ghosts: readonly Element[]): () => void {
  const listening = new AbortController();
  const ignore = (event: PointerEvent): void => {
    if (!ghosts.some((ghost) => isInside(ghost.getBoundingClientRect(), event))) return;
    event.stopPropagation();
    swallowClick(false);
  };
  window.addEventListener('pointerdown', ignore, { signal: listening.signal, capture: true });
  return () => listening.abort();
}

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX < right && clientY >= top && clientY < bottom;

/** The click that ends a gesture is not a click on what lies below. */
export function swallowClick(released: boolean): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = new AbortController();
  const stop = (): void => void setTimeout(() => over.abort(), 0);
  window.addEventListener('click', swallow, { capture: true, once: true, signal: over.signal });
  if (released) return stop();
  window.addEventListener('pointerup', stop, { once: true, signal: over.signal });
  // It may have been released over another window, without a click here: the next press is another gesture.
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal: over.signal });
  return undefined;
}
