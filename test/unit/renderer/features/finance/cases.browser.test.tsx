import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CaseList } from '#features/finance/balances/CaseList.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

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
