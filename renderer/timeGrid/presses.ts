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
  const stop = (): void => {
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  if (released) stop();
  else window.addEventListener('pointerup', stop, { once: true });
}
