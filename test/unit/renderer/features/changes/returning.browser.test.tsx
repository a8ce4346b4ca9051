import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ChangesScreen } from '#features/changes/index.tsx';
import { beginOn, go, goBack, openScreen, placeOn, returnToScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';
import { drawOver } from '../../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  beginOn('today');
  useSession.setState({ commands: {} as Commands }); // nothing is pressed that needs one
  cache = await aCache();
});
afterEach(() => cache.close());

const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;

test('a decision that was left open and is none any more is not returned to; one that still is, is', async () => {
  await cache.outbox.commit({
    putSteps: [
      { ...aStep({ id: 's1', seq: 1, target: '1' }), state: refused },
      aStep({ id: 's2', seq: 2, target: '2' }),
    ],
  });
  const returnTo = async (deciding: string): Promise<void> => {
    go({ at: 'changes', deciding });
    openScreen('calendar');
    returnToScreen('changes');
    await drawOver(cache, <ChangesScreen />);
  };
  await returnTo('s2');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Modifications');
  await returnTo('s1');
  await expect.element(page.getByRole('heading', { level: 1 }).last()).toHaveTextContent('À décider');
  expect(placeOn('changes').deciding).toBe('s1');
});

test('keyboard: « Envoyées » is there again after the way to what a sent change is about, and back', async () => {
  await cache.outbox.commit({ putReceipts: [aReceipt({ id: 'r1', seq: 1, at: Date.now() })] });
  go({ at: 'changes' });
  await drawOver(cache, <ChangesScreen />);
  const sent = page.getByRole('radio', { name: 'Envoyées' });
  await page.getByText('Envoyées', { exact: true }).click();
  await expect.element(sent).toBeChecked();
  go({ at: 'calendar', selected: '1' });
  goBack();
  await drawOver(cache, <ChangesScreen />);
  await expect.element(sent).toBeChecked();
});
