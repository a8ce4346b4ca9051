import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FinanceScreen } from '#features/finance/index.tsx';
import { rawJson } from '#shared/json/rawJson.ts';
import { beginOn } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// Clients are received by a person's name: what is asked for is the number of the person who is chosen.

let cache: Cache;
const refresh = vi.fn<Commands['refresh']>(async () => undefined);

beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  await receive(
    cache,
    {
      Candidat: [
        { Id: 12, Nom: 'LE GOFF', Prenoms: 'Maël', Numero: 'C00012', Code: 'LGM' },
        { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', Numero: 'C00040' },
      ],
      Apprenant: [{ Id: 41, Nom: 'MARTIN', Prenoms: 'Léa', Code: 'A41' }],
      Client: [
        { Id: 3, ReferenceId: 12, Nom: 'LE GOFF', Prenoms: 'Maël', Code: 'LGM' },
        { Id: 4, ReferenceId: 12, Nom: 'Ateliers Ravier', Code: 'RAV' },
      ],
    },
    1,
  );
  await cache.outbox.commit({
    putSteps: [
      aStep({
        id: 'new:c',
        seq: 1,
        entity: 'Candidat',
        target: 'new:c',
        action: 'create',
        changes: [],
        base: null,
        body: rawJson('{"Nom":"DURAND","Prenoms":"Zoé"}'),
      }),
    ],
  });
  useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // used here: this one alone
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 0 } });
  beginOn('finance');
  await drawScreen(cache, <FinanceScreen />, 700);
});
afterEach(async () => {
  await draw(null);
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});

const field = () => page.getByRole('textbox', { name: /^Clients d’une convention/u });
const people = () => page.getByRole('list', { name: 'Personnes trouvées' }).getByRole('button');

test('R5.4 Entrée on the name of one person receives by their number, keeps the name, and counts who else has it apart', async () => {
  await field().fill('le goff');
  await expect.poll(() => people().elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => refresh.mock.lastCall).toEqual([{ entity: 'Client', of: '12' }]);
  await expect.element(field()).toHaveValue('LE GOFF Maël');
  await expect.element(people()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^1 client au nom de LE GOFF Maël. 1 autre a le même numéro/u)).toBeVisible();
});

test('Entrée on a name of several says to choose, and a press of one of them receives', async () => {
  await field().fill('martin');
  await expect.poll(() => people().elements().length).toBe(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Choisissez une personne ci-dessous, ou donnez un numéro.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalledWith({ entity: 'Client', of: expect.anything() });
  await people().last().click();
  await expect.poll(() => refresh.mock.lastCall).toEqual([{ entity: 'Client', of: '41' }]);
  await expect.element(field()).toHaveValue('MARTIN Léa');
});

test('Entrée on a whole name, without its accents, chooses that person where others are like it', async () => {
  await receive(cache, {
    Candidat: [
      { Id: 51, Nom: 'GÉRARD', Prenoms: 'Zoé', Numero: 'C00051' },
      { Id: 52, Nom: 'GÉRARD', Prenoms: 'Zoé-Anne', Numero: 'C00052' },
    ],
    Apprenant: [{ Id: 53, Nom: 'GIRARD', Prenoms: 'Zoé', Code: 'A53' }],
  });
  await field().fill('zoe gerard');
  await expect.poll(() => people().elements().length).toBeGreaterThan(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => refresh.mock.lastCall).toEqual([{ entity: 'Client', of: '51' }]);
  await expect.element(field()).toHaveValue('GÉRARD Zoé');
});

test('I6 who is not in the service yet has no number, and is not proposed', async () => {
  await field().fill('durand');
  await expect.element(page.getByText(/^Pas encore dans le service/u)).toBeVisible();
  expect(people().elements()).toHaveLength(0);
});

test('offline neither the button nor a person asks', async () => {
  useSyncStatus.setState({ connection: { kind: 'offline' } as never });
  await field().fill('le goff');
  await expect.element(page.getByText('En ligne seulement.')).toBeVisible();
  expect(people().elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  expect(refresh).not.toHaveBeenCalledWith({ entity: 'Client', of: expect.anything() });
});

test('Entrée on the name of one person opens their billing case', async () => {
  await receive(cache, {
    Dossier: [{ Id: 50, CandidatId: 12, Numero: 'C00012-1', AffaireId: 77 }],
  });
  await page.getByRole('radio', { name: 'Soldes' }).click({ force: true });
  await page.getByRole('textbox', { name: /^Candidat, ou numéro de dossier de facturation/u }).fill('le goff');
  await expect.poll(() => people().elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /Dossier de facturation 77/u })).toBeVisible();
});
