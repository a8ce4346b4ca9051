/** A blinking caret draws the page some twenty times a second, for as long as its field has the focus. */
const blinksMs = 10_000;
/** What has a caret. */
const fields = 'input, textarea, [contenteditable]';

/**
 * The caret stays visible from ten seconds after the last key, press or change of focus, as GTK's does. Returns what
 * ends this.
 */
export function restCaret(page: Document = document): () => void {
  let resting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const animate = (how: 'manual' | ''): void => {
    // On one element only: on the root, it would cost a new style of the whole page.
    if (resting instanceof HTMLElement) resting.style.setProperty('caret-animation', how);
  };
  const rest = (): void => {
    // Without a field, the page itself has the focus, or a list of hundreds of elements that would inherit it.
    if (page.activeElement?.matches(fields) !== true) return;
    resting = page.activeElement;
    animate('manual');
  };
  const blink = (): void => {
    animate('');
    resting = null;
    clearTimeout(timer);
    timer = setTimeout(rest, blinksMs);
  };
  const kinds = ['keydown', 'pointerdown', 'focusin'] as const;
  for (const kind of kinds) page.addEventListener(kind, blink, { capture: true, passive: true });
  blink();
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, blink, { capture: true });
    animate('');
    clearTimeout(timer);
  };
}
