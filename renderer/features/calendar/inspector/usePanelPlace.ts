import { useLayoutEffect, useRef } from 'react';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

type Side = 'left' | 'right';

/** `--inspector-width` of `ui/styles.css`, in px. */
const panelWidth = 344;
/** With less, the days beside the inspector could not be read: it lies over them. */
const leastContent = 960;
/** The slowest double click that Windows can be set to, in ms. */
const slowestDoubleClick = 900;
const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/** Gives the inspector of the calendar its place beside the days, which show the event that is in it. */
export function usePanelPlace(selected: ShownEvent | null): void {
  const place = useRef<PanelPlace>(null);
  useLayoutEffect(() => {
    const content = document.querySelector<HTMLElement>('main [data-overlay]');
    if (!content) return undefined;
    const made = new PanelPlace(content);
    place.current = made;
    return () => made.end();
  }, []);
  // Another object with each change of the event: its block may be elsewhere.
  useLayoutEffect(() => place.current?.show(selected?.id ?? null), [selected]);
}

/**
 * Over the days first, at the edge off its event's block; they make room once the pointer rests: they move neither
 * within a double click nor under a press, for keys at once. Outside of React: it depends on every move of the pointer.
 */
export class PanelPlace {
  private readonly content: HTMLElement;
  private readonly listening = new AbortController();
  private readonly resized = new ResizeObserver(() => this.settle());
  private shown: string | null = null;
  /** The pointer is over the days and was moved, pressed or its wheel turned just now, or is still pressed. */
  private isPointerBusy = false;
  private isPressed = false;
  private resting: number | undefined;

  constructor(content: HTMLElement) {
    this.content = content;
    const options = { signal: this.listening.signal, capture: true };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, (event) => this.onMouse(event), options);
    // A wheel turns under a pointer at rest; the days would shift below it.
    window.addEventListener('wheel', (event) => this.onMouse(event), { ...options, passive: true });
    window.addEventListener('keydown', ({ key }) => !this.isPressed && !modifiers.has(key) && this.rest(), options);
    this.resized.observe(content);
  }

  /** The event that the inspector shows; null: there is none. */
  show(id: string | null): void {
    this.shown = id;
    this.settle();
  }

  end(): void {
    clearTimeout(this.resting);
    this.listening.abort();
    this.resized.disconnect();
  }

  private onMouse({ target, buttons }: MouseEvent): void {
    clearTimeout(this.resting);
    this.isPressed = buttons !== 0;
    if (!this.isPressed && !this.isOverDays(target)) return this.rest();
    this.isPointerBusy = true;
    if (!this.isPressed) this.resting = window.setTimeout(() => this.rest(), slowestDoubleClick);
    return undefined;
  }

  private isOverDays(target: EventTarget | null): boolean {
    return target instanceof Element && this.content.contains(target) && target.closest('[data-panel]') === null;
  }

  private rest(): void {
    if (!this.isPointerBusy) return;
    clearTimeout(this.resting);
    this.isPointerBusy = false;
    this.settle();
  }

  private settle(): void {
    const { content, shown } = this;
    if (!this.isPointerBusy)
      content.toggleAttribute('data-beside', shown !== null && content.clientWidth >= leastContent);
    // Beside the days it covers none, and stays where it is.
    if (content.hasAttribute('data-beside')) return;
    content.dataset['overlay'] = shown === null ? 'right' : this.sideOf(shown);
  }

  private sideOf(id: string): Side {
    const before = this.content.dataset['overlay'] === 'left' ? 'left' : 'right';
    const block = this.content.querySelector(`[data-event="${CSS.escape(id)}"]`);
    return block ? sideFor(block.getBoundingClientRect(), this.content.getBoundingClientRect(), before) : before;
  }
}

type Reach = Pick<DOMRect, 'left' | 'right'>;

/** It stays where it is while the block is in sight there. */
export function sideFor(block: Reach, content: Reach, before: Side): Side {
  const isClear = { right: block.right <= content.right - panelWidth, left: block.left >= content.left + panelWidth };
  if (isClear[before]) return before;
  if (isClear.right !== isClear.left) return isClear.right ? 'right' : 'left';
  // Neither or both: a row as wide as the content, or a narrow window.
  const isWide = block.right - block.left > (content.right - content.left) / 2;
  return isWide || block.left + block.right <= content.left + content.right ? 'right' : 'left';
}
