import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutboxList } from '#features/changes/OutboxList.tsx';
import { StepInspector } from '#features/changes/StepInspector.tsx';
import { useSyncStatus } from '#stores/sync.ts';
import type { Step, StepState } from '#sync/step.ts';
import { runShortcut } from '#ui/index.ts';
import { actions, draw, Worded } from './drawn.tsx';
import { applied, askedDoubt, raw, step } from './steps.ts';

const doubtful = step({
  id: 'd',
  target: 'new:d',
  action: 'create',
  state: askedDoubt,
  summary: { key: 'entity.created', subject: 'TRAORÉ Moussa', values: { entity: 'Candidat' } },
});
const moved = step({ id: 'm', target: '1' });
const receipt = step({ id: 'v', target: '2', state: applied('verified') });

function List({ onOpen }: { readonly onOpen: (step: Step) => void }) {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <Worded everything={[doubtful, moved, receipt]}>
      <OutboxList
        view={{ toDecide: [doubtful], waiting: [moved], receipts: [receipt] }}
        selected={selected}
        onSelect={setSelected}
        onOpen={onOpen}
      />
    </Worded>
  );
}

test('J, K and arrows move through all sections, Entrée opens', async () => {
  const onOpen = vi.fn();
  await draw(<List onOpen={onOpen} />);
  const current = () => document.querySelector('[aria-current=true]')?.getAttribute('data-step');
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(current()).toBe('d'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await vi.waitFor(() => expect(current()).toBe('v'));
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() => expect(current()).toBe('m'));
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[moved]]);
});

const drawEmpty = () =>
  draw(
    <Worded>
      <OutboxList
        view={{ toDecide: [], waiting: [], receipts: [] }}
        selected={null}
        onSelect={vi.fn()}
        onOpen={vi.fn()}
      />
    </Worded>,
  );

test('nothing waits: one sentence shows it', async () => {
  await drawEmpty();
  await expect.element(page.getByText('Aucune modification en attente.')).toBeVisible();
});

test('I27 what the disk had lost is said above: nothing below it says that nothing waits', async () => {
  useSyncStatus.setState({ repaired: { restored: 0, uncertain: 0, lost: 1, mayLack: true } });
  await drawEmpty();
  await expect.element(page.getByText('Rien d’autre n’est en attente.')).toBeVisible();
  await expect.element(page.getByText('Aucune modification en attente.')).not.toBeInTheDocument();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

async function inspect(shown: Step, current: string | null) {
  const onUndo = vi.fn();
  await draw(
    <Worded everything={[shown]} actions={{ ...actions(), onUndo }}>
      <StepInspector
        step={shown}
        who="claire.moreau"
        current={current === null ? null : raw(current)}
        done={[]}
        onPrevious={null}
        onNext={null}
      />
    </Worded>,
  );
  return onUndo;
}

test('R3.8 a receipt shows before, requested and received, without attempts and milliseconds (Endpoints.6)', async () => {
  await inspect(
    step({
      id: 'r',
      changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }],
      attempts: 2,
      sentAt: Date.now(),
      state: applied('changed', ['Nom']),
    }),
    '{"Nom":"B GR1"}',
  );
  const text = [...document.querySelectorAll('dl')].map((list) => list.textContent).join(' ');
  expect(text).toContain('AvantADemandéBGardéB GR1');
  expect(text).not.toMatch(/Essai|ms/u);
});

test('I2 a change that may have been sent cannot be undone', async () => {
  const onUndo = await inspect(step({ id: 'w' }), null);
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect(onUndo).toHaveBeenCalledTimes(1);
  await inspect(step({ id: 'w2', sentAt: 5, attempts: 1 }), null);
  expect(page.getByRole('button', { name: 'Défaire' }).elements()).toHaveLength(0);
});

test('I2 a change that the user ended shows what was requested, who decided it and when, and what the service may have of it', async () => {
  const state: Extract<StepState, { kind: 'dropped' }> = { kind: 'dropped', at: Date.now(), mayHaveArrived: false };
  const given = { id: 'd', changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }], state };
  for (const [about, remains] of [
    ['waiting', 'Le service n’en a rien gardé'],
    ['refusal', 'Le service l’avait refusée'],
    ['gone', 'L’élément n’existait plus dans le service'],
  ] as const) {
    await inspect(step({ ...given, decisions: [{ at: state.at, about, choice: 'givenUp' }] }), null);
    await expect.element(page.getByText('Abandonnée par vous')).toBeVisible();
    await expect.element(page.getByText(remains)).toBeVisible();
  }
  const text = [...document.querySelectorAll('dl')].map((list) => list.textContent).join(' ');
  expect(text).toContain('AvantADemandéB');
  expect(text).toMatch(/DécidéeAbandonnée, .*Parclaire\.moreau/u);
  await inspect(step({ ...given, decisions: [{ at: state.at, about: 'conflict', choice: 'theirs' }] }), null);
  await expect.element(page.getByText('Vous avez gardé la version du service, la vôtre est abandonnée')).toBeVisible();
  await inspect(
    step({
      ...given,
      state: { ...state, mayHaveArrived: true },
      decisions: [{ at: state.at, about: 'conflict', choice: 'theirs' }],
    }),
    null,
  );
  await expect.element(page.getByText('Version du service gardée')).toBeVisible();
  await expect
    .element(page.getByText('Un essai était parti sans réponse\u00A0: le service l’a peut-être reçu'))
    .toBeVisible();
});

test('R2.10 the done changes of a group are reverted by one act', async () => {
  const onPutBack = vi.fn();
  const member = (id: string, more: Partial<Step> = {}) =>
    step({ id, intentId: 'g', target: id, changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }], ...more });
  const [done, failed] = [member('d1', { state: applied('verified') }), member('d2')];
  await draw(
    <Worded everything={[failed, done]} actions={{ ...actions(), onPutBack }}>
      <StepInspector step={failed} who="claire.moreau" current={null} done={[done]} onPrevious={null} onNext={null} />
    </Worded>,
  );
  await expect.element(page.getByRole('button', { name: /^Remettre 1 élément comme avant/u })).toBeVisible();
  document.querySelector<HTMLElement>('[data-panel]')?.focus();
  runShortcut('changes.putBack');
  await vi.waitFor(() => expect(onPutBack).toHaveBeenCalledWith([done]));
});
