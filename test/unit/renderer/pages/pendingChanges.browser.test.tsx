import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OutboxView } from '#cache/queries/views.ts';
import { PendingChanges } from '#pages/PendingChanges.tsx';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { draw } from '../features/changes/drawn.tsx';
import { askedDoubt, conflict, nom, step } from '../features/changes/steps.ts';

const outbox = vi.hoisted(() => ({ toDecide: [] as Step[], waiting: [] as Step[], receipts: [] as Step[] }));
vi.mock('#cache/queries/hooks.ts', () => ({ useOutbox: (): OutboxView => outbox }));
vi.mock('#wording/useNames.ts', () => ({ useNames: () => ({ nameOf: () => undefined, optionsFor: () => [] }) }));

const undo = vi.fn<Commands['undo']>(async () => true);
const buttons = (): readonly string[] =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent ?? '');
const next = { id: '' };
const text = (): string => document.body.textContent ?? '';

async function show(given: Partial<Step>): Promise<void> {
  const isNext = (id: string): boolean => id === next.id;
  useSession.setState({ commands: { undo, isNext } as Partial<Commands> as Commands }); // the rest is not used here
  await draw(<PendingChanges steps={[step({ id: 's1', entity: 'Dossier', target: '4', ...given })]} />);
}

beforeEach(() => Object.assign(outbox, { toDecide: [], waiting: [] }));

test('undo is offered where nothing can have reached the service, and a decision where the user has to decide', async () => {
  await show({});
  await page.getByRole('button', { name: /^Défaire/u }).click();
  expect(undo).toHaveBeenCalledWith('s1');
  await show({ sentAt: 1 });
  expect(buttons()).toEqual([]);
  await show({ state: { kind: 'sending' } });
  expect(buttons()).toEqual([]);
  await show({ state: { ...askedDoubt, asked: false } });
  expect(buttons()).toEqual([]);
  for (const state of [askedDoubt, conflict('{}', nom), { kind: 'refused', failure: { kind: 'refused' } }] as const) {
    await show({ state });
    expect(buttons()).toEqual(['À décider']);
  }
});

test('a change says that it leaves by itself only where it does (R3.0, I8, I9)', async () => {
  const leaves = 'Partira dès que le service répondra.';
  await show({});
  expect(text()).toContain(leaves);
  outbox.toDecide = [step({ id: 'before', entity: 'Dossier', target: '4', state: conflict('{}', nom) })];
  await show({});
  expect(text()).toContain('Attend votre décision');
  expect(text()).not.toContain(leaves);
  outbox.toDecide = [];
  outbox.waiting = [step({ id: 'person', entity: 'Candidat', target: 'new:p', action: 'create' })];
  await show({ provisional: [{ field: 'CandidatId', id: 'new:p' }] });
  expect(text()).toContain('Attend une création\u00A0: candidat');
  expect(text()).not.toContain(leaves);
  await show({ state: { kind: 'waiting', notBefore: 1, failure: { kind: 'serviceError' } } });
  expect(text()).toContain('Nouvel essai à');
  expect(text()).not.toContain(leaves);
  await show({ attended: true });
  expect(text()).toContain('À envoyer vous-même');
  expect(text()).not.toContain(leaves);
});

test('what was refused is shown with the words of the service; what was not sent is no refusal (R3.6)', async () => {
  await show({ state: { kind: 'refused', failure: { kind: 'refused', detail: 'Créneau complet' } } });
  expect(text()).toContain('Le service a refusé.');
  expect(text()).toContain('Créneau complet');
  await show({ state: { kind: 'refused', failure: { kind: 'brokenRule', rule: 'alreadySomebodys', field: 'Nom' } } });
  expect(text()).toContain('Une modification attend votre décision.');
  expect(text()).not.toContain('refusé');
});
