import type { Hue } from './appearance/hue.ts';
import type { Span } from './gesture/span.ts';
import type { DrawnHours } from './layout/geometry.ts';
import { lengthOf, yOf } from './layout/geometry.ts';
import { sliceOf } from './layout/layoutDay.ts';
import type { TimeColumn, Timed } from './layout/layoutDay.ts';
import type { SchoolDay } from './layout/schoolDay.ts';

export interface Ghost {
  readonly span: Span;
  readonly name: string;
  readonly time: string;
  readonly hue: Hue;
  /** Drawn as moving along, not as dragged. */
  readonly linked: boolean;
  /** Its teacher is elsewhere then. */
  readonly clashes?: boolean;
  /** In whose columns it is drawn; undefined: in everyone's. */
  readonly whose?: ReadonlySet<string> | undefined;
  /** Words of whom or what it would need while they are taken; empty: nobody. */
  readonly clash?: string;
}

/** An event that is being written and is not saved yet. */
export interface Drawn extends Pick<Ghost, 'span' | 'name' | 'hue' | 'whose'> {
  /** The others of a series. */
  readonly also?: readonly Span[];
  /** The begin (epoch ms) of those whose teacher is elsewhere then. */
  readonly clashing?: readonly number[];
}

/** All that is drawn of it; `timeRange` words its hours. */
export function ghostsOf(
  { span, also = [], clashing = [], name, hue, whose }: Drawn,
  timeRange: (from: number, to: number) => string,
): readonly Ghost[] {
  return [span, ...also].map((each) => ({
    name,
    hue,
    span: each,
    time: timeRange(each.debut, each.fin),
    linked: false,
    clashes: clashing.includes(each.debut),
    whose,
  }));
}

/** Draws the dragged events outside React: a ghost follows every move of the pointer without a render. */
export function drawGhosts(
  layer: HTMLElement,
  ghosts: readonly Ghost[],
  columns: readonly Pick<TimeColumn<Timed>, 'day' | 'whose'>[],
  edges: readonly number[],
  hours: DrawnHours,
): void {
  layer.replaceChildren(
    ...ghosts.flatMap((ghost) =>
      columns.flatMap(({ day, whose }, index) => {
        if (ghost.whose && !ghost.whose.has(whose)) return [];
        return pieceOf(ghost, day, edges[index] ?? 0, edges[index + 1] ?? 1, hours);
      }),
    ),
  );
}

function pieceOf(ghost: Ghost, day: SchoolDay, from: number, to: number, hours: DrawnHours): HTMLElement[] {
  const slice = sliceOf({ id: '', ...ghost.span }, day);
  if (!slice) return [];
  const piece = document.createElement('div');
  piece.className = 'cal-ghost';
  piece.dataset['hue'] = ghost.hue;
  if (ghost.linked) piece.dataset['linked'] = '';
  if (ghost.clashes || ghost.clash) piece.dataset['clash'] = '';
  piece.style.top = `${yOf(slice.top, hours)}px`;
  piece.style.height = `${lengthOf(slice.bottom - slice.top, hours)}px`;
  piece.style.left = `calc(${from * 100}% + 3px)`;
  piece.style.width = `calc(${(to - from) * 100}% - 6px)`;
  const name = document.createElement('strong');
  name.textContent = ghost.name;
  piece.append(name, ghost.time);
  if (ghost.clash) {
    const clash = document.createElement('span');
    clash.className = 'cal-ghost-clash';
    clash.textContent = ghost.clash;
    piece.append(clash);
  }
  return [piece];
}
