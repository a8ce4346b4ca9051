import type { Box, ColumnSpan } from './pack.ts';
import { byTime, overlap, placeRun, runsOf } from './pack.ts';

/** From what always has a block to what is the first without one; a course is the ground of what is at its time. */
const ranks = ['jury', 'interview', 'other', 'course'] as const;
export type Rank = (typeof ranks)[number];

/** What the layout needs of a piece of a day. */
export interface Piece extends Box {
  readonly rank: Rank;
  /** It takes no time any more: beside others it is a line at the edge of the day. */
  readonly cancelled: boolean;
}

/** Where a block is across its day, in pixels of a day that is `width` wide. */
export interface Across {
  readonly left: number;
  readonly width: number;
}

/** Its place from the lowest to the topmost. */
const heights = { ground: 0, front: 1, needed: 2 } as const;

interface PlacedBlock<P extends Piece> extends Across {
  readonly piece: P;
  /** How much of its first lines no block covers. */
  readonly room: number;
  readonly z: number;
  /** Other blocks lie over it. */
  readonly isGround: boolean;
  /** Cancelled, beside others: a line. */
  readonly isLine: boolean;
}

/** Pieces that have no place: one block « +2 » that opens their list. */
interface PlacedOverflow<P extends Piece> extends Across {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
  readonly pieces: readonly P[];
}

export interface DividedWidth<P extends Piece> {
  /** In time order. */
  readonly blocks: readonly PlacedBlock<P>[];
  readonly overflows: readonly PlacedOverflow<P>[];
}

/** No block is narrower, in pixels: below it a name cannot be read. */
export const narrowestBlock = 58;
/** No block is narrower where one would be hidden otherwise: a few letters of a name can still be read. */
export const tightestBlock = 46;
/** The least that is left free of a course behind others: a « +1 » in its place would be as wide. */
const narrowestName = 30;
/** The width of « +2 »: a target that can be hit (WCAG 2.5.8). */
const overflowWidth = 26;
const gap = 2;
/** The width of the line of a cancelled event, and how many of one time stand side by side. */
const lineWidth = 8;
const mostLines = 3;
/** How long the lines of a block are, name, time and detail; of a long one they stay in sight all the way down. */
const linesMinutes = 45;
const longMinutes = 160;

/**
 * Pieces of one time share its width, but that a course lies behind them, with a column for its name. Without room
 * courses are in a « +2 » first, a jury never. `drawn`: pieces drawn in any case.
 */
export function divideWidth<P extends Piece>(
  pieces: readonly P[],
  width: number,
  drawn: ReadonlySet<string> = new Set(),
): DividedWidth<P> {
  const { live, strips } = runsAndStrips(pieces);
  const blocks: PlacedBlock<P>[] = [];
  const overflows: PlacedOverflow<P>[] = [];
  const divide = (run: readonly P[], inside: number): void => {
    const found = divideWhole(run, inside, drawn) ?? besideOverflow(run, inside - overflowWidth - gap, drawn);
    blocks.push(...found.blocks);
    for (const behind of runsOf(found.hidden)) overflows.push(overflowOf(behind, inside));
  };
  for (const { run, lines } of live) divide(run, width - lines);
  for (const { strip, isAlone, spans } of strips) {
    if (isAlone) divide(strip, width);
    else
      for (const piece of strip) {
        const left = width - lineWidth * (Math.min(mostLines - 1, columnOf(spans, piece)) + 1);
        blocks.push(blockOf(piece, left, lineWidth, heights.front, { isLine: true }));
      }
  }
  return { blocks: blocks.sort((a, b) => byTime(a.piece, b.piece)), overflows: overflows.sort(byTime) };
}

/** So that every jury and interview can be read; the rest may be in a « +2 ». */
export function leastWidth(pieces: readonly Piece[]): number {
  const { live, strips } = runsAndStrips(pieces);
  const alone = strips.filter(({ isAlone }) => isAlone).map(({ strip }) => ({ run: strip, lines: 0 }));
  const widths = [...live, ...alone].map(({ run, lines }) => {
    const inSight = run.filter(({ rank, cancelled }) => (rank === 'jury' || rank === 'interview') && !cancelled);
    const count = Math.max(1, depthOf(spansOf(inSight)));
    const overflow = run.length > Math.max(1, inSight.length) ? overflowWidth + gap : 0;
    return count * tightestBlock + overflow + lines;
  });
  return Math.max(narrowestBlock, ...widths);
}

interface LiveRun<P extends Piece> {
  readonly run: readonly P[];
  /** The width of the lines beside it. */
  readonly lines: number;
}

/** Cancelled pieces that touch each other: beside live ones they are lines, which narrow every run that they touch. */
interface Strip<P extends Piece> {
  readonly strip: readonly P[];
  readonly spans: ColumnSpans;
  readonly isAlone: boolean;
}

function runsAndStrips<P extends Piece>(
  pieces: readonly P[],
): { readonly live: readonly LiveRun<P>[]; readonly strips: readonly Strip<P>[] } {
  const sorted = [...pieces].sort(byTime);
  const runs = runsOf(sorted.filter(({ cancelled }) => !cancelled));
  const strips = runsOf(sorted.filter(({ cancelled }) => cancelled)).map((strip) => {
    const isAlone = !runs.some((run) => isBeside(strip, run));
    return { strip, isAlone, spans: spansOf(strip) };
  });
  const live = runs.map((run) => {
    const beside = strips.filter(({ strip }) => isBeside(strip, run));
    const lines = Math.min(mostLines, Math.max(0, ...beside.map(({ spans }) => depthOf(spans))));
    return { run, lines: lines * lineWidth };
  });
  return { live, strips };
}

/** Whether pieces of two runs are at the same time; a run has no gap. */
const isBeside = (one: readonly Box[], other: readonly Box[]): boolean => overlap(extentOf(one), extentOf(other));

const extentOf = (pieces: readonly Box[]): { readonly top: number; readonly bottom: number } => ({
  top: Math.min(...pieces.map(({ top }) => top)),
  bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
});

type ColumnSpans = ReadonlyMap<string, ColumnSpan>;
function spansOf(pieces: readonly Box[]): ColumnSpans {
  const spans = new Map<string, ColumnSpan>();
  for (const run of runsOf(pieces)) placeRun(run, spans);
  return spans;
}
const columnOf = (spans: ColumnSpans, { id }: Box): number => spans.get(id)?.column ?? 0;
const depthOf = (spans: ColumnSpans): number => Math.max(0, ...[...spans.values()].map(({ columns }) => columns));

interface PlacedRun<P extends Piece> {
  readonly blocks: readonly PlacedBlock<P>[];
  /** Those that have no room, in time order; one of them that must be drawn moves no other. */
  readonly behind: readonly P[];
  /** The same without those that must be drawn. */
  readonly hidden: readonly P[];
}

/** All pieces of a run, narrower where one would be hidden otherwise, unless all are courses; undefined: no room. */
function divideWhole<P extends Piece>(
  run: readonly P[],
  width: number,
  drawn: ReadonlySet<string>,
): PlacedRun<P> | undefined {
  const usual = divideRun(run, width, drawn);
  const isMixed = run.some(({ rank }) => rank !== 'course');
  const found = usual.behind.length > 0 && isMixed ? divideRun(run, width, drawn, tightestBlock) : usual;
  return found.behind.length === 0 ? found : undefined;
}

/** A run that has no room for all of its pieces, in the width that its « +2 » leaves. */
function besideOverflow<P extends Piece>(run: readonly P[], width: number, drawn: ReadonlySet<string>): PlacedRun<P> {
  const usual = divideRun(run, width, drawn);
  if (hiddenInterviews(usual) === 0) return usual;
  const tight = divideRun(run, width, drawn, tightestBlock);
  return hiddenInterviews(tight) < hiddenInterviews(usual) ? tight : usual;
}

const hiddenInterviews = ({ behind }: PlacedRun<Piece>): number =>
  behind.filter(({ rank, cancelled }) => rank === 'interview' && !cancelled).length;

/** Divides the width among a run of overlapping pieces, none of which is narrower than `narrowest`. */
function divideRun<P extends Piece>(
  run: readonly P[],
  width: number,
  drawn: ReadonlySet<string>,
  narrowest = narrowestBlock,
): PlacedRun<P> {
  const most = Math.max(1, Math.floor(width / narrowest + 1e-9));
  const hasFront = run.some(({ rank }) => rank !== 'course');
  // Courses alone are beside each other like anything else.
  const isUnder = ({ rank }: P): boolean => hasFront && rank === 'course';
  const front = run.filter((piece) => !isUnder(piece));
  const clusters = runsOf(withRoom(front, most)).map((pieces) => {
    const spans = spansOf(pieces);
    const { top, bottom } = extentOf(pieces);
    return { pieces, spans, count: depthOf(spans), top, bottom };
  });
  const countOver = (piece: P): number =>
    Math.max(0, ...clusters.filter((cluster) => overlap(cluster, piece)).map(({ count }) => count));
  let under = run.filter(isUnder);
  let underSpans = spansOf(under);
  /** The widest column that leaves room for what is at the time of a course. */
  const stripOf = (piece: P): number => {
    const [column, count] = [columnOf(underSpans, piece) + 1, countOver(piece)];
    return Math.min(width / (column + count), (width - count * narrowest) / column);
  };
  const isBare = (piece: P): boolean =>
    stripOf(piece) < ((underSpans.get(piece.id)?.columns ?? 1) > 1 ? narrowest : narrowestName) - 1e-9;
  for (;;) {
    const without = under.findLast(isBare);
    if (!without) break;
    under = under.filter((piece) => piece !== without);
    underSpans = spansOf(under);
  }
  // Courses of one time have columns of one width.
  const strips = new Map(
    runsOf(under).flatMap((pieces) => {
      const strip = Math.min(width / depthOf(spansOf(pieces)), ...pieces.map(stripOf));
      return pieces.map(({ id }) => [id, strip] as const);
    }),
  );
  const edgeOf = ({ id }: P, column: number): number => (strips.get(id) ?? 0) * column;
  const fronts = clusters.flatMap(({ pieces, spans, count, ...extent }) => {
    const beneath = under.filter((piece) => overlap(piece, extent));
    const from = Math.max(0, ...beneath.map((piece) => edgeOf(piece, columnOf(underSpans, piece) + 1)));
    const columnWidth = (width - from) / count;
    return pieces.map((piece) => {
      const { column, span } = spans.get(piece.id) ?? { column: 0, span: 1 };
      return blockOf(piece, from + column * columnWidth, span * columnWidth, heights.front);
    });
  });
  const grounds = under.map((piece) => {
    const { column, span, columns } = underSpans.get(piece.id) ?? { column: 0, span: 1, columns: 1 };
    const left = edgeOf(piece, column);
    const right = column + span === columns ? width : edgeOf(piece, column + span);
    const above = fronts.filter((front) => overlap(front.piece, piece) && front.left < right);
    const isLong = piece.bottom - piece.top >= longMinutes;
    const lines = isLong ? piece : { top: piece.top, bottom: piece.top + linesMinutes };
    const end = Math.min(right, ...above.filter((front) => overlap(front.piece, lines)).map((front) => front.left));
    const room = end - left;
    return blockOf(piece, left, right - left, heights.ground, { room, isGround: above.length > 0 });
  });
  const placed = [...grounds, ...fronts];
  const shown = new Set(placed.map(({ piece }) => piece));
  const behind = run.filter((piece) => !shown.has(piece));
  // What must be drawn lies over the others, none of which moves.
  const least = Math.min(width, Math.max(narrowest, ...fronts.map((front) => front.width)));
  const needed = behind
    .filter(({ id }) => drawn.has(id))
    .map((piece) => blockOf(piece, width - least, least, heights.needed));
  const hidden = behind.filter(({ id }) => !drawn.has(id));
  return { blocks: [...placed, ...needed], behind, hidden };
}

/** Pieces of which no more than `most` are at one time: by rank, then by time. A jury is kept, unless cancelled. */
function withRoom<P extends Piece>(run: readonly P[], most: number): readonly P[] {
  const kept: P[] = [];
  for (const rank of ranks)
    for (const piece of run) {
      if (piece.rank !== rank) continue;
      const there = kept.filter((other) => overlap(other, piece));
      const moments = [piece, ...there].map(({ top }) => Math.max(top, piece.top));
      const countAt = (at: number): number => there.filter(({ top, bottom }) => top <= at && at < bottom).length;
      if ((rank === 'jury' && !piece.cancelled) || moments.every((at) => countAt(at) < most)) kept.push(piece);
    }
  return kept.sort(byTime);
}

const blockOf = <P extends Piece>(
  piece: P,
  left: number,
  width: number,
  z: number,
  { room = width, isGround = false, isLine = false }: Partial<PlacedBlock<P>> = {},
): PlacedBlock<P> => ({ piece, left, width, room, z, isGround, isLine });

const overflowOf = <P extends Piece>(pieces: readonly P[], right: number): PlacedOverflow<P> => ({
  id: `overflow:${pieces[0]?.id ?? ''}`,
  ...extentOf(pieces),
  pieces,
  left: right - overflowWidth,
  width: overflowWidth,
});
