import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import type { Intent } from '#intents/intent.ts';
import { beginOn, go } from '#stores/place.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// The draft of an agreement that the service has by now, and that a colleague changes too.

const draftId = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01';
const draft = {
  ...newDraft(draftId, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
  typeId: '2',
  sequenceId: '10112',
  terms: { Poste: 'Soudeur' },
  company: { kind: 'existing', id: '500', mail: '', fields: {} },
  people: { ...newDraft(draftId, 0).people, MaitreId: { id: '71', note: '' } },
};

let cache: Cache;
const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const comes = (given: Readonly<Record<string, unknown>>): Promise<void> =>
  cache.store.absorb(
    { entity: 'Convention' },
    [pulled('8001', JSON.stringify({ Id: 8001, EntrepriseId: 0, Poste: null, MaitreId: 0, ...given }))],
    0,
  );
const show = (): Promise<void> => drawScreen(cache, <AgreementsScreen />, 700);

/** The draft as it is on the disk. */
async function opened(kept: unknown): Promise<void> {
  await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: kept }));
  go({ at: 'draft', id: draftId });
  await show();
  await expect.element(position()).toHaveValue('Soudeur');
}

beforeEach(async () => {
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  vi.clearAllMocks();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  cache = await aCache();
  await comes({});
  await cache.outbox.commit({
    putReceipts: [
      aReceipt({
        id: 'made',
        seq: 1,
        intentId: `${draftId}/agreement/1`,
        entity: 'Convention',
        action: 'create',
        target: '8001',
      }),
    ],
  });
  // Used here: these two alone.
  useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
  beginOn('agreements');
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  useSyncStatus.setState({ connection: useSyncStatus.getInitialState().connection });
  vi.unstubAllGlobals();
  await cache.close();
});

const position = () => page.getByRole('textbox', { name: /^Poste/u });
const question = page.getByRole('alert').filter({ hasText: 'a changé' });
const asked = () => dispatch.mock.calls.map(([intent]) => intent);
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

test('I12 what a colleague changed since the agreement was created is asked about before the draft changes it', async () => {
  await opened(JSON.stringify(draft));
  await comes({ Poste: 'Directrice' });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Soudeur.*Directrice/u);
  await expect.element(page.getByText(/^Choisissez d’abord/u)).toBeVisible();
  await send();
  expect(asked()).toEqual([]);
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(question).not.toBeInTheDocument();
  await send();
  await expect.poll(asked).toMatchObject([
    {
      kind: 'edit',
      rows: [{ members: { EntrepriseId: expect.any(String), Poste: 'Soudeur' } }],
      from: [{ entity: 'Convention', id: '8001', row: expect.stringContaining('"Poste":"Directrice"') }],
    },
  ]);
});

test('I12 their value is taken into the draft; company and professionals are asked about in their places', async () => {
  await opened(JSON.stringify(draft));
  await comes({ EntrepriseId: 600, MaitreId: 72 });
  await expect.poll(() => question.elements().length).toBe(2);
  await page
    .getByRole('button', { name: /^Prendre la valeur actuelle/u })
    .first()
    .click();
  await expect.element(page.getByRole('textbox', { name: /^Numéro de l’entreprise/u })).toHaveValue('600');
  await expect.poll(() => question.elements().length).toBe(1);
});

test('I12 what the service put in by itself is no colleague’s, also after a restart; what changes then is asked about', async () => {
  await comes({ Poste: 'Assistante' });
  await opened(JSON.stringify(draft));
  await expect.element(page.getByRole('button', { name: /^Envoyer la suite/u })).toBeEnabled();
  await draw(null);
  await show();
  await expect.element(page.getByRole('button', { name: /^Envoyer la suite/u })).toBeEnabled();
  await expect.element(question).not.toBeInTheDocument();
  await comes({ Poste: 'Directrice' });
  await expect.element(question).toBeVisible();
});

test('I12 a draft of an earlier version, with the members that it saw, is asked about and sent on them', async () => {
  await comes({ Poste: 'Directrice' });
  const seen = { EntrepriseId: '0', Poste: '"Assistante"' };
  await opened({ text: JSON.stringify({ ...draft, outcomes: { agreement: '8001' } }), seen });
  await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Soudeur.*Directrice/u);
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(question).not.toBeInTheDocument();
  await send();
  await expect
    .poll(asked)
    .toMatchObject([
      { kind: 'edit', from: [{ row: expect.stringMatching(/"EntrepriseId":0,"Poste":"Directrice"/u) }] },
    ]);
});

test('R3.5 a part that was refused and is corrected on the page of the agreement is done, with what was sent', async () => {
  const attach = aReceipt({
    id: 'attach',
    seq: 2,
    intentId: `${draftId}/attach/1`,
    entity: 'Convention',
    target: '8001',
  });
  const people = aStep({ id: 'people', seq: 3, intentId: `${draftId}/people/1`, entity: 'Convention', target: '8001' });
  const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
  await cache.outbox.commit({ putReceipts: [attach], putSteps: [{ ...people, state: refused }] });
  await comes({ EntrepriseId: 500, Poste: 'Soudeur' });
  await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: JSON.stringify(draft) }));
  go({ at: 'draft', id: draftId });
  await show();
  await expect.element(page.getByText('Attend votre décision dans Modifications')).toBeVisible();
  await draw(null); // the attempt is noted in the draft
  await comes({ EntrepriseId: 500, Poste: 'Soudeur', MaitreId: 74 });
  const corrected = aReceipt({ id: 'people', seq: 3, intentId: 'the-form', entity: 'Convention', target: '8001' });
  await cache.outbox.commit({ removeSteps: ['people'], putReceipts: [corrected] });
  await show();
  await expect.element(page.getByText('74', { exact: true })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Choisissez d’abord/u)).not.toBeInTheDocument();
});
