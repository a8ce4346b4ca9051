import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowestBlock, tightestBlock, divideWidth, leastWidth } from '#timeGrid/layout/divideWidth.ts';
import type { Piece, Rank, DividedWidth } from '#timeGrid/layout/divideWidth.ts';
import { overlap } from '#timeGrid/layout/pack.ts';

const ranks: readonly Rank[] = ['jury', 'interview', 'other', 'course'];
const pieces = fc
  .array(
    fc.record({
      top: fc.integer({ min: 0, max: 1400 }),
      length: fc.integer({ min: 20, max: 300 }),
      rank: fc.constantFrom(...ranks),
      cancelled: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ top, length, rank, cancelled }, index): Piece => ({
      id: `e${index}`,
      top,
      bottom: Math.min(1440, top + (cancelled ? 20 : length)),
      rank,
      cancelled,
    })),
  );
/** As many at the same hours as a day of interviews may have. */
const crowded = pieces.map((list) =>
  list.map((piece): Piece => {
    const top = 480 + Math.floor(piece.top / 8);
    return { ...piece, top, bottom: top + piece.bottom - piece.top };
  }),
);
const widths = fc.integer({ min: 110, max: 700 });
const at = (id: string, top: number, bottom: number, rank: Rank = 'interview'): Piece => ({
  id,
  top,
  bottom,
  rank,
  cancelled: false,
});
const off = (id: string, top: number): Piece => ({ ...at(id, top, top + 20), cancelled: true });
const placesIn = ({ blocks }: DividedWidth<Piece>) =>
  Object.fromEntries(blocks.map(({ piece, left, width }) => [piece.id, [Math.round(left), Math.round(width)]]));
const hiddenIn = ({ overflows }: DividedWidth<Piece>): readonly string[] =>
  overflows.flatMap((rest) => rest.pieces.map(({ id }) => id));
const blockOf = (found: DividedWidth<Piece>, id: string) => {
  const block = found.blocks.find(({ piece }) => piece.id === id);
  if (!block) throw new Error(`${id} has no block`);
  return block;
};
const isCourse = ({ piece }: { readonly piece: Piece }): boolean => piece.rank === 'course';

describe('the width of a day', () => {
  it('has a block for each event or its place in one list, within the day', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const found = divideWidth(list, width);
        expect([...found.blocks.map(({ piece }) => piece.id), ...hiddenIn(found)].sort()).toEqual(
          list.map(({ id }) => id).sort(),
        );
        for (const { left, width: wide } of [...found.blocks, ...found.overflows]) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + wide).toBeLessThanOrEqual(width + 1e-6);
        }
      }),
    );
  });

  it('is shared so that no block covers another, but a course what is at its time, and no « +2 » or line is covered', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const { blocks, overflows } = divideWidth(list, width);
        const boxes = [
          ...blocks.map((block) =>
            Object.assign({}, block, block.piece, { isUnder: isCourse(block) && !block.isLine }),
          ),
          ...overflows.map((each) => Object.assign({}, each, { isUnder: false })),
        ];
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(index + 1)) {
            if (!overlap(a, b) || a.isUnder !== b.isUnder) continue;
            const beside = a.left + a.width <= b.left + 1e-6 || b.left + b.width <= a.left + 1e-6;
            // Of more than three cancelled ones of one time, the last share a line.
            const areLines = a.width === 8 && b.width === 8;
            expect(beside || areLines, JSON.stringify([a, b])).toBe(true);
          }
      }),
    );
  });

  it('leaves the name of a course in sight, at its top left', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const { blocks } = divideWidth(list, width);
        for (const ground of blocks.filter((block) => block.isGround)) {
          const name = { top: ground.piece.top, bottom: Math.min(ground.piece.bottom, ground.piece.top + 30) };
          expect(ground.room).toBeGreaterThanOrEqual(30 - 1e-6);
          for (const over of blocks)
            if (over !== ground && over.z >= ground.z && overlap(over.piece, name) && over.left >= ground.left)
              expect(over.left).toBeGreaterThanOrEqual(ground.left + ground.room - 1e-6);
        }
      }),
    );
  });

  it('gives no block less than a name needs, but where juries are more than the day has room for', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const found = divideWidth(
          list.map((piece) => (piece.rank === 'jury' ? { ...piece, rank: 'interview' } : piece)),
          width,
        );
        for (const block of found.blocks)
          if (!block.isLine) expect(block.width).toBeGreaterThanOrEqual(tightestBlock - 1e-6);
      }),
    );
  });

  it('has a block for a course, a jury and interviews of one time, as beside a panel at 1280 px', () => {
    const found = divideWidth([at('law', 540, 660, 'course'), at('jury', 540, 720, 'jury'), at('a', 540, 600)], 124);
    expect(hiddenIn(found)).toEqual([]);
  });

  it('has narrower blocks beside a « +2 », but only where an interview would be hidden otherwise', () => {
    const jury = at('jury', 540, 720, 'jury');
    const courses = [at('law', 510, 630, 'course'), at('pay', 645, 735, 'course')];
    const interviews = [at('a', 525, 570), at('b', 570, 615), at('c', 615, 660), at('d', 675, 720)];
    const found = divideWidth([jury, ...courses, ...interviews], 121);
    expect(hiddenIn(found).toSorted()).toEqual(['law', 'pay']);
    expect(Object.values(placesIn(found)).map(([, wide]) => wide)).toEqual([47, 47, 47, 47, 47]);
    const others = divideWidth([jury, ...courses, at('a', 525, 570, 'other')], 119);
    expect(blockOf(others, 'jury').width).toBeGreaterThanOrEqual(narrowestBlock);
  });

  it.each([2, 3, 4, 5])('has %i interviews of one time in the whole of any width that fits them', (count) => {
    const names = Array.from({ length: count }, (_, index) => `i${index}`);
    const crowd = names.map((id) => at(id, 540, 600));
    for (let width = count * tightestBlock; width < count * narrowestBlock + 40; width += 1) {
      const found = divideWidth(crowd, width);
      expect(hiddenIn(found), `${width} px`).toEqual([]);
      for (const block of found.blocks) expect(block.width, `${width} px`).toBeCloseTo(width / count);
    }
    expect(hiddenIn(divideWidth(crowd, count * tightestBlock - 1))).not.toEqual([]);
  });

  it('never hides a jury', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        for (const { pieces: hidden } of divideWidth(list, width).overflows)
          expect(hidden.every(({ rank, cancelled }) => rank !== 'jury' || cancelled)).toBe(true);
      }),
    );
  });

  it('shows every jury and interview, none too narrow to read, from the least width on', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, crowded), fc.integer({ min: 0, max: 60 }), (list, more) => {
        const found = divideWidth(list, leastWidth(list) + more);
        const hidden = found.overflows.flatMap((rest) => rest.pieces);
        expect(hidden.filter(({ rank, cancelled }) => rank !== 'course' && rank !== 'other' && !cancelled)).toEqual([]);
        for (const block of found.blocks)
          if (!block.isLine) expect(block.width).toBeGreaterThanOrEqual(tightestBlock - 1e-6);
      }),
    );
  });

  it('has from the least width on room for interviews beside a run of lines that is longer than they', () => {
    const list = [
      at('a', 600, 660),
      at('b', 600, 660),
      { ...at('x', 540, 630), cancelled: true },
      { ...at('y', 500, 560), cancelled: true },
      { ...at('z', 500, 560), cancelled: true },
    ];
    expect(leastWidth(list)).toBe(2 * tightestBlock + 3 * 8);
    expect(hiddenIn(divideWidth(list, leastWidth(list)))).toEqual([]);
  });

  it('is shared in the same way for any input order', () => {
    fc.assert(
      fc.property(
        pieces.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        widths,
        ([list, shuffled], width) => {
          expect(divideWidth(shuffled, width)).toEqual(divideWidth(list, width));
        },
      ),
    );
  });

  it('is shared equally by interviews of one time, and whole for one that is alone', () => {
    expect(placesIn(divideWidth([at('a', 540, 600), at('b', 540, 600), at('c', 620, 660)], 200))).toEqual({
      a: [0, 100],
      b: [100, 100],
      c: [0, 200],
    });
  });

  it('has a course behind, with a share of its own for its name', () => {
    const found = divideWidth([at('course', 540, 720, 'course'), at('a', 560, 600), at('b', 580, 640)], 210);
    expect(placesIn(found)).toEqual({ course: [0, 210], a: [70, 70], b: [140, 70] });
    expect(blockOf(found, 'course')).toMatchObject({ room: 70, z: 0, isGround: true });
    expect(blockOf(found, 'a')).toMatchObject({ z: 1, isGround: false });
  });

  it('leaves a course less of the width where interviews need it, before it is in a « +2 »', () => {
    const found = divideWidth([at('course', 540, 720, 'course'), at('a', 560, 600), at('b', 560, 600)], 170);
    expect(placesIn(found)).toEqual({ course: [0, 170], a: [54, 58], b: [112, 58] });
    expect(blockOf(found, 'course')).toMatchObject({ room: 54, isGround: true });
    const narrower = divideWidth(
      [at('course', 540, 720, 'course'), at('a', 560, 600), at('b', 560, 600)],
      2 * tightestBlock + 29,
    );
    expect(hiddenIn(narrower)).toEqual(['course']);
  });

  it('has courses beside each other where nothing else is at their time', () => {
    const found = divideWidth([at('a', 540, 720, 'course'), at('b', 540, 720, 'course')], 200);
    expect(placesIn(found)).toEqual({ a: [0, 100], b: [100, 100] });
    expect(found.blocks.some(({ isGround }) => isGround)).toBe(false);
  });

  it('hides courses before interviews, in runs of time', () => {
    const crowd = (top: number) => [
      at(`a${top}`, top, top + 60),
      at(`b${top}`, top, top + 60),
      at(`c${top}`, top, top + 60, 'course'),
      at(`d${top}`, top, top + 60, 'course'),
    ];
    const found = divideWidth([...crowd(540), ...crowd(840)], 160);
    expect(found.overflows.map(({ top, pieces: hidden }) => [top, hidden.map(({ id }) => id)])).toEqual([
      [540, ['c540', 'd540']],
      [840, ['c840', 'd840']],
    ]);
  });

  it('draws an event in hand over the others, none of which moves', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((id) => at(id, 540, 600));
    const [before, found] = [divideWidth(crowd, 170), divideWidth(crowd, 170, new Set(['d']))];
    expect(hiddenIn(before)).toEqual(['d']);
    expect(hiddenIn(found)).toEqual([]);
    expect(blockOf(found, 'd').z).toBeGreaterThan(blockOf(found, 'b').z);
    const { d: _inHand, ...others } = placesIn(found);
    expect(others).toEqual(placesIn(before));
  });

  it('moves no other for one in hand, however narrow they are', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const before = divideWidth(list, width);
        for (const id of hiddenIn(before)) {
          const { [id]: _inHand, ...others } = placesIn(divideWidth(list, width, new Set([id])));
          expect(others).toEqual(placesIn(before));
        }
      }),
    );
  });

  it('has no room for a cancelled event: beside others it is a line at the edge', () => {
    const found = divideWidth([at('a', 540, 660), off('x', 540), off('y', 545)], 200);
    expect(placesIn(found)).toEqual({ a: [0, 184], x: [192, 8], y: [184, 8] });
    expect(blockOf(found, 'x').isLine).toBe(true);
    expect(hiddenIn(found)).toEqual([]);
    expect(blockOf(divideWidth([off('x', 540)], 200), 'x')).toMatchObject({ width: 200, isLine: false });
  });
});
