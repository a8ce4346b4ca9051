import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FirstReceive } from '#features/onboarding/index.tsx';
import { forgetReadiness } from '#stores/offline.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawOver } from '../../overCache.tsx';
import '#ui/styles.css';

const campuses = [
  { id: '1', name: 'Campus Lyon' },
  { id: '2', name: 'Campus Nantes' },
];

let cache: Cache;
beforeEach(async () => {
  vi.clearAllMocks();
  const profile = {
    id: 'p',
    name: 'École',
    baseUrl: '',
    user: 'c.moreau',
    campusId: '1',
    campusName: 'Campus Lyon',
    practice: false,
  };
  useSession.setState({
    open: { profile, databaseName: '', signedIn: true, keptBefore: false },
  });
  useSyncStatus.setState(useSyncStatus.getInitialState());
  forgetReadiness();
  cache = await aCache();
});
afterEach(() => cache.close());

const start = page.getByRole('button', { name: 'Commencer' });
const top = (): number => start.element().getBoundingClientRect().top;
const show = (onDone = vi.fn()) =>
  drawOver(
    cache,
    <div style={{ width: 1000, height: 800 }}>
      <FirstReceive isFirstPerson={false} onDone={onDone} />
    </div>,
  );

test('arriving data never moves the button that begins', async () => {
  await show();
  const before = top();
  const request = { entity: 'EntiteJuridique' } as const;
  await cache.store.absorb(
    request,
    campuses.map(({ id, name }) => pulled(id, JSON.stringify({ Id: Number(id), Nom: name }))),
    0,
  );
  await cache.store.finish(request, { at: Date.now(), received: 2, complete: true, unreadable: [] });
  useSyncStatus.setState({ pulls: { [requestKey({ entity: 'Dossier' })]: { received: 1_200, startedAt: 0 } } });
  await expect.element(page.getByText('1 200 reçus')).toBeVisible();
  expect(top()).toBe(before);
});

test('Entrée begins, with the focus on the title or on nothing', async () => {
  const onDone = vi.fn();
  await userEvent.keyboard('{F6}');
  await show(onDone);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  await show(onDone);
  page.getByRole('heading', { level: 1 }).element().blur();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onDone.mock.calls.length).toBe(2);
});

test('WCAG 2.4.7 a title that has the focus is underlined, not boxed as a field is', async () => {
  await userEvent.keyboard('{F6}'); // the focus is given after a key only
  await show();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveFocus();
  const { outlineColor, boxShadow } = getComputedStyle(title.element());
  expect(outlineColor).toBe('rgba(0, 0, 0, 0)');
  expect(boxShadow).toMatch(/0px 2px 0px 0px$/u);
});
