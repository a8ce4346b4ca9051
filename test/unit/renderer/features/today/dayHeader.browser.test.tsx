import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DayHeader } from '#features/today/DayHeader.tsx';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import '#ui/styles.css';

const nothing = (): void => undefined;

const header = (onWho: () => void, { isToday = true, clashes = 0, detail = '' } = {}) => (
  <DayHeader
    day="2026-11-19"
    isToday={isToday}
    detail={detail}
    clashes={clashes}
    onClash={nothing}
    onDay={nothing}
    onWho={onWho}
    onWalkIn={nothing}
    menu={<span className="w-[30px]" />}
  />
);

test('whose interviews are shown is chosen in one place, so that its focus outlives a narrower window', async () => {
  const cache = await aCache();
  await drawScreen(cache, header(nothing));
  const choices = page.getByRole('radiogroup', { name: 'Entretiens à montrer', includeHidden: true });
  expect(choices.elements()).toHaveLength(1);
  expect(choices.getByRole('radio', { includeHidden: true }).elements()).toHaveLength(2);
  await cache.close();
});

test('keyboard: an arrow reaches « Mes entretiens » without asking who the user is; Espace asks', async () => {
  const cache = await aCache();
  const onWho = vi.fn<() => void>();
  await drawScreen(cache, header(onWho));
  const [everyone, mine] = page.getByRole('radiogroup', { name: 'Entretiens à montrer' }).getByRole('radio').elements();
  if (!(everyone instanceof HTMLElement)) throw new Error('no choice');
  everyone.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(mine);
  expect(onWho).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onWho).toHaveBeenCalledTimes(1);
  await cache.close();
});
