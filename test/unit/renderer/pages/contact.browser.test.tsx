import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useGivenNames } from '#cache/queries/idNames.ts';
import { CompaniesScreen } from '#features/companies/index.tsx';
import { FinanceScreen } from '#features/finance/index.tsx';
import { openPage } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
  await receive(cache, {
    Mail: [{ Id: 5, Adresse: 'contact@ravier.exemple.fr' }],
    Entreprise: [{ Id: 500, Nom: 'Ateliers Ravier', MailId: 5 }],
    Convention: [{ Id: 8001, EntrepriseId: 500, MaitreId: 71, SignataireId: 72, ApprenantId: 0 }],
    Candidat: [
      { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', Numero: 'C00040' },
      { Id: 41, Nom: 'PETIT', Prenoms: 'Zoé', Numero: 'C00041' },
    ],
    Dossier: [
      { Id: 50, CandidatId: 40, Numero: 'C00040-1', Parametres: [{ Id: 0, Code: 'TEL', Valeur: '06 39 98 00 01' }] },
    ],
    Client: [
      { Id: 3, Nom: 'Martin', Prenoms: 'Lea', ReferenceId: 40, MailId: 5 },
      { Id: 4, Nom: 'AUTRE', Prenoms: 'Lea', ReferenceId: 40, MailId: 5 },
    ],
  });
  const refresh: Commands['refresh'] = async () => undefined;
  useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // this one alone
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});
const names = { Professionnel: { 71: 'Mme Ravier' } };
function Named({ children }: { readonly children: ReactNode }) {
  useGivenNames(names, 'fr', '');
  return children;
}
const contact = page.getByRole('region', { name: 'Contact' });
const first = () => document.querySelector('[role=tabpanel] section')?.textContent;

test('the contact of a company is on top, with those whom people named in its agreements', async () => {
  openPage({ entity: 'Entreprise', id: '500' });
  await drawScreen(
    cache,
    <Named>
      <CompaniesScreen />
    </Named>,
    700,
  );
  await expect.element(contact.getByText('contact@ravier.exemple.fr')).toBeVisible();
  await expect.element(contact.getByText('Mme Ravier')).toBeVisible();
  await expect.element(contact.getByText(/72/u)).not.toBeInTheDocument();
  expect(first()).toContain('Mme Ravier');
  await expect.element(page.getByRole('button', { name: 'Écrire' })).toBeVisible();
});

test('R5.4 the contact of a client has the telephone of the files, where the name is theirs as well as the number', async () => {
  openPage({ entity: 'Client', id: '3' });
  await drawScreen(cache, <FinanceScreen />, 700);
  await expect.element(contact.getByText('06 39 98 00 01')).toBeVisible();
  expect(first()).toContain('06 39 98 00 01');
  await expect.element(page.getByRole('button', { name: 'Appeler' })).toBeVisible();
  openPage({ entity: 'Client', id: '4' });
  await drawScreen(cache, <FinanceScreen />, 700);
  await expect.element(contact.getByText('contact@ravier.exemple.fr')).toBeVisible();
  await expect.element(contact.getByText(/06 39/u)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Appeler' })).not.toBeInTheDocument();
});
