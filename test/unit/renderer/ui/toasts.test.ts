import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bottomAbove } from '#ui/toasts.tsx';

const height = 800;
const box = (top: number, left: number, size: readonly [number, number]) => ({
  top,
  left,
  right: left + size[0],
  bottom: top + size[1],
});

test('messages move only off a row over which they lie, above it, and stay in the window', () => {
  const size = fc.tuple(fc.integer({ min: 1, max: 480 }), fc.integer({ min: 0, max: 200 }));
  const row = fc
    .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 0, max: 900 }), fc.tuple(fc.nat(900), fc.nat(900)))
    .map((parts) => box(...parts));
  fc.assert(
    fc.property(size, row, (own, at) => {
      const usual = box(height - 92 - own[1], 224, own);
      const bottom = bottomAbove(at, usual, height);
      if (bottom === null) return;
      const isApart =
        at.bottom <= usual.top || at.top >= usual.bottom || at.right <= usual.left || at.left >= usual.right;
      expect(isApart).toBe(false);
      expect(height - bottom).toBeLessThan(at.top);
      expect(height - bottom - own[1]).toBeGreaterThan(0);
    }),
  );
});
