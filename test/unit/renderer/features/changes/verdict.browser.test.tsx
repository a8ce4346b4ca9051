import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ChangesScreen } from '#features/changes/index.tsx';
import { beginOn } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { StepState } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { inConflict, refused } from './decide.tsx';
import { draw } from './drawn.tsx';
import { waiting } from './steps.ts';

// What Carnet says after a decision: the service may say no once more (I27).

let cache: Cache;
const becomes = (step: typeof refused, state: StepState): Promise<void> =>
  cache.outbox.commit({ putSteps: [{ ...step, state }] });
const commands = {
  retry: vi.fn(async () => becomes(refused, waiting)),
  resolve: vi.fn(async () => becomes(inConflict, waiting).then(() => true)),
};
const toast = page.getByText(/^(?:Nouvel essai|Choix enregistrés)/u);

beforeEach(async () => {
  cache = await aCache();
  useSession.setState({ open: null, commands: commands as unknown as Commands }); // used here: these two
  beginOn('changes');
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

test('I27 a change that is tried again and refused again is said to be decided, where it was said to leave', async () => {
  await becomes(refused, refused.state);
  await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
  await page.getByRole('button', { name: /agent/u }).click();
  await page.getByRole('button', { name: /^Réessayer/u }).click();
  await expect.element(toast).toHaveTextContent('Nouvel essaienvoi en cours');
  await becomes(refused, refused.state);
  await expect.element(toast).toHaveTextContent('Nouvel essaià vous de décider');
});

test('I12 I27 a conflict in which a third value comes after the choice is said to be decided', async () => {
  await becomes(inConflict, inConflict.state);
  await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
  await page.getByRole('button', { name: /DIALLO/u }).click();
  await page.getByRole('button', { name: /^Décider/u }).click();
  await userEvent.keyboard('{Shift>}1{/Shift}');
  await page.getByRole('button', { name: /^Envoyer ces/u }).click();
  await expect.element(toast).toHaveTextContent('Choix enregistrésenvoi en cours');
  await becomes(inConflict, inConflict.state);
  await expect.element(toast).toHaveTextContent('Choix enregistrésà vous de décider');
});
