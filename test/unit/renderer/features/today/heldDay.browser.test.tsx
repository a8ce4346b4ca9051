import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { create } from 'zustand';
import { useHeldDay } from '#features/today/useDay.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '#test/unit/renderer/overCache.tsx';
import type { Day } from '#ui/index.ts';
import { interviewView } from '../calendar/interviewView.ts';

const day: Day = '2026-11-19';
const first = interviewView('1', 19, '10:30', 'BENSAÏD Inès');
const second = interviewView('2', 19, '09:15', 'LE GOFF Yann');

const useInterviews = create<readonly (typeof first)[]>(() => [first]);
const come = (interviews: readonly (typeof first)[]): void => useInterviews.setState(interviews, true);

function Rows() {
  const interviews = useInterviews();
  return (
    <div role="grid">
      {useHeldDay(interviews, day).shown.map(({ id, applicantName }) => (
        <button key={id} type="button" data-row={id}>
          {applicantName}
        </button>
      ))}
    </div>
  );
}

test('a day that is being received is not held still by the press on one of its rows', async () => {
  const cache = await aCache();
  try {
    await drawScreen(cache, <Rows />);
    await page.getByRole('button', { name: 'BENSAÏD Inès' }).click();
    flushSync(() => come([second, first]));
    await expect.element(page.getByRole('button', { name: 'LE GOFF Yann' })).toBeVisible();
    flushSync(() => come([first]));
    await receive(cache, { Dossier: [], Planification: [] }, Date.parse('2026-11-19T09:00:00Z'));
    await expect.poll(() => cache.memory.dataset('Planification')?.rows.size).toBe(0);
    flushSync(() => come([second, first]));
    expect(page.getByRole('button').elements()).toHaveLength(1);
  } finally {
    await cache.close();
  }
});
