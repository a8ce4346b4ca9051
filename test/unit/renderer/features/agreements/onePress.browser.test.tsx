import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import type * as Stages from '#features/agreements/draft/stages.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import { beginOn, go } from '#stores/place.ts';
import type { Accepted, Attended, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// One press sends the parts of a draft one after the other; here two that edit the agreement, the company and then the
// professionals. The test decides when the first is applied.

const draftId = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a03';
const draft = {
  ...newDraft(draftId, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
  typeId: '2',
  sequenceId: '10112',
  company: { kind: 'existing', id: '500', mail: '', fields: {} },
  people: { ...newDraft(draftId, 0).people, MaitreId: { id: '71', note: '' } },
  outcomes: { agreement: '8001' },
};

const unsent = { ...draft, id: '7a1b5a0e-41a8-4a55-9a34-3b0e3a9d5a04', outcomes: {} };

const begun = Date.parse('2026-11-19T10:00:00+01:00');
const beforeLeaving = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#features/agreements/draft/stages.ts', async (original) => {
  const stages = await original<typeof Stages>();
  return {
    ...stages,
    batchOf: (...given: Parameters<typeof stages.batchOf>) => {
      beforeLeaving();
      return stages.batchOf(...given);
    },
  };
});
let cache: Cache;
const dispatch = vi.fn<Commands['dispatch']>();
const asked = () => dispatch.mock.calls.map(([intent]) => intent);
const applied = (stage: string, seq: number): Promise<void> =>
  cache.outbox.commit({
    putReceipts: [
      aReceipt({ id: stage, seq, intentId: `${draftId}/${stage}/1`, entity: 'Convention', target: '8001' }),
    ],
  });

beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  await cache.store.absorb(
    { entity: 'Convention' },
    [pulled('8001', JSON.stringify({ Id: 8001, EntrepriseId: 0, MaitreId: 0 }))],
    0,
  );
  await applied('agreement', 1);
  vi.useFakeTimers({ now: begun, toFake: ['Date'] });
  // The screen calls these two commands and no other.
  useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
  beginOn('agreements');
  await cache.notes.write(
    'drafts',
    JSON.stringify(Object.fromEntries([draft, unsent].map((each) => [draftKey(each.id), JSON.stringify(each)]))),
  );
  go({ at: 'draft', id: draftId });
  await drawScreen(cache, <AgreementsScreen />, 700);
  await page.getByRole('button', { name: /^Champs techniques/u }).click();
  await expect.element(tutor()).toHaveValue('71');
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  useSyncStatus.setState(useSyncStatus.getInitialState());
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cache.close();
});

const tutor = () => page.getByRole('textbox', { name: /par son numéro$/u }).first();
const stopped = page.getByText(/^L’envoi s’est arrêté\s: la suite attend ici/u);
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Presses, and returns what ends the first part. */
async function pressed(): Promise<() => Promise<void>> {
  const first = Promise.withResolvers<Accepted>();
  dispatch.mockReturnValueOnce(first.promise);
  await send();
  await expect.poll(asked).toHaveLength(1);
  return async () => {
    first.resolve({ ok: true, intentId: 'i', targets: ['8001'] });
    await applied('attach', 2);
  };
}

test('R3.0 what is typed after the press does not leave by it: words say so, and another press sends it', async () => {
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  const end = await pressed();
  await tutor().fill('7');
  await end();
  await expect.element(page.getByText(/^Vous avez modifié le brouillon pendant l’envoi/u)).toBeVisible();
  expect(asked()).toHaveLength(1);
  await tutor().fill('72');
  await vi.waitFor(async () => {
    await send();
    expect(asked()).toHaveLength(2);
  });
  expect(asked()[1]).toMatchObject({ kind: 'edit', rows: [{ members: { MaitreId: '72' } }] });
});

test('R3.0 a part that leaves has no field any more: nothing is typed that it would leave without', async () => {
  const first = Promise.withResolvers<Accepted>();
  dispatch.mockReturnValueOnce(first.promise);
  const company = page.getByRole('textbox', { name: /^Numéro de l’entreprise/u });
  await expect.element(company).toHaveValue('500');
  await send();
  await expect.poll(asked).toHaveLength(1);
  await expect.element(company).not.toBeInTheDocument();
  await expect.element(tutor()).toHaveValue('71');
  // It was not stored: what it would have sent can be edited again.
  first.resolve({ ok: false, rejection: 'storage' });
  await expect.element(company).toHaveValue('500');
});

test('I26 where the connection is lost as a part is about to leave, its fields are there again, and it leaves later', async () => {
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  const company = page.getByRole('textbox', { name: /^Numéro de l’entreprise/u });
  await expect.element(company).toHaveValue('500');
  beforeLeaving.mockImplementationOnce(() => useSyncStatus.setState({ connection: { kind: 'offline' } as never }));
  await send();
  await expect.element(page.getByText(/le service ne répond pas, la suite attend/u)).toBeVisible();
  await expect.element(company).toHaveValue('500');
  expect(asked()).toHaveLength(0);
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await expect.poll(asked).toHaveLength(1);
});

test('the key of a draft that cannot be sent yet leads to the field that is missing', async () => {
  await tutor().fill('x');
  await page.getByRole('textbox', { name: /^Numéro de l’entreprise/u }).fill('x');
  await tutor().click();
  await vi.waitFor(async () => {
    await send();
    await expect
      .element(page.getByRole('textbox', { name: /^Numéro de l’entreprise/u }), { timeout: 500 })
      .toHaveFocus();
  });
  expect(asked()).toHaveLength(0);
});

test('R3.0 a note, which is never sent, ends nothing', async () => {
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  const end = await pressed();
  await page
    .getByRole('textbox', { name: /^Nom \(reste/u })
    .first()
    .fill('M. Ravier');
  await end();
  await expect.poll(asked).toHaveLength(2);
});

test('I26 a run that the network ends says so: at once that the rest waits, and after its minute that it has stopped', async () => {
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
  const end = await pressed();
  useSyncStatus.setState({ connection: { kind: 'offline' } as never });
  await end();
  await expect.element(page.getByText(/^Partie 3 sur \d+\s: le service ne répond pas, la suite attend/u)).toBeVisible();
  vi.setSystemTime(begun + 61_000);
  await page
    .getByRole('textbox', { name: /^Nom \(reste/u })
    .first()
    .fill('M. Ravier'); // draws the screen again
  await expect.element(stopped).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test('R3.0 a creation that is sent by the press reads as sent from the moment it is stored', async () => {
  go({ at: 'draft', id: unsent.id });
  await expect.element(page.getByRole('button', { name: /^Envoyer la convention/u })).toBeEnabled();
  dispatch.mockImplementationOnce(async (_intent, submission) => {
    const intentId = submission?.id ?? '';
    const step = aStep({ id: 'made', seq: 2, intentId, entity: 'Convention', target: 'new:1', action: 'create' });
    await cache.outbox.commit({ putSteps: [{ ...step, attended: true }] });
    return { ok: true, intentId, targets: ['new:1'] };
  });
  const sent = Promise.withResolvers<Attended>();
  const attend = vi.fn<Commands['attend']>(() => sent.promise);
  useSession.setState({ commands: { dispatch, attend, refresh: async () => undefined } as unknown as Commands });
  await send();
  await expect.poll(() => attend.mock.calls).toHaveLength(1);
  await expect.element(page.getByRole('listitem').getByText('Envoi en cours', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Envoi en cours' })).toHaveAttribute('aria-busy', 'true');
  expect(useSyncStatus.getState().beingSent).toEqual([dispatch.mock.calls[0]?.[1]?.id]);
  sent.resolve({ kind: 'declined' });
  await expect.poll(() => useSyncStatus.getState().beingSent).toEqual([]);
});
