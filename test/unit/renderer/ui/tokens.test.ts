import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../../renderer/ui/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gu)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};
const lowest = (ink: string, grounds: readonly string[]): number =>
  Math.min(
    ...grounds.flatMap((ground) =>
      (['light', 'dark'] as const).map((theme) =>
        contrast(tokens.get(ink)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? ''),
      ),
    ),
  );

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'selected'];

test('tokens: every one of the design is there', () => {
  expect(tokens.size).toBe(24 + 18);
});

test.each([
  ['text', 11],
  ['text-2', 6.5],
  ['text-3', 4.5],
  ['accent', 4.5],
])('tokens: %s reads on every ground (≥ %d)', (ink, least) => {
  expect(lowest(ink, grounds)).toBeGreaterThanOrEqual(least);
});

test.each(['wait', 'ask', 'stop', 'ok', 'svc', 'accent'])('tokens: %s reads on its soft ground', (tone) => {
  expect(lowest(tone, [`${tone}-soft`])).toBeGreaterThanOrEqual(4.5);
});

test('tokens: the edge of a control is seen (3:1), and words on the accent read', () => {
  expect(lowest('control', ['surface', 'canvas'])).toBeGreaterThanOrEqual(3);
  expect(lowest('on-accent', ['accent'])).toBeGreaterThanOrEqual(7);
});

test.each(['interview', 'class', 'jury', 'meeting', 'open', 'other'])(
  'tokens: an event of %s reads on its tint',
  (type) => {
    expect(lowest(`event-${type}-text`, [`event-${type}-tint`])).toBeGreaterThanOrEqual(7);
    expect(lowest(`event-${type}-bar`, [`event-${type}-tint`])).toBeGreaterThanOrEqual(3);
  },
);

/** So axe looks at the dark theme once a screen, and not at each state of it (`test/e2e/fixtures/look.ts`). */
test('tokens: whatever reads on a ground in the light theme (4.5:1) reads on it in the dark theme', () => {
  const all = [...tokens];
  const pairs = all.flatMap(([ink, a]) =>
    all.map(([ground, b]) => ({
      pair: `${ink} on ${ground}`,
      light: contrast(a.light, b.light),
      dark: contrast(a.dark, b.dark),
    })),
  );
  expect(pairs.filter(({ light }) => light >= 4.5).length).toBeGreaterThan(300);
  expect(pairs.filter(({ light, dark }) => light >= 4.5 && dark < 4.5)).toEqual([]);
});
