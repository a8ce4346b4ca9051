import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import * as screens from '#shell/screens.ts';
import { Shell } from '#shell/Shell.tsx';
import { SideBar } from '#shell/SideBar.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';

// The frame asks it for its screen at each drawing, and each line of the side bar for its own.
vi.mock('#shell/screens.ts', { spy: true });
const drawnFor = vi.mocked(screens.factsOf);

let cache: Cache;
beforeEach(async () => {
  useView.setState({ ...useView.getInitialState(), screen: 'offline' }, true);
  const commands: Partial<Commands> = {};
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
  await draw(
    <CacheProvider cache={cache}>
      <SideBar />
    </CacheProvider>,
  );
  expect(await drawnByChanges()).toEqual({ kept: ['changes'], done: ['changes'] });
});

test('a change does not draw the frame again', async () => {
  await draw(
    <CacheProvider cache={cache}>
      <Shell />
    </CacheProvider>,
  );
  expect(await drawnByChanges()).toEqual({ kept: ['changes'], done: ['changes'] });
});
