import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ChangesScreen } from '#features/changes/index.tsx';
import { beginOn, go } from '#stores/place.ts';
import type { Attended, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { Step, StepState } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Toasts } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { doubtful, inConflict, refused } from './decide.tsx';
import { draw } from './drawn.tsx';
import { raw, step, waiting } from './steps.ts';

// What Carnet says after a decision: whether something leaves, and what the service said of it (I27).

const account = step({
  id: 'u1',
  entity: 'User',
  target: 'new:u',
  action: 'create',
  attended: true,
  body: raw('{"Nom":"Roy","Prenom":"Zoé"}'),
  summary: { key: 'entity.created', subject: 'ROY Zoé', values: { entity: 'User' } },
  state: { kind: 'refused', failure: { kind: 'refused', status: 400 } },
});
const eventInDoubt: Step = { ...doubtful, entity: 'Planification', target: 'new:p', body: raw('{"Nom":"Jury"}') };
const goneRow: Step = { ...refused, state: { kind: 'refused', failure: { kind: 'gone', status: 404 } } };

let cache: Cache;
const becomes = (of: Step, state: StepState): Promise<void> => cache.outbox.commit({ putSteps: [{ ...of, state }] });
const commands = {
  retry: vi.fn<Commands['retry']>(),
  resolve: vi.fn<Commands['resolve']>(),
  attend: vi.fn<Commands['attend']>(),
};
/** The message, with what is added below it. */
const said = (): string | null | undefined => document.querySelector('[data-toast]')?.textContent;
const leaves = 'partira dès que le service répondra';
const waitsForUser = 'Gardé sur ce poste\u00A0: à envoyer vous-même, dans Modifications.';
const toDecide = 'à vous de décider';
/** Draws what waits, and opens the decision on one change. */
async function decideOn(of: Step, ...others: readonly Step[]): Promise<void> {
  await cache.outbox.commit({ putSteps: [of, ...others] });
  await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
  await page
    .getByRole('button', { name: new RegExp(of.summary.subject, 'u') })
    .first()
    .click();
}
const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click();

beforeEach(async () => {
  vi.resetAllMocks();
  cache = await aCache();
  useSession.setState({ open: null, commands: commands as unknown as Commands }); // used here: these three
  beginOn('changes');
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

/** Retries what was refused, as the engine does. */
const retries = (of: Step): unknown => commands.retry.mockImplementation(() => becomes(of, waiting).then(() => true));

test('I27 a change that is tried again and refused again is said to be decided, where it was said to leave', async () => {
  retries(refused);
  await decideOn(refused);
  await press(/^Réessayer/u);
  await expect.poll(said).toBe(`Nouvel essai${leaves}`);
  await becomes(refused, refused.state);
  await expect.poll(said).toBe(`Nouvel essai${toDecide}`);
});

test('I27 one that is tried again is no longer to be decided: how many remain is said, and the next is one press away', async () => {
  retries(refused);
  await cache.outbox.commit({ putSteps: [refused, inConflict] });
  go({ at: 'changes', deciding: refused.id });
  await drawScreen(cache, <ChangesScreen />, 700);
  await press(/^Réessayer/u);
  await expect.element(page.getByText('Celle-ci n’est plus à décider\u202F; il en reste 1.')).toBeVisible();
  await expect.element(page.getByText('Plus rien à décider.')).not.toBeInTheDocument();
  await press(/^Suivante à décider/u);
  await expect.element(page.getByRole('heading', { level: 2, name: 'DIALLO Aminata' })).toBeVisible();
});

test.each([
  ['a creation in doubt is looked up', eventInDoubt, /^Chercher encore/u],
  ['a row that was gone is looked for', goneRow, /^Réessayer/u],
])('R3.6 I27 where %s, nothing is said to leave', async (_name, of, name) => {
  retries(of);
  await decideOn(of);
  await press(name);
  await expect.poll(said).toBe('Nouvelle recherche');
  await becomes(of, of.state);
  await expect.poll(said).toBe(`Nouvelle recherche${toDecide}`);
});

test('R3.0 what leaves only when the user sends it is sent by « Réessayer », and what became of it is said', async () => {
  retries(account);
  commands.attend.mockResolvedValue({
    kind: 'waits',
    failure: null,
    until: null,
    mayHaveArrived: false,
  } satisfies Attended);
  await decideOn(account);
  await press(/^Réessayer/u);
  await expect.poll(said).toBe(waitsForUser);
  expect(commands.attend.mock.calls.map(([id]) => id)).toEqual(['u1']);
});

async function decideConflict(): Promise<void> {
  await decideOn(inConflict);
  await press(/^Décider/u);
  await userEvent.keyboard('{Shift>}1{/Shift}');
  await press(/^Envoyer ces/u);
}

test('I12 I27 a conflict in which a third value comes after the choice is said to be decided', async () => {
  commands.resolve.mockImplementation(() => becomes(inConflict, waiting).then(() => true));
  await decideConflict();
  await expect.poll(said).toBe(`Choix enregistrés${leaves}`);
  await becomes(inConflict, inConflict.state);
  await expect.poll(said).toBe(`Choix enregistrés${toDecide}`);
});
