import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { CompaniesScreen } from '#features/companies/index.tsx';
import type { Intent } from '#intents/intent.ts';
import { startCreating, stopCreating } from '#stores/creating.ts';
import type { Accepted, Attended, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { openScreen, useView } from '#stores/view.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { ShortcutScope, Toasts } from '#ui/index.ts';
import { draw } from '../changes/drawn.tsx';

// A creation that leaves only when the user sends it, with a service that takes its time.

let cache: Cache;
let answer: PromiseWithResolvers<Attended>;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const attend = vi.fn<(stepId: string, about: string) => Promise<Attended>>();
const refresh = vi.fn<Commands['refresh']>(async () => undefined);

beforeEach(async () => {
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  vi.clearAllMocks();
  answer = Promise.withResolvers<Attended>();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['new:1'] });
  attend.mockImplementation(() => answer.promise);
  cache = await aCache();
  await cache.outbox.commit({ putSteps: [aStep({ id: 'step', seq: 1, intentId: 'i' })] });
  // Used here: these three alone.
  useSession.setState({ open: null, commands: { dispatch, attend, refresh } as unknown as Commands });
  useView.setState({ ...useView.getInitialState(), screen: 'companies' });
  startCreating('company');
  await draw(
    <CacheProvider cache={cache}>
      <ShortcutScope>
        <div style={{ display: 'flex', height: 700 }}>
          <CompaniesScreen />
        </div>
        <Toasts />
      </ShortcutScope>
    </CacheProvider>,
  );
});
afterEach(async () => {
  stopCreating();
  await draw(null); // the draft is being saved
  vi.unstubAllGlobals();
  await cache.close();
});

const name = () => page.getByRole('textbox', { name: /^Nom/u });
const send = (): Promise<void> => userEvent.keyboard('{Control>}{Enter}{/Control}');
const form = () => page.getByRole('heading', { level: 1, name: 'Nouvelle entreprise' });

test('the form opens with the focus in its first field', async () => {
  await expect.element(name()).toHaveFocus();
});

test('I3 the form is over once the creation is stored: opened again before the service answers, it is empty', async () => {
  await name().fill('Ateliers du Rhône');
  await send();
  await expect.element(form()).not.toBeInTheDocument();
  expect(attend).toHaveBeenCalledTimes(1);
  startCreating('company');
  await expect.element(name()).toHaveValue('');
  await send();
  await expect.element(page.getByText('Un champ obligatoire est vide.')).toBeVisible();
  expect(dispatch).toHaveBeenCalledTimes(1);
});

test('the page of what was created is opened, where the user still waits for it', async () => {
  await name().fill('Ateliers du Rhône');
  await send();
  await expect.element(form()).not.toBeInTheDocument();
  answer.resolve({ kind: 'applied', id: '77' });
  await expect.poll(() => useView.getState().page).toEqual({ entity: 'Entreprise', id: '77' });
});

test('a user who went elsewhere stays there, and a notice leads to it', async () => {
  await name().fill('Ateliers du Rhône');
  await send();
  await expect.element(form()).not.toBeInTheDocument();
  openScreen('today');
  answer.resolve({ kind: 'applied', id: '77' });
  await expect.element(page.getByText('Ateliers du Rhône est dans le service.')).toBeVisible();
  expect(useView.getState()).toMatchObject({ screen: 'today', page: null });
  await page.getByRole('button', { name: 'Ouvrir la fiche' }).click();
  expect(useView.getState()).toMatchObject({ screen: 'companies', page: { entity: 'Entreprise', id: '77' } });
});
