import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DayHeader } from '#features/today/DayHeader.tsx';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';

const nothing = (): void => undefined;

test('whose interviews are shown is chosen in one place, so that its focus outlives a narrower window', async () => {
  const cache = await aCache();
  await drawScreen(
    cache,
    <DayHeader
      day="2026-11-19"
      isToday
      detail=""
      clashes={0}
      onClash={nothing}
      onDay={nothing}
      onWho={nothing}
      onWalkIn={nothing}
      menu={null}
    />,
  );
  const choices = page.getByRole('radiogroup', { name: 'Entretiens à montrer', includeHidden: true });
  expect(choices.elements()).toHaveLength(1);
  expect(choices.getByRole('radio', { includeHidden: true }).elements()).toHaveLength(2);
  await cache.close();
});
