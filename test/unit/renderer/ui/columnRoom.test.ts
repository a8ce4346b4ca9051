import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRoom } from '#ui/columnRoom.ts';
import type { Need } from '#ui/columnRoom.ts';

const need = fc
  .tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 }), fc.nat({ max: 2_000 }), fc.nat({ max: 900 }))
  .map(([least, more, yetMore, spare]): Need => [least, least + more, least + more + yetMore, spare]);
const needs = fc.array(need, { minLength: 1, maxLength: 12 });
const room = fc.nat({ max: 4_000 });
const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

describe('the widths of columns', () => {
  test('fill the room, and none is under its least', () => {
    fc.assert(
      fc.property(room, needs, (px, of) => {
        const widths = divideRoom(px, of);
        expect(widths.every((width, at) => Number.isInteger(width) && width >= (of[at]?.[0] ?? 0))).toBe(true);
        expect(total(widths)).toBe(Math.max(px, total(of.map(([least]) => least))));
      }),
    );
  });

  test('none is cut while another has room that its rows do not need', () => {
    fc.assert(
      fc.property(room, needs, (px, of) => {
        const widths = divideRoom(px, of);
        // Whole px are what is left to chance.
        const lacks = widths.some((width, at) => width < (of[at]?.[2] ?? 0) - 1);
        const spares = widths.some((width, at) => width > (of[at]?.[2] ?? 0) + of.length);
        expect(lacks && spares).toBe(false);
      }),
    );
  });

  test('a wider room makes none narrower, but for whole px', () => {
    fc.assert(
      fc.property(room, fc.nat({ max: 500 }), needs, (px, more, of) => {
        const [before, after] = [divideRoom(px, of), divideRoom(px + more, of)];
        expect(after.every((width, at) => width >= (before[at] ?? 0) - of.length)).toBe(true);
      }),
    );
  });

  test('what lacks little is whole before what lacks much', () => {
    const name: Need = [152, 152, 160, 160];
    const path: Need = [96, 400, 640, 640];
    const day: Need = [144, 144, 144, 0];
    expect(divideRoom(500, [name, path, day])).toEqual([152, 204, 144]);
    expect(divideRoom(720, [name, path, day])).toEqual([160, 416, 144]);
    // Of what is left over a day needs nothing.
    expect(divideRoom(1_744, [name, path, day])).toEqual([320, 1_280, 144]);
  });
});
