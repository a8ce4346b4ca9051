import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, ColumnSpan } from '#timeGrid/layout/pack.ts';
import { pack } from '#timeGrid/layout/pack.ts';

const boxes = fc
  .array(fc.record({ top: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 5, max: 300 }) }), {
    maxLength: 30,
  })
  .map((list) =>
    list.map(({ top, length }, index): Box => ({ id: `e${index}`, top, bottom: Math.min(1440, top + length) })),
  );

const edges = (place: ColumnSpan) => ({
  left: place.column / place.columns,
  right: (place.column + place.span) / place.columns,
});
const placeOf = (places: ReadonlyMap<string, ColumnSpan>, id: string): ColumnSpan => {
  const place = places.get(id);
  if (!place) throw new Error(`${id} has no place`);
  return place;
};

describe('pack', () => {
  it('gives no area to two boxes that overlap in time', () => {
    fc.assert(
      fc.property(boxes, (list) => {
        const places = pack(list);
        for (const [index, a] of list.entries()) {
          for (const b of list.slice(index + 1)) {
            if (a.top >= b.bottom || b.top >= a.bottom) continue;
            const left = edges(placeOf(places, a.id));
            const right = edges(placeOf(places, b.id));
            expect(left.right <= right.left + 1e-9 || right.right <= left.left + 1e-9).toBe(true);
          }
        }
      }),
    );
  });

  it('gives the same places for any input order', () => {
    fc.assert(
      fc.property(
        boxes.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(pack(shuffled)).toEqual(pack(list));
        },
      ),
    );
  });

  it('uses as many columns as the busiest moment of a run, and no more', () => {
    fc.assert(
      fc.property(boxes, (list) => {
        const places = pack(list);
        const busiest = Math.max(
          0,
          ...list.map((box) => list.filter((other) => other.top <= box.top && other.bottom > box.top).length),
        );
        expect(Math.max(0, ...[...places.values()].map((place) => place.columns))).toBe(busiest);
      }),
    );
  });

  it('lets a box grow to the right where there is free space', () => {
    const places = pack([
      { id: 'long', top: 0, bottom: 180 },
      { id: 'first', top: 0, bottom: 60 },
      { id: 'second', top: 0, bottom: 60 },
      { id: 'late', top: 120, bottom: 180 },
    ]);
    expect(placeOf(places, 'long')).toEqual({ column: 0, span: 1, columns: 3 });
    expect(placeOf(places, 'late')).toEqual({ column: 1, span: 2, columns: 3 });
  });

  it('puts boxes that only touch in one column', () => {
    const places = pack([
      { id: 'a', top: 540, bottom: 600 },
      { id: 'b', top: 600, bottom: 660 },
    ]);
    expect(placeOf(places, 'a')).toEqual({ column: 0, span: 1, columns: 1 });
    expect(placeOf(places, 'b')).toEqual({ column: 0, span: 1, columns: 1 });
  });
});
