import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { StateDialog } from '#features/agreements/page/AgreementPage.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawOver } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
  const states = [
    { Id: 3, Nom: 'En cours', Code: 'COURS' },
    { Id: 4, Nom: 'Saisie', Code: 'SAISIE' },
    { Id: 5, Nom: 'Autre' },
  ].map((state) => pulled(String(state.Id), JSON.stringify(state)));
  await cache.store.absorb({ entity: 'EtatConvention' }, states, 0);
  useSession.setState({ open: null, commands: {} as Commands }); // nothing is sent here
  await drawOver(cache, <StateDialog agreementId="8001" name="CONV-1" stateId={null} onClose={() => undefined} />);
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const choose = async (option: string): Promise<void> => {
  await page.getByRole('button', { name: /Nouvel état/u }).click();
  await page.getByRole('option', { name: option }).click();
};
const certain = () => page.getByText(/^Passer à l’état SAISIE supprime les documents/u);
const possible = () => page.getByText(/ne connaît pas le code de cet état/u);

test('R4.3 a state that may be the one that deletes is warned about: by its code, or where its code is unknown (States.2, Errors.3)', async () => {
  await choose('En cours');
  await expect.element(page.getByRole('button', { name: /Nouvel état/u })).toHaveTextContent('En cours');
  await expect.element(certain()).not.toBeInTheDocument();
  await expect.element(possible()).not.toBeInTheDocument();
  await choose('Saisie');
  await expect.element(certain()).toBeVisible();
  await choose('Autre');
  await expect.element(possible()).toBeVisible();
  await expect.element(certain()).not.toBeInTheDocument();
});

test('R3.4 R4.3 a state that was never seen is given by its number, with the warning', async () => {
  await choose('Un autre, par son numéro…');
  const number = page.getByRole('textbox', { name: /Nouvel état/u });
  await expect.element(number).toHaveFocus();
  await expect.element(possible()).not.toBeInTheDocument();
  await number.fill('77');
  await expect.element(possible()).toBeVisible();
  await number.fill('4');
  await expect.element(certain()).toBeVisible();
});
