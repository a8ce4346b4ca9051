import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { UserPage } from '#features/users/index.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { NumberDialog } from '#shell/number/NumberDialog.tsx';
import { useListLayouts } from '#stores/lists.ts';
import { beginOn, here, openPage, usePage } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
const findByNumber = vi.fn<Commands['findByNumber']>();
const refresh = vi.fn<Commands['refresh']>(async () => undefined);

const receive = async (
  entity: EntityName,
  of: string,
  row: Readonly<Record<string, unknown>>,
  at = Date.parse('2026-11-18T09:44:00+01:00'),
): Promise<void> => {
  await cache.store.absorb({ entity, of }, [pulled(of, JSON.stringify({ Id: Number(of), ...row }))], 0);
  await cache.store.finish({ entity, of }, { at, received: 1, complete: true, unreadable: [] });
};

beforeEach(async () => {
  // React Stately's virtual list reads process.env as under Node; a build replaces it.
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  vi.clearAllMocks();
  attend.mockResolvedValue(waits);
  cache = await aCache();
  await receive('Entreprise', '12', { Nom: 'Boulangerie Élan', SIRET: '80295478500028', Effectif: '10' });
  await receive('Entreprise', '9', { Nom: 'Atelier Nord', SIRET: '55208131766522', Effectif: '250' });
  // Used here: these two alone.
  useSession.setState({ open: null, commands: { findByNumber, refresh } as unknown as Commands });
  useSyncStatus.setState(useSyncStatus.getInitialState());
  useListLayouts.setState({ layouts: {} });
  beginOn('companies');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cache.close();
});

function Companies() {
  const open = usePage('companies');
  return open ? <EntityPage page={open} /> : <EntityRows entity="Entreprise" />;
}

const drawCompanies = (): Promise<void> => drawScreen(cache, <Companies />, 700);
const names = (): readonly string[] =>
  [...document.querySelectorAll('tr[data-row] > td:first-child')].map(({ textContent }) => textContent);

test('R3.10 the history of a row has what others changed, before and after', async () => {
  await receive('Entreprise', '12', { Nom: 'Boulangerie Élan', SIRET: '80295478500028', Effectif: '12' });
  openPage({ entity: 'Entreprise', id: '12' });
  await drawCompanies();
  await page.getByRole('tab', { name: 'Plus' }).click();
  await expect.element(page.getByText('Changé dans le service\u00A0: Effectif\u00A0: 10 → 12')).toBeVisible();
});

test('the rows that this workstation holds are listed by name with their age; Entrée opens a page, ⌫ leads back', async () => {
  await drawCompanies();
  await expect.poll(names).toEqual(['Atelier Nord', 'Boulangerie Élan']);
  await expect.element(page.getByText(/sans en donner la liste/u)).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: /mer. 18 nov., 09:44/u }).first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Boulangerie Élan' })).toBeVisible();
  await expect.element(page.getByText('80295478500028')).toBeVisible();
  expect(here()).toEqual({ at: 'row', entity: 'Entreprise', id: '12' });
  await userEvent.keyboard('{Backspace}');
  await expect.poll(names).toHaveLength(2);
});

test('R3.4 a number is read at the service, kept and opened; what is not found is said in words', async () => {
  const onClose = vi.fn();
  await drawScreen(
    cache,
    <>
      <Companies />
      <NumberDialog kind="Entreprise" typed="" onClose={onClose} />
    </>,
    700,
  );
  const field = page.getByRole('textbox', { name: 'Numéro' });
  findByNumber.mockResolvedValue({ kind: 'absent' });
  await field.fill('77');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Rien sous ce numéro dans le service : entreprise n° 77.')).toBeVisible();
  findByNumber.mockResolvedValue({ kind: 'unknown' });
  await field.fill('78');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/ne prouve pas qu’il n’existe pas/u)).toBeVisible();
  findByNumber.mockResolvedValue({ kind: 'found', rows: [{ id: '9', row: rawJson('{"Id":9}'), isFresh: true }] });
  await field.fill('9');
  // What was said of another number is gone.
  await expect.element(page.getByText(/Rien sous ce numéro/u)).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Ouvrir/u }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(here()).toEqual({ at: 'row', entity: 'Entreprise', id: '9' });
});

test.each([
  { was: 'one minute ago', minutes: -1, asks: 0 },
  { was: 'eleven minutes ago', minutes: -11, asks: 1 },
  { was: 'before the clock was set back by an hour', minutes: 59, asks: 1 },
])('R3.4 a page asks for its row again where it was received $was: $asks', async ({ minutes, asks }) => {
  useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
  await receive('Entreprise', '12', { Nom: 'Boulangerie Élan' }, Date.now() + minutes * 60_000);
  openPage({ entity: 'Entreprise', id: '12' });
  await drawCompanies();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Boulangerie Élan' })).toBeVisible();
  const asked = refresh.mock.calls.filter(([request]) => request.entity === 'Entreprise');
  expect(asked).toEqual(Array.from({ length: asks }, () => [{ entity: 'Entreprise', of: '12' }]));
});

test('a page says that its row is not here, and shows a change that asks for a decision', async () => {
  useSyncStatus.setState({ connection: { kind: 'offline', since: 0, cause: 'offline', lastAnswerAt: null } });
  openPage({ entity: 'Entreprise', id: '404' });
  await drawCompanies();
  await expect.element(page.getByText('Absent de ce poste.')).toBeVisible();
  await cache.outbox.commit({
    putSteps: [
      aStep({
        id: 'parked',
        seq: 1,
        entity: 'Entreprise',
        target: '9',
        state: { kind: 'refused', failure: { kind: 'refused' } },
      }),
    ],
  });
  openPage({ entity: 'Entreprise', id: '9' });
  await expect.element(page.getByText('Une modification attend votre décision.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Corriger' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Décider' }).click();
  expect(here()).toEqual({ at: 'changes', tab: 'open', deciding: 'parked' });
});

const refuse = (entity: EntityName, target: string, body: Readonly<Record<string, unknown>>) =>
  cache.outbox.commit({
    putSteps: [
      aStep({
        id: 'refused',
        seq: 1,
        entity,
        action: 'create',
        target,
        intentId: 'i',
        attended: true,
        body: rawJson(JSON.stringify(body)),
        state: { kind: 'refused', failure: { kind: 'refused', fields: [{ field: 'Login', message: 'Déjà pris' }] } },
      }),
    ],
  });
const kept = vi.fn<Commands['dispatch']>(async () => ({ ok: true, intentId: 'i', targets: ['new:1'] }));
const attend = vi.fn<Commands['attend']>();
const waits = { kind: 'waits', failure: null, until: null, mayHaveArrived: false } as const;

test('R3.5 what the service refused to create is corrected on its page, also where it changes no such row', async () => {
  await refuse('Entreprise', 'new:1', { Nom: 'Ferme du Lac', SIRET: '12' });
  useSession.setState({ commands: { dispatch: kept, attend, refresh } as unknown as Commands });
  await drawCompanies();
  openPage({ entity: 'Entreprise', id: 'new:1' });
  await page.getByRole('button', { name: 'Corriger' }).click();
  await expect.element(page.getByRole('heading', { name: 'Corriger Ferme du Lac' })).toBeVisible();
  const number = page.getByRole('textbox', { name: /SIRET/u });
  await expect.element(number).toHaveValue('12');
  await number.fill('80200300400015');
  await page.getByRole('button', { name: /^Enregistrer/u }).click();
  await expect
    .poll(() => kept.mock.lastCall?.[0])
    .toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Entreprise', id: 'new:1', members: { SIRET: '80200300400015' } }],
    });
  await expect.element(page.getByRole('heading', { name: /^Ferme du Lac/u })).toBeVisible();
  expect(attend.mock.calls).toEqual([['refused', 'Ferme du Lac']]);
});

describe('the correction of a refused account', () => {
  const cipher = 'A'.repeat(344);
  const account = {
    Nom: 'Petit',
    Prenom: 'Anne',
    Login: 'a',
    Mail: 'a@b.fr',
    ProfilUser: 2,
    TypeAuthentification: 'CAS',
  };
  const correct = async (given: Readonly<Record<string, unknown>>): Promise<void> => {
    await refuse('User', 'new:2', { ...account, ...given });
    useSession.setState({ commands: { dispatch: kept, attend, refresh } as unknown as Commands });
    await drawScreen(
      cache,
      <>
        <UserPage page={{ entity: 'User', id: 'new:2' }} />
        <Toasts />
      </>,
    );
    await page.getByRole('button', { name: 'Corriger' }).click();
  };
  const choose = async (label: RegExp, option: string): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const save = () => page.getByRole('button', { name: /^Enregistrer/u }).click();

  test('R5.2 R3.0 shows what the service said of a field; the press that corrects it sends the account', async () => {
    attend.mockResolvedValue({ kind: 'applied', id: '77' });
    await correct({});
    await expect.element(page.getByRole('dialog').getByText(/Déjà pris/u)).toBeVisible();
    await page.getByRole('textbox', { name: /^Identifiant/u }).fill('anne.petit');
    await save();
    expect(page.getByLabelText(/^Mot de passe/u).elements()).toEqual([]);
    await expect.element(page.getByText('PETIT Anne est dans le service.')).toBeVisible();
    expect(here()).toEqual({ at: 'row', entity: 'User', id: '77' });
    expect(kept).toHaveBeenCalledOnce();
    expect(kept.mock.lastCall?.[0]).toMatchObject({ rows: [{ id: 'new:2', members: { Login: 'anne.petit' } }] });
  });

  test('R3.5 R4.2 drops the password with the way to sign in that needs it', async () => {
    await correct({ TypeAuthentification: 'Standalone', Password: cipher });
    await choose(/Mode de connexion/u, 'Connexion unique (CAS)');
    await save();
    await expect
      .poll(() => kept.mock.lastCall?.[0])
      .toMatchObject({ rows: [{ members: { TypeAuthentification: 'CAS', Password: '' } }] });
  });

  test('R4.2 offers the profiles that can be given alone, and judges the address', async () => {
    await correct({ ProfilUser: 1, Mail: 'anne' });
    await save();
    await expect.element(page.getByText(/^Adresse de courriel attendue/u)).toBeVisible();
    expect(kept).not.toHaveBeenCalled();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Profil/u })
      .click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(['Utilisateur', 'Désactivé']);
  });
});
