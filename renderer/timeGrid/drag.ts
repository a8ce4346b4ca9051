import type { EventView } from '#cache/queries/views.ts';
import { hueOf } from './appearance/hue.ts';
import { placesFor, togetherWith } from './gesture/places.ts';
import type { Span } from './gesture/span.ts';
import { fineStep, sameSpan, snapStep } from './gesture/span.ts';
import type { GridPoint, Grip } from './gesture/target.ts';
import { targetOf } from './gesture/target.ts';
import type { Ghost } from './ghosts.ts';
import { drawGhosts } from './ghosts.ts';
import type { DrawnHours } from './layout/geometry.ts';
import { gutterWidth, headHeight, minuteOf } from './layout/geometry.ts';
import type { TimeColumn, Timed } from './layout/layoutDay.ts';
import { minuteAt } from './layout/schoolDay.ts';
import { columnAt } from './layout/weights.ts';

export interface DragScene {
  readonly scroller: HTMLElement;
  /** The element of the days, without gutter and headers. */
  readonly area: HTMLElement;
  readonly ghosts: HTMLElement;
  readonly columns: readonly TimeColumn<EventView>[];
  /** Where the columns begin and end: see `edgesOf`. */
  readonly edges: readonly number[];
  readonly hours: DrawnHours;
  readonly zone: string;
  readonly events: readonly EventView[];
  /** Events that keep their hours when they are given to another person: those of applications. */
  readonly fixedHours: ReadonlySet<string>;
  /** Whether a drop in another person’s column gives the event to that person; otherwise it changes the day alone. */
  readonly mayGive: boolean;
  readonly together: ReadonlySet<string>;
  readonly newName: string;
  timeRange(debut: number, fin: number): string;
  /** Whom or what the event would need there while they are taken; empty: nobody. Called while it is dragged. */
  clashAt(id: string, span: Span, column: number): string;
  /** `from`: the events as they were when the drag began. Resolves once they are drawn there. */
  drop(id: string, span: Span, columns: Columns, from: readonly EventView[]): Promise<void>;
  /** Released with Ctrl: the event stays, and a copy is made. Resolves once it is kept or refused, or Carnet asks. */
  copy(id: string, span: Span, columns: Columns): Promise<void>;
  /** Undefined: nothing is created by drawing over an empty part. */
  create?: ((span: Span, column: number) => void) | undefined;
}

export interface Columns {
  readonly from: number;
  readonly to: number;
}

/** Whether an event that goes from one column to another is another person's there. */
export const isGiven = (columns: readonly Pick<TimeColumn<Timed>, 'whose'>[], { from, to }: Columns): boolean =>
  columns[from]?.whose !== columns[to]?.whose;

/** A movement shorter than this is not a drag. */
const threshold = 4;
/** How long a ghost may be shown in place of an event that is being saved. Milliseconds. */
const longestGhost = 400;

const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);
/** Alt that is still held, or a key that repeats, begins nothing. */
const beginsNothing = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.repeat || modifiers.has(event.key));

/**
 * When an event is saved, or its ghost cannot stand for it: too long, or the user goes on from the event itself (I12).
 */
export async function whileGhostStands(saving: Promise<void>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, (event) => void (beginsNothing(event) || resolve()), {
      signal: listening.signal,
      capture: true,
    });
  const late = setTimeout(resolve, longestGhost);
  void saving.finally(resolve);
  await isOver;
  clearTimeout(late);
  listening.abort();
}

/**
 * From press to release; React hears of the end only. Other keys or buttons, another window, a lost pointer, or `left`
 * (the days left the screen) cancel.
 */
export function beginDrag(scene: DragScene, press: PointerEvent, left: AbortSignal): void {
  const from = pointAt(scene, press);
  const grip = gripAt(scene, press, from);
  if (!grip || (grip.kind === 'new' && !scene.create)) return;
  const { columns, create } = scene;
  const days = columns.map(({ day }) => day);
  const isCopy = (event: PointerEvent): boolean => grip.kind === 'move' && (event.ctrlKey || event.metaKey);
  let last: PointerEvent = press;
  let fine = press.altKey;
  let copies = isCopy(press);
  let target: Span | null = null;
  let { column } = from;
  let stopScroll: (() => void) | null = null;
  const lifted = grip.kind === 'new' ? [] : blocksOf(scene.area, grip.id);
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };

  /** Only what is moved is given to another person. */
  const across = (to: number): Columns => ({ from: from.column, to: grip.kind === 'move' ? to : from.column });
  const draw = (): void => {
    const there = inOwnColumn(scene, from, pointAt(scene, last));
    const isFixed = grip.kind === 'move' && scene.fixedHours.has(grip.id) && isGiven(columns, across(there.column));
    const at = isFixed ? { ...there, minute: from.minute } : there;
    const next = targetOf(grip, from, at, fine ? fineStep : snapStep, days, scene.zone);
    if (!next || (target && sameSpan(next, target) && at.column === column)) return;
    target = next;
    ({ column } = at);
    drawGhosts(scene.ghosts, ghostsOf(scene, grip, next, across(column)), columns, scene.edges, scene.hours);
  };
  /** When copying, the event itself remains visible. */
  const lift = (): void => {
    for (const block of lifted) {
      if (copies) delete block.dataset['lifted'];
      else block.dataset['lifted'] = '';
    }
    scene.ghosts.toggleAttribute('data-copies', copies);
  };
  const start = (): void => {
    // A new event is drawn within its day.
    const isAcross = grip.kind !== 'new';
    stopScroll = startAutoscroll(scene.scroller, { pointer: () => last, isAcross, moved: draw });
    scene.scroller.dataset['dragging'] = '';
    lift();
  };
  const stop = (): void => {
    listening.abort();
    stopScroll?.();
    delete scene.scroller.dataset['dragging'];
    scene.ghosts.removeAttribute('data-copies');
  };
  /** `drawn`: of this drag; another one may have begun since. */
  const clear = (drawn: readonly Element[]): void => {
    for (const ghost of drawn) ghost.remove();
    for (const block of lifted) delete block.dataset['lifted'];
  };
  const end = (): void => {
    stop();
    // Of a press that drags nothing, what is drawn there is an event that is being written.
    if (stopScroll) clear([...scene.ghosts.children]);
  };
  const cancel = (): void => {
    if (stopScroll) swallowClick(false);
    end();
  };
  /** The ghost stays where the event or its copy was dropped until that is drawn there. */
  const drop = async (saving: Promise<void>): Promise<void> => {
    const drawn = [...scene.ghosts.children];
    stop();
    await whileGhostStands(saving);
    clear(drawn);
  };

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    fine = event.altKey;
    copies = isCopy(event);
    if (stopScroll) lift();
    if (!stopScroll && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < threshold) return;
    if (!stopScroll) start();
    draw();
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    if (!stopScroll) return end();
    swallowClick(true);
    const at = across(column);
    if (!target || (grip.kind !== 'new' && sameSpan(target, grip.span) && !isGiven(columns, at))) return end();
    if (grip.kind !== 'new') {
      const saving = isCopy(event) ? scene.copy(grip.id, target, at) : scene.drop(grip.id, target, at, scene.events);
      return void drop(saving);
    }
    end();
    return create?.(target, from.column);
  };
  /** What cancels does nothing else. */
  const cancelBy = (event: Event): void => {
    if (stopScroll) {
      event.preventDefault();
      event.stopPropagation();
    }
    cancel();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Alt' && stopScroll) {
      event.preventDefault();
      fine = event.type === 'keydown';
      draw();
    }
    if ((event.key === 'Control' || event.key === 'Meta') && stopScroll && grip.kind === 'move') {
      copies = event.type === 'keydown';
      lift();
    }
    if (event.type === 'keyup' || beginsNothing(event)) return;
    if (event.key === 'Escape') cancelBy(event);
    else cancel();
  };

  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', onUp, options);
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('contextmenu', cancelBy, options);
  window.addEventListener('blur', cancel, { signal: listening.signal });
  left.addEventListener('abort', cancel, { signal: listening.signal });
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('keyup', onKey, options);
}

/** The click that ends a gesture is not a click on what lies below. */
function swallowClick(released: boolean): void {
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

/** The column and minute under the pointer; beyond an edge, the nearest. */
export function pointAt(
  scene: Pick<DragScene, 'area' | 'edges' | 'hours'>,
  pointer: { readonly clientX: number; readonly clientY: number },
): GridPoint {
  const box = scene.area.getBoundingClientRect();
  return {
    column: columnAt((pointer.clientX - box.left) / box.width, scene.edges),
    minute: minuteOf(pointer.clientY - box.top, scene.hours),
  };
}

/** Where nothing can be given to another person: the column of the day that is the event's own person's. */
function inOwnColumn({ columns, mayGive }: DragScene, from: GridPoint, there: GridPoint): GridPoint {
  const [source, target] = [columns[from.column], columns[there.column]];
  const own = columns.findIndex(({ day, whose }) => day === target?.day && whose === source?.whose);
  return mayGive || own === -1 ? there : { ...there, column: own };
}

function gripAt(scene: DragScene, press: PointerEvent, at: GridPoint): Grip | null {
  if (!(press.target instanceof Element)) return null;
  const block = press.target.closest<HTMLElement>('[data-event]');
  const id = block?.dataset['event'];
  if (!block || id === undefined) return press.target.closest('[data-overflow]') ? null : { kind: 'new' };
  const event = scene.events.find((each) => each.id === id);
  const day = scene.columns[at.column]?.day;
  if (!event || !day) return null;
  const span: Span = { debut: event.debut, fin: event.fin };
  const edge = edgeAt(block, press);
  if (edge === null) return { kind: 'move', id, span };
  return { kind: 'edge', id, span, edge, edgeMinute: minuteAt(day, span[edge]) };
}

/** What the drop would do, by the same rules: linked events go along only where they are chosen (R2.10). */
function ghostsOf(scene: DragScene, grip: Grip, span: Span, at: Columns): Ghost[] {
  const { columns, events, zone } = scene;
  const there = new Set([columns[at.to]?.whose ?? '']);
  /** An event of several people remains in the column of each. */
  const whoseThen = (each: EventView): ReadonlySet<string> =>
    isGiven(columns, at)
      ? there
      : new Set(columns.filter((column) => column.events.includes(each)).map(({ whose }) => whose));
  const dragged = (name: string, typeName: string, whose: ReadonlySet<string> = there): Ghost => ({
    span,
    name,
    hue: hueOf(typeName),
    time: scene.timeRange(span.debut, span.fin),
    linked: false,
    whose,
    clash: grip.kind === 'new' ? '' : scene.clashAt(grip.id, span, at.to),
  });
  const event = grip.kind === 'new' ? undefined : events.find(({ id }) => id === grip.id);
  if (!event) return [dragged(scene.newName, '')];
  const together = togetherWith(event, events, scene.together);
  const places = placesFor(event, span, together, zone);
  const along = together.flatMap((each): Ghost[] => {
    const place = each === event ? undefined : places.get(each.id);
    if (!place) return [];
    return [
      {
        span: place,
        name: each.nom,
        hue: hueOf(each.typeName),
        time: scene.timeRange(place.debut, place.fin),
        linked: true,
        whose: whoseThen(each),
      },
    ];
  });
  return [...along, dragged(event.nom, event.typeName, whoseThen(event))];
}

const blocksOf = (area: HTMLElement, id: string): HTMLElement[] => [
  ...area.querySelectorAll<HTMLElement>(`[data-event="${CSS.escape(id)}"]`),
];

const edge = 40;
const fastest = 14;

/** Scrolls while the pointer is held near an edge. Returns the function that stops it. */
function startAutoscroll(
  scroller: HTMLElement,
  {
    pointer,
    isAcross,
    moved,
  }: {
    readonly pointer: () => { readonly clientX: number; readonly clientY: number };
    /** Sideways as well. */
    readonly isAcross: boolean;
    /** Runs after each step. */
    readonly moved: () => void;
  },
): () => void {
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);

  function step(): void {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const { clientX, clientY } = pointer();
    const across = isAcross ? speed(clientX, left + gutterWidth, right) : 0;
    const down = speed(clientY, top + headHeight, bottom);
    if (across !== 0 || down !== 0) {
      scroller.scrollBy({ left: across, top: down, behavior: 'instant' });
      moved();
    }
    frame = requestAnimationFrame(step);
  }
}

/** Pixels per frame: none in the middle, more the further the pointer is over an edge. */
export function speed(at: number, from: number, to: number): number {
  const over = at < from + edge ? at - (from + edge) : at > to - edge ? at - (to - edge) : 0;
  return Math.max(-fastest, Math.min(fastest, (over / edge) * fastest));
}

/** How far from its edge, in pixels, a drag resizes an event instead of moving it. */
const reach = 6;

/** The edge of a block under the pointer, if that end of the event is in this day. */
function edgeAt(block: HTMLElement, pointer: { readonly clientY: number }): 'debut' | 'fin' | null {
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

/** Says under the pointer what a narrow block has no room for. Set there as well, for the same reason. */
export function showWhole(block: HTMLElement): void {
  const whole = block.classList.contains('cal-narrow') ? (block.getAttribute('aria-label') ?? '') : '';
  if (block.title !== whole) block.title = whole;
}
