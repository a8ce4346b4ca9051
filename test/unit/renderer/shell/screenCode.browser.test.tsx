import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startWords, withWords } from '#i18n/index.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { factsOf, fetchScreen } from '#shell/screenCode.tsx';
import { draw as drawInFrench } from '../features/changes/drawn.tsx';

const read: string[] = [];
/** The first import of a mocked module takes seconds on a busy machine. */
const unhurried = { timeout: 25_000 };
vi.mock('#features/calendar/index.tsx', () => {
  read.push('calendar');
  return { CalendarScreen: () => <p>the week</p> };
});
vi.mock('#features/changes/index.tsx', () => ({ ChangesScreen: () => <p>what waits to leave</p> }));
vi.mock('#features/directory/index.tsx', () => ({ DirectoryScreen: () => <input /> }));
vi.mock('#features/people/index.tsx', () => {
  read.push('people');
  throw new Error('the file cannot be read');
});

// The words of a screen come with its code, in the language that is spoken.
beforeAll(() => startWords('fr'));

function draw(screen: Screen) {
  const { Screen } = factsOf(screen);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const again = (): void =>
    flushSync(() =>
      root.render(
        <Suspense fallback="waits">
          <Screen />
        </Suspense>,
      ),
    );
  again();
  return { place, again };
}

test('performance: a screen whose code was read is drawn at once, without its loading placeholder', async () => {
  fetchScreen('changes');
  await withWords(import('#features/changes/index.tsx'), 'entities', 'changes');
  await new Promise((resolve) => setTimeout(resolve));
  expect(draw('changes').place.textContent).toBe('what waits to leave');
});

test('code that comes while a screen waits for it is drawn, and what is typed then stays', async () => {
  const { place, again } = draw('directory');
  expect(place.querySelector('input')).toBeNull();
  await vi.waitUntil(() => place.querySelector('input') !== null, unhurried);
  const field = place.querySelector('input');
  again();
  expect(place.querySelector('input')).toBe(field);
});

test('code that cannot be read where its screen is drawn: « Rouvrir cet écran » loads the page again, which reads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  vi.stubGlobal('carnet', { call: async () => ({ ok: true, value: {} }) });
  const reload = vi.fn();
  const { Screen } = factsOf('people');
  await drawInFrench(
    <ErrorBoundary reload={reload}>
      <Suspense fallback="waits">
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
  const again = page.getByRole('button', { name: 'Rouvrir cet écran' });
  await expect.element(again, unhurried).toBeVisible();
  await again.click();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
