import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StoryKey } from '#shell/HistoryShortcut.tsx';
import { adjust, beginOn, here, placeOn } from '#stores/place.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { runShortcut, Toasts } from '#ui/index.ts';
import { drawOver } from '../overCache.tsx';

beforeEach(() => beginOn('calendar'));

test('one act leads from a changed thing to the history of its change; without a change, a message says so', async () => {
  const cache = await aCache();
  await cache.outbox.commit({ putSteps: [aStep({ id: 'change', seq: 1, target: '12' })] });
  await drawOver(
    cache,
    <>
      <StoryKey />
      <Toasts />
    </>,
  );
  await new Promise(requestAnimationFrame);
  runShortcut('changes.story');
  expect(here()).toEqual({ at: 'calendar' });
  adjust('calendar', { selected: '13' });
  await new Promise(requestAnimationFrame);
  runShortcut('changes.story');
  await expect.element(page.getByText('Rien n’a été changé ici depuis ce poste.')).toBeVisible();
  adjust('calendar', { selected: '12' });
  await new Promise(requestAnimationFrame);
  runShortcut('changes.story');
  await expect.poll(here).toEqual({ at: 'changes', tab: 'open', selected: 'change', deciding: null });
  expect(placeOn('calendar').selected).toBe('12');
  await cache.close();
});
