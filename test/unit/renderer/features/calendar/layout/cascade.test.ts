import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cascade, narrowestBlock } from '#features/calendar/layout/cascade.ts';
import type { Cascade, Piece } from '#features/calendar/layout/cascade.ts';
import { overlap } from '#features/calendar/layout/pack.ts';

const pieces = fc
  .array(
    fc.record({
      top: fc.integer({ min: 0, max: 1400 }),
      length: fc.integer({ min: 20, max: 300 }),
      cancelled: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ top, length, cancelled }, index): Piece => ({
      id: `e${index}`,
      top,
      bottom: Math.min(1440, top + (cancelled ? 20 : length)),
      cancelled,
    })),
  );
const widths = fc.integer({ min: 110, max: 700 });
const at = (id: string, top: number, bottom: number, cancelled = false): Piece => ({ id, top, bottom, cancelled });
const idsOf = ({ blocks, overflows }: Cascade<Piece>): readonly string[] =>
  [...blocks.map(({ piece }) => piece), ...overflows.flatMap((rest) => rest.pieces)].map(({ id }) => id).sort();
const blockOf = (found: Cascade<Piece>, id: string) => {
  const block = found.blocks.find(({ piece }) => piece.id === id);
  if (!block) throw new Error(`${id} has no block`);
  return block;
};

describe('the cascade', () => {
  it('gives each event a block or a place in one list, within the day', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const found = cascade(list, width);
        expect(idsOf(found)).toEqual(list.map(({ id }) => id).sort());
        for (const { left, width: wide } of [...found.blocks, ...found.overflows]) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + wide).toBeLessThanOrEqual(width + 1e-6);
        }
      }),
    );
  });

  it('has no block under 72 px, but the mark of a cancelled event beside others', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        for (const { isMark, width: wide, piece } of cascade(list, width).blocks) {
          if (isMark) expect(piece.cancelled).toBe(true);
          else expect(wide).toBeGreaterThanOrEqual(narrowestBlock - 1e-6);
        }
      }),
    );
  });

  it('leaves a part of every block in sight: what is later begins further left or right', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const blocks = cascade(list, width).blocks.filter(({ isMark }) => !isMark);
        for (const [index, a] of blocks.entries())
          for (const b of blocks.slice(index + 1))
            if (overlap(a.piece, b.piece)) expect(Math.abs(a.left - b.left)).toBeGreaterThan(40);
      }),
    );
  });

  it('never covers a « +2 » or the mark of a cancelled event', () => {
    fc.assert(
      fc.property(pieces, widths, (list, width) => {
        const { blocks, overflows } = cascade(list, width);
        const boxesOf = (isMark: boolean) =>
          blocks
            .filter((each) => each.isMark === isMark)
            .map(({ left, width: wide, piece: { top, bottom } }) => ({ left, width: wide, top, bottom }));
        const small = [...overflows, ...boxesOf(true)];
        const large = boxesOf(false);
        for (const [index, a] of small.entries())
          for (const b of [...large, ...small.slice(index + 1)])
            if (overlap(a, b))
              expect(a.left + a.width <= b.left + 1e-6 || b.left + b.width <= a.left + 1e-6).toBe(true);
      }),
    );
  });

  it('is the same for any input order', () => {
    fc.assert(
      fc.property(
        pieces.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        widths,
        ([list, shuffled], width) => {
          expect(cascade(shuffled, width)).toEqual(cascade(list, width));
        },
      ),
    );
  });

  it('makes each of three blocks 1.7 lanes wide, with the later ones to the right', () => {
    const found = cascade([at('a', 540, 660), at('b', 540, 660), at('c', 540, 660)], 185);
    expect(found.blocks.map(({ piece, left, width }) => [piece.id, left, width])).toEqual([
      ['a', 0, 85],
      ['b', 50, 85],
      ['c', 100, 85],
    ]);
    expect(found.blocks.map(({ room }) => room)).toEqual([50, 50, 85]);
  });

  it('has no third lane that would leave less than 48 px of a name in sight', () => {
    const crowd = ['a', 'b', 'c'].map((id) => at(id, 540, 570));
    expect(cascade(crowd, 178).blocks).toHaveLength(3);
    expect(cascade(crowd, 177).blocks).toHaveLength(2);
    expect(cascade(crowd, 177).overflows.map(({ pieces: hidden }) => hidden.length)).toEqual([1]);
  });

  it('leaves a block its whole first lines where the later one begins under them', () => {
    const found = cascade([at('a', 540, 660), at('b', 570, 660)], 170);
    expect(blockOf(found, 'a').room).toBe(blockOf(found, 'a').width);
    const early = cascade([at('a', 540, 660), at('b', 555, 660)], 170);
    expect(blockOf(early, 'a').room).toBeLessThan(blockOf(early, 'a').width);
  });

  it('is not covered at the beginning of its first lines by a block that begins soon after it', () => {
    // « a » ends, and « c » takes its lane a quarter of an hour after « b » has begun beside it.
    const found = cascade([at('a', 540, 600), at('b', 585, 700), at('c', 600, 700)], 170);
    expect(blockOf(found, 'c').left).toBeLessThan(blockOf(found, 'b').left);
    expect(blockOf(found, 'c').z).toBeLessThan(blockOf(found, 'b').z);
    expect(blockOf(found, 'c').room).toBe(blockOf(found, 'b').left);
    const later = cascade([at('a', 540, 600), at('b', 560, 700), at('c', 600, 700)], 170);
    expect(blockOf(later, 'c').z, 'later blocks are above').toBeGreaterThan(blockOf(later, 'b').z);
    expect(blockOf(later, 'b').isTitleOnly).toBe(true);
  });

  it('gives an event that is alone the whole day', () => {
    expect(cascade([at('a', 540, 660), at('b', 660, 720)], 200).blocks.map(({ width }) => width)).toEqual([200, 200]);
  });

  it('puts what has no room into « +2 », in runs of time', () => {
    const crowd = (top: number) => ['a', 'b', 'c', 'd'].map((id) => at(`${id}${top}`, top, top + 60));
    const found = cascade([...crowd(540), ...crowd(840)], 150);
    expect(found.overflows.map(({ top, pieces: hidden }) => [top, hidden.map(({ id }) => id)])).toEqual([
      [540, ['c540', 'd540']],
      [840, ['c840', 'd840']],
    ]);
  });

  it('draws an event in hand in any case', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((id) => at(id, 540, 600));
    const found = cascade(crowd, 150, new Set(['d']));
    expect(blockOf(found, 'd').width).toBeGreaterThanOrEqual(narrowestBlock);
    expect(found.overflows.map(({ pieces: hidden }) => hidden.map(({ id }) => id))).toEqual([['c']]);
  });

  it('makes no lane for a cancelled event: others keep their width but for its mark', () => {
    const found = cascade([at('a', 540, 660), at('off', 540, 560, true)], 200);
    expect(blockOf(found, 'a')).toMatchObject({ left: 0, width: 172, room: 172, isTitleOnly: false });
    expect(blockOf(found, 'off')).toMatchObject({ left: 174, width: 26, isMark: true });
    expect(blockOf(cascade([at('off', 540, 560, true)], 200), 'off')).toMatchObject({ width: 200, isMark: false });
  });

  it('counts several cancelled events beside others in one « +2 »', () => {
    const found = cascade([at('a', 540, 660), at('x', 540, 560, true), at('y', 545, 565, true)], 200);
    expect(found.blocks.map(({ piece }) => piece.id)).toEqual(['a']);
    expect(found.overflows.map(({ pieces: hidden }) => hidden.map(({ id }) => id))).toEqual([['x', 'y']]);
  });
});
