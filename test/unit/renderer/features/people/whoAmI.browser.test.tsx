import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { PeopleScreen } from '#features/people/index.tsx';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useFilters } from '#stores/lists.ts';
import { beginOn, go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// Nothing in the service says which agent the user is: « Mes dossiers » asks once.

let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  await receive(
    cache,
    {
      Agent: [
        { Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 },
        { Id: 32, Nom: 'Roy', Prenoms: 'Zoé', EntiteJuridiqueId: 1 },
      ],
      Candidat: [{ Id: 40, Nom: 'BENSAÏD', Prenoms: 'Inès', Numero: 'C00040' }],
      Dossier: [
        { Id: 50, CandidatId: 40, Numero: 'C00040-1', AgentId: 31 },
        { Id: 51, CandidatId: 40, Numero: 'C00040-2', AgentId: 32 },
      ],
    },
    1,
  );
  useSession.setState({ open: { profile: { campusId: '1', user: 'nobody.else' } } as never }); // only these are used
  beginOn('people');
  go({ at: 'rows', entity: 'Dossier' });
  await drawScreen(cache, <PeopleScreen />, 700);
});
afterEach(async () => {
  await draw(null);
  useDayChoices.setState(useDayChoices.getInitialState());
  useFilters.setState(useFilters.getInitialState());
  useSession.setState(useSession.getInitialState());
  await cache.close();
});

const mine = () => page.getByRole('button', { name: 'Mes dossiers', exact: true });
const lines = () => document.querySelectorAll('tr[data-row]').length;

test('« Mes dossiers » asks who the user is, then narrows the list to theirs, and asks no second time', async () => {
  await expect.poll(lines).toBe(2);
  await mine().click();
  const dialog = page.getByRole('dialog', { name: /Qui êtes-vous/u });
  await dialog.getByRole('button', { name: /Choisir/u }).click();
  await page.getByRole('option', { name: /Zoé/u }).click();
  await dialog.getByRole('button', { name: /^Mes dossiers/u }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(lines).toBe(1);
  expect(useDayChoices.getState()).toMatchObject({ agentId: '32', shown: 'everyone' });
  await expect.element(mine()).toHaveAttribute('aria-pressed', 'true');
  await mine().click({ force: true });
  await expect.poll(lines).toBe(2);
  await mine().click({ force: true });
  await expect.poll(lines).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
});
