import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CaseList } from '#features/finance/balances/CaseList.tsx';
import { NewClient } from '#features/finance/form/NewClient.tsx';
import { FinanceScreen } from '#features/finance/index.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { beginOn, go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('payers', () => {
  // What each payer owes, by the lines that are here; those of the whole school when the user asks for them.

  const whole = { entity: 'BalanceClient' } as const;
  const refresh = vi.fn<Commands['refresh']>(async () => undefined);
  const cancelRefresh = vi.fn<Commands['cancelRefresh']>();
  let cache: Cache;

  const line = (Id: number, ClientId: number, Montant: number, CreditON: boolean) => ({
    Id,
    AffaireId: 70 + ClientId,
    ClientId,
    Montant,
    CreditON,
    Date: '2026-10-01T12:00:00+02:00',
  });

  beforeEach(async () => {
    vi.clearAllMocks();
    cache = await aCache();
    await receive(cache, { Client: [{ Id: 3, Nom: 'RAVIER', Prenoms: 'Ateliers' }] }, 1);
    const lines = [line(1, 3, 100, false), line(2, 4, 900, false), line(3, 4, 200.5, true), line(4, 5, 20, true)];
    await receive(cache, { BalanceClient: lines }, Date.parse('2026-11-21T09:44:00+01:00'));
    useSession.setState({ open: null, commands: { refresh, cancelRefresh } as unknown as Commands }); // these alone
    useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 0 } });
    beginOn('finance');
    await drawScreen(cache, <FinanceScreen />, 700);
    go({ at: 'rows', entity: 'BalanceClient', by: 'client' });
  });
  afterEach(async () => {
    await draw(null);
    useSyncStatus.setState(useSyncStatus.getInitialState());
    await cache.close();
  });

  const payers = (): readonly string[] =>
    [...document.querySelectorAll('tr[data-row]')].map(({ textContent }) =>
      (textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' '),
    );
  const ask = () => page.getByRole('button', { name: 'Recevoir toute l’école' });

  test('R2.11 each payer once, with what their lines add up to; who owes most comes first', async () => {
    await expect.poll(payers).toHaveLength(3);
    const [most, named, paid] = payers();
    expect(most).toMatch(/n° 4.*699,50 €/u);
    expect(named).toMatch(/RAVIER.*100,00 €/u);
    expect(paid).toMatch(/n° 5.*20,00 €/u);
  });

  test('the lines of the whole school are asked for by a press, without a filter, and stopped by one', async () => {
    await expect.element(page.getByText(/^Reçu/u)).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
    await ask().click();
    expect(refresh.mock.calls).toEqual([[whole]]);
    useSyncStatus.setState({ pulls: { BalanceClient: { received: 1200, startedAt: 0 } } });
    await expect.element(ask()).toBeDisabled();
    await expect.element(page.getByText(/^1\s200 lignes reçues$/u)).toBeVisible();
    await page.getByRole('button', { name: 'Interrompre' }).click({ timeout: 10_000 });
    expect(cancelRefresh.mock.calls).toEqual([[whole]]);
  });

  test('I18 offline they are as last received, with their day', async () => {
    useSyncStatus.setState({ connection: { kind: 'offline' } as never });
    await expect.element(ask()).toBeDisabled();
    await expect.element(page.getByText(/^Reçu.*09:44/u)).toBeVisible();
    await expect.poll(payers).toHaveLength(3);
  });
});

describe('billing cases', () => {
  let cache: Cache;

  interface Row {
    readonly Id: number;
    readonly [member: string]: unknown;
  }
  const applications: readonly Row[] = [...Array(9).keys()].map((at) => ({
    Id: 50 + at,
    CandidatId: 40,
    Numero: `C00040-${at}`,
    AffaireId: at === 8 ? 12 : 0,
  }));
  const rows: Partial<Record<EntityName, readonly Row[]>> = {
    Candidat: [
      { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', Numero: 'C00040' },
      { Id: 41, Nom: 'PETIT', Prenoms: 'Zoé', Numero: 'C00041' },
    ],
    Dossier: [...applications, { Id: 70, CandidatId: 41, Numero: 'C00041-1', AffaireId: 0 }],
    Client: [{ Id: 3, Nom: 'Ateliers Ravier' }],
    BalanceClient: [
      { Id: 1, AffaireId: 99, ClientId: 3, Montant: 10, CreditON: false, Date: '2026-10-01T12:00:00+02:00' },
    ],
  };

  beforeEach(async () => {
    cache = await aCache();
    await receive(cache, rows, 1);
    await drawScreen(cache, <CaseList onOpen={() => undefined} />, 700);
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const find = () => page.getByRole('textbox', { name: /^Candidat, ou numéro de dossier de facturation/u });
  const found = page.getByRole('list', { name: 'Personnes trouvées' });

  test('I18 the person who has a billing case is found among many who have none; nobody is said only where nobody matches', async () => {
    await find().fill('martin');
    await expect.element(found.getByText(/C00040-8/u)).toBeVisible();
    await find().fill('petit');
    await expect
      .element(page.getByText('Ceux qui correspondent n’ont pas de numéro de dossier de facturation sur ce poste.'))
      .toBeVisible();
    await find().fill('zzz');
    await expect.element(page.getByText('Personne de ce poste ne correspond.')).toBeVisible();
  });

  test('R4.4 who pays is not who the case is about: the person is unknown until their application came', async () => {
    await expect.element(page.getByText('Pas encore connue ici').first()).toBeVisible();
  });
});

describe('a new client', () => {
  let cache: Cache;

  beforeEach(async () => {
    cache = await aCache();
    useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  test('R4.4 the form of a client begins with the e-mail that the applicants’ list brought of the learner’s record', async () => {
    await receive(
      cache,
      {
        Candidat: [
          { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', MailId: 9, Mail: { Id: 9, Adresse: 'lea@exemple.fr' } },
          { Id: 42, Nom: 'MARTIN', Prenoms: 'Léa', MailId: 9 },
        ],
        Apprenant: [{ Id: 41, Nom: 'MARTIN', Prenoms: 'Léa', Code: 'A41', MailId: 9 }],
      },
      1,
    );
    await drawScreen(cache, <NewClient source={{ entity: 'Apprenant', id: '41' }} />, 700);
    await expect.element(page.getByRole('textbox', { name: /^Courriel/u })).toHaveValue('lea@exemple.fr');
  });
});

describe('clients by name', () => {
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

  test('I6 who is not in the service yet has no number, and is not proposed', async () => {
    await field().fill('durand');
    await expect.element(page.getByText(/^Pas encore dans le service/u)).toBeVisible();
    expect(people().elements()).toHaveLength(0);
  });
});
