import type { Box, Lane } from './pack.ts';
import { byTime, overlap, placeRun, runsOf } from './pack.ts';

/** What the cascade needs of a piece of a day. */
export interface Piece extends Box {
  /** A cancelled event takes no time any more: it is a strip, and others do not make room for it. */
  readonly cancelled: boolean;
}

/** Where a block is across its day, in pixels of a day that is `width` wide. */
export interface Across {
  readonly left: number;
  readonly width: number;
}

interface CascadedBlock<P extends Piece> extends Across {
  readonly piece: P;
  /** How much of its first two lines no block covers. */
  readonly room: number;
  /** A block covers what comes below its first two lines. */
  readonly isTitleOnly: boolean;
  /** Its place from the lowest to the topmost. */
  readonly z: number;
  /** A strip beside others: only its mark is drawn. */
  readonly isMark: boolean;
}

/** Pieces that have no place: one block « +2 » that opens their list. */
interface CascadedOverflow<P extends Piece> extends Across {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
  readonly pieces: readonly P[];
}

export interface Cascade<P extends Piece> {
  /** In time order. */
  readonly blocks: readonly CascadedBlock<P>[];
  readonly overflows: readonly CascadedOverflow<P>[];
}

/** A block is as wide as this many lanes: it reaches under the next one. */
const lanesWide = 1.7;
/** No block is narrower, in pixels: below it a name cannot be read. */
export const narrowestBlock = 72;
/** Of three lanes or more none is narrower, in pixels: what a later block leaves free of the one before. */
const narrowestLane = 48;
/** The width of « +2 » and of the mark of a cancelled event: a target that can be hit (WCAG 2.5.8). */
const markWidth = 26;
const gap = 2;
/** How long the first two lines of a block are, name and time, and a third one. */
const titleMinutes = 30;
const detailMinutes = 45;

/**
 * Places the pieces of a day, from the left and later ones above: each is 1.7 lanes wide. What would be narrower than
 * 72 px is in a « +2 ». `drawn`: pieces that are drawn in any case, as the selected one is.
 */
export function cascade<P extends Piece>(
  pieces: readonly P[],
  width: number,
  drawn: ReadonlySet<string> = new Set(),
): Cascade<P> {
  const sorted = [...pieces].sort(byTime);
  const live = runsOf(sorted.filter(({ cancelled }) => !cancelled));
  const blocks: Placed<P>[] = [];
  // What has no block stands in one column at the right edge, so that no two of them meet.
  const hidden: P[] = [];
  const cut: (readonly P[])[] = [];
  const strips = runsOf(sorted.filter(({ cancelled }) => cancelled));
  for (const run of live) {
    const hasStrip = strips.some((strip) => isBeside(strip, run));
    if (cascadeRun(run, width, { hasMargin: hasStrip, drawn, blocks, hidden })) cut.push(run);
  }
  for (const strip of strips) {
    const isAlone = !live.some((run) => isBeside(strip, run));
    if (isAlone) cascadeRun(strip, width, { hasMargin: false, drawn, blocks, hidden });
    else {
      const isCounted = strip.length > 1 || cut.some((run) => isBeside(strip, run));
      for (const piece of strip) {
        if (isCounted && !drawn.has(piece.id)) hidden.push(piece);
        else blocks.push({ piece, left: width - markWidth, width: markWidth, isMark: true });
      }
    }
  }
  blocks.sort((a, b) => byTime(a.piece, b.piece));
  return { blocks: stacked(blocks), overflows: runsOf(hidden.sort(byTime)).map((run) => overflowOf(run, width)) };
}

/** Whether pieces of two runs are at the same time; a run has no gap. */
const isBeside = (one: readonly Box[], other: readonly Box[]): boolean => overlap(extentOf(one), extentOf(other));

type Placed<P extends Piece> = Omit<CascadedBlock<P>, 'room' | 'isTitleOnly' | 'z'>;

interface RunPlaces<P extends Piece> {
  /** Its right edge is needed for marks. */
  readonly hasMargin: boolean;
  readonly drawn: ReadonlySet<string>;
  readonly blocks: Placed<P>[];
  readonly hidden: P[];
}

/** Places a run of overlapping pieces; true where not all of them have room. */
function cascadeRun<P extends Piece>(
  run: readonly P[],
  width: number,
  { hasMargin, drawn, blocks, hidden }: RunPlaces<P>,
): boolean {
  const lanes = new Map<string, Lane>();
  placeRun(run, lanes);
  const needed = Math.max(...[...lanes.values()].map(({ columns }) => columns));
  const inside = width - markWidth - gap;
  const isCut = needed > most(hasMargin ? inside : width);
  const usable = hasMargin || isCut ? inside : width;
  const count = Math.min(needed, most(usable));
  const lane = count === 1 ? usable : usable / (count - 1 + lanesWide);
  for (const piece of run) {
    const { column, span } = lanes.get(piece.id) ?? { column: 0, span: 1 };
    const isHidden = column >= count;
    if (isHidden && !drawn.has(piece.id)) {
      hidden.push(piece);
      continue;
    }
    const at = isHidden ? count - 1 : column;
    const wide = count === 1 ? usable : (Math.min(span, count - at) - 1 + lanesWide) * lane;
    const from = at * lane;
    blocks.push({ piece, left: from, width: Math.min(wide, usable - from), isMark: false });
  }
  return isCut;
}

/** How many lanes are wide enough, with blocks that are; one in any case. Two have room where their blocks have. */
function most(width: number): number {
  const ofBlocks = Math.max(1, Math.floor((lanesWide * width) / narrowestBlock - (lanesWide - 1) + 1e-9));
  const ofLanes = Math.max(2, Math.floor(width / narrowestLane - (lanesWide - 1) + 1e-9));
  return Math.min(ofBlocks, ofLanes);
}

const overflowOf = <P extends Piece>(pieces: readonly P[], width: number): CascadedOverflow<P> => ({
  id: `overflow:${pieces[0]?.id ?? ''}`,
  ...extentOf(pieces),
  pieces,
  left: width - markWidth,
  width: markWidth,
});

const extentOf = (pieces: readonly Box[]): { readonly top: number; readonly bottom: number } => ({
  top: Math.min(...pieces.map(({ top }) => top)),
  bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
});

/**
 * The blocks from the lowest to the topmost: later ones above, unless they would cover the beginning of another's first
 * lines; and what each of them has free.
 */
function stacked<P extends Piece>(blocks: readonly Placed<P>[]): readonly CascadedBlock<P>[] {
  const order: Placed<P>[] = [];
  for (const block of blocks) {
    const covered = order.findIndex((other) => other.left > block.left && isOver(block, other, titleMinutes));
    order.splice(covered === -1 ? order.length : covered, 0, block);
  }
  return blocks.map((block) => {
    const z = order.indexOf(block);
    const above = order.slice(z + 1);
    const covering = above.filter((other) => other.left > block.left && isOver(other, block, titleMinutes));
    const end = Math.min(block.left + block.width, ...covering.map(({ left }) => left));
    const isTitleOnly = above.some((other) => isOver(other, block, detailMinutes) && !covering.includes(other));
    return { ...block, z, room: end - block.left, isTitleOnly };
  });
}

/** Whether a block takes the place of the first lines of another, which are so many minutes long. */
function isOver<P extends Piece>(over: Placed<P>, { piece, left, width }: Placed<P>, minutes: number): boolean {
  const lines = { top: piece.top, bottom: Math.min(piece.bottom, piece.top + minutes) };
  return overlap(lines, over.piece) && over.left < left + width && left < over.left + over.width;
}
