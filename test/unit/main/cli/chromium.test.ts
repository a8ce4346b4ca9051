import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chromiumFlags, whyTooOld } from '#main/cli/chromium.mjs';

const bundled = new URL('../../../../node_modules/playwright-core/lib/coreBundle.js', import.meta.url);

it('repeats every feature that Playwright disables, since its own list is not read beside this one', async () => {
  const bundle = await readFile(bundled, 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/su.exec(bundle) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gmu)].map(([, name]) => name);
  expect(ofPlaywright.length).toBeGreaterThan(10);
  const flags = chromiumFlags.filter((flag) => flag.startsWith('--disable-features='));
  expect(flags).toHaveLength(1);
  expect(flags[0]?.replace(/^.*=/u, '').split(',')).toEqual(expect.arrayContaining(ofPlaywright));
});

it('refuses a browser without Temporal in words that say what to do, and no newer one', () => {
  expect(whyTooOld('143.0.7499.40')).toMatch(/Chromium 144 or newer.*143\.0\.7499\.40.*CARNET_CHROMIUM/u);
  expect(['144.0.7559.59', '156.0.8078.79'].map(whyTooOld)).toEqual([null, null]);
});
