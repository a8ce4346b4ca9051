import type { Hue } from '../appearance/hue.ts';
import type { Span } from '../gesture/span.ts';
import type { Hours } from '../layout/geometry.ts';
import { lengthOf, yOf } from '../layout/geometry.ts';
import { sliceOf } from '../layout/layoutDay.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';

export interface Ghost {
  readonly span: Span;
  readonly name: string;
  readonly time: string;
  readonly hue: Hue;
  /** Drawn as moving along, not as dragged. */
  readonly linked: boolean;
  /** Its teacher is elsewhere then. */
  readonly clashes?: boolean;
}

/** An event that is being written and is not saved yet. */
export interface Drawn extends Pick<Ghost, 'span' | 'name' | 'hue'> {
  /** The others of a series. */
  readonly also?: readonly Span[];
  /** The begin (epoch ms) of those whose teacher is elsewhere then. */
  readonly clashing?: readonly number[];
}

/** All that is drawn of it; `timeRange` words its hours. */
export function ghostsOf(
  { span, also = [], clashing = [], name, hue }: Drawn,
  timeRange: (from: number, to: number) => string,
): readonly Ghost[] {
  return [span, ...also].map((each) => ({
    name,
    hue,
    span: each,
    time: timeRange(each.debut, each.fin),
    linked: false,
    clashes: clashing.includes(each.debut),
  }));
}

/** Draws the dragged events outside React: a ghost follows every move of the pointer without a render. */
export function drawGhosts(
  layer: HTMLElement,
  ghosts: readonly Ghost[],
  days: readonly SchoolDay[],
  hours: Hours,
): void {
  layer.replaceChildren(
    ...ghosts.flatMap((ghost) => days.flatMap((day, index) => pieceOf(ghost, day, index, days.length, hours))),
  );
}

function pieceOf(ghost: Ghost, day: SchoolDay, index: number, dayCount: number, hours: Hours): HTMLElement[] {
  const slice = sliceOf({ id: '', ...ghost.span }, day);
  if (!slice) return [];
  const piece = document.createElement('div');
  piece.className = 'cal-ghost';
  piece.dataset['hue'] = ghost.hue;
  if (ghost.clashes) piece.dataset['clash'] = '';
  if (ghost.linked) piece.dataset['linked'] = '';
  piece.style.top = `${yOf(slice.top, hours)}px`;
  piece.style.height = `${lengthOf(slice.bottom - slice.top)}px`;
  piece.style.left = `calc(${(index / dayCount) * 100}% + 3px)`;
  piece.style.width = `calc(${100 / dayCount}% - 6px)`;
  const name = document.createElement('strong');
  name.textContent = ghost.name;
  piece.append(name, ghost.time);
  return [piece];
}
