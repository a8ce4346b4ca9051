import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cache } from '#cache/open.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { MiniMonth } from '#shell/MiniMonth.tsx';
import * as screens from '#shell/screenCode.tsx';
import { SideBar } from '#shell/SideBar.tsx';
import { beginOn, go } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import * as ui from '#ui/index.ts';
import { drawOver } from '../overCache.tsx';
import { restAtOnce } from '../restAtOnce.ts';

// The frame asks it for its screen at each drawing, and each line of the side bar for its own.
vi.mock('#shell/screenCode.tsx', { spy: true });
// The month of the side bar is one.
vi.mock('#ui/index.ts', { spy: true });
const drawnFor = vi.mocked(screens.factsOf);

let cache: Cache;
beforeEach(async () => {
  useView.setState(useView.getInitialState(), true);
  beginOn('offline');
  const commands: Partial<Commands> = { mayPlay: () => false };
  useSession.setState({ commands: commands as Commands }); // nothing here runs a command
  cache = await aCache();
});

/** What was drawn for a change that is kept, and for its acknowledgement beside another that waits. */
async function drawnByChanges(): Promise<{ readonly kept: readonly string[]; readonly done: readonly string[] }> {
  const commit = (change: Parameters<Cache['outbox']['commit']>[0]): Promise<void> =>
    act(() => cache.outbox.commit(change));
  await commit({ putSteps: [aStep({ id: 'first', seq: 1, target: '12' })] });
  drawnFor.mockClear();
  await commit({ putSteps: [aStep({ id: 'second', seq: 2, target: '13' })] });
  const kept = drawnFor.mock.calls.map(([screen]) => screen);
  drawnFor.mockClear();
  await commit({ removeSteps: ['first'], putReceipts: [aReceipt({ id: 'first', seq: 1, target: '12' })] });
  return { kept, done: drawnFor.mock.calls.map(([screen]) => screen) };
}

test('a change draws the one line of the side bar whose count it changes', async () => {
  await drawOver(cache, <SideBar />);
  expect(await drawnByChanges()).toEqual({ kept: ['changes'], done: ['changes'] });
});

const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test('a change of an event draws the month of the side bar again only where other days are busy with it', async () => {
  restAtOnce();
  const times = (hour: string): string =>
    `"Debut":"2026-11-18T${hour}:00:00+01:00","Fin":"2026-11-18T${hour}:30:00+01:00"`;
  const rows = ['12', '13'].map((id) => pulled(id, `{"Id":${id},"EntiteJuridiqueId":1,${times(id)}}`));
  await cache.store.absorb({ entity: 'Planification' }, rows, 0);
  useSession.setState({
    open: { profile: { campusId: '1' } } as NonNullable<ReturnType<typeof useSession.getState>['open']>,
  }); // all that is read
  go({ at: 'calendar', day: '2026-11-18' });
  await drawOver(cache, <MiniMonth />);
  const dots = (): number => document.querySelectorAll('[data-day="2026-11-18"] > span').length;
  const months = vi.mocked(ui.MonthTable).mock.calls;
  // Weeks are read one after another when the page rests: until a rest draws nothing.
  for (let drawn = 0; dots() === 0 || drawn !== months.length;) {
    drawn = months.length;
    for (let rests = 0; rests < 3; rests += 1) await rest();
  }
  const before = months.length;
  const cancel = (id: string, seq: number): Promise<void> =>
    act(() =>
      cache.outbox.commit({
        putSteps: [aStep({ id, seq, target: id, changes: [{ field: 'Annule', base: null, mine: rawJson('true') }] })],
      }),
    );
  await cancel('12', 1);
  expect(months.length).toBe(before);
  await cancel('13', 2);
  await vi.waitFor(() => expect(dots()).toBe(0));
});
