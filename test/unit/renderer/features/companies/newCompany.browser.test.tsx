import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CompaniesScreen } from '#features/companies/index.tsx';
import type { Intent } from '#intents/intent.ts';
import { beginOn, startCreating, stopCreating } from '#stores/place.ts';
import type { Accepted, Attended, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
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
  beginOn('companies');
  startCreating({ what: 'company' });
  await drawScreen(
    cache,
    <>
      <div style={{ display: 'flex', height: 700 }}>
        <CompaniesScreen />
      </div>
      <Toasts />
    </>,
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
  startCreating({ what: 'company' });
  await expect.element(name()).toHaveValue('');
  await send();
  await expect.element(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  expect(dispatch).toHaveBeenCalledTimes(1);
});

test('a SIRET that cannot be one is said at its field, and sent all the same', async () => {
  await name().fill('Ateliers du Rhône');
  const number = page.getByRole('textbox', { name: /SIRET/u });
  await number.fill('7328293200007');
  await expect.element(page.getByText(/^Un SIRET a 14 chiffres/u)).toBeVisible();
  await number.fill('73289232000074');
  await expect.element(page.getByText(/^Ce n’est pas un SIRET/u)).toBeVisible();
  await send();
  await expect
    .poll(() => dispatch.mock.lastCall?.[0])
    .toMatchObject({ rows: [{ members: { SIRET: '73289232000074' } }] });
});
