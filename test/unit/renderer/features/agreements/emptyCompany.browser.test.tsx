import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import { beginOn, go, startCreating, stopCreating } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// Entreprise rule 1: a company can be created with an empty body and completed later.

let cache: Cache;
const dispatch = vi.fn<Commands['dispatch']>();

beforeEach(async () => {
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: false, rejection: 'storage' });
  cache = await aCache();
  const rows = [
    { Id: 8001, Code: 'CONV-1', EntrepriseId: 0 },
    { Id: 8002, Code: 'CONV-2', EntrepriseId: 91 },
  ].map((row) => pulled(String(row.Id), JSON.stringify(row)));
  await cache.store.absorb({ entity: 'Convention' }, rows, 0);
  // The screen calls these two commands and no other.
  useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
  beginOn('agreements');
});
afterEach(async () => {
  stopCreating();
  await draw(null); // the draft is being saved
  await cache.close();
});

const button = () => page.getByRole('button', { name: 'Créer une fiche vide' });
const openCompany = async (id: string): Promise<void> => {
  go({ at: 'row', entity: 'Convention', id });
  await drawScreen(cache, <AgreementsScreen />, 700);
  await page.getByRole('tab', { name: 'Entreprise' }).click();
};

test('Entreprise.1 the page of an agreement without a company makes an empty one for it', async () => {
  await openCompany('8001');
  await button().click();
  await expect
    .poll(() => dispatch.mock.calls.map(([intent]) => intent))
    .toEqual([
      {
        kind: 'create',
        rows: [
          {
            entity: 'Entreprise',
            members: {},
            subject: 'CONV-1',
            link: { entity: 'Convention', id: '8001', field: 'EntrepriseId', subject: 'CONV-1' },
          },
        ],
      },
    ]);
  await expect.element(page.getByText(/^Impossible d’écrire sur le disque/u)).toBeVisible();
});

test('R4.2 an agreement that has a company is not offered another', async () => {
  await openCompany('8002');
  await expect.element(page.getByRole('button', { name: 'Ouvrir l’entreprise' })).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
});

test('Entreprise.1 a new agreement may bring an empty company; what is typed of it takes the choice away', async () => {
  startCreating({ what: 'agreement' });
  await drawScreen(cache, <AgreementsScreen />, 700);
  const part = page.getByRole('region', { name: 'Entreprise' });
  const choice = part.getByRole('checkbox', { name: /^Créer une fiche vide/u });
  const stage = page.getByText('Créer l’entreprise', { exact: true });
  await expect.element(choice).not.toBeChecked();
  await expect.element(stage).not.toBeInTheDocument();
  // By its key: a click would wait until the long form stands still.
  const box = choice.element();
  if (box instanceof HTMLElement) box.focus();
  await userEvent.keyboard(' ');
  await expect.element(choice).toBeChecked();
  await expect.element(stage).toBeInTheDocument();
  await part.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ateliers Ravier');
  await expect.element(choice).not.toBeInTheDocument();
});
