import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import * as screens from '#shell/screenCode.tsx';
import { Shell } from '#shell/Shell.tsx';
import { beginOn } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider } from '#ui/index.ts';

declare global {
  // React checks it to know that act() is running.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

vi.mock('#shell/screenCode.tsx', { spy: true });
afterEach(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true));

/** The first drawing of the frame, in one step. */
function frameOn(cache: Cache) {
  const { factsOf } = screens;
  vi.mocked(factsOf).mockImplementation(() => ({ icon: () => null, Screen: () => <p>the week</p> }) as never);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <CacheProvider cache={cache}>
          <Shell />
        </CacheProvider>
      </FormatProvider>,
    ),
  );
  return { main: () => place.querySelector('main'), close: () => act(async () => root.unmount()) };
}

test('performance: a start draws the frame first and the screen in a step of its own, never a stand-in for it', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await startWords('fr');
  useView.setState(useView.getInitialState(), true);
  beginOn('offline');
  const commands: Partial<Commands> = { mayPlay: () => false };
  useSession.setState({ commands: commands as Commands }); // nothing here runs a command
  const { main, close } = frameOn(await aCache());
  const seen = [main()?.textContent];
  const watch = new MutationObserver(() => seen.push(main()?.textContent));
  const on = main();
  if (on) watch.observe(on, { childList: true, subtree: true });
  await vi.waitUntil(() => seen.length > 1);
  watch.disconnect();
  expect(seen).toEqual(['', 'the week']);
  await close();
});
