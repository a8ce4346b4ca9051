import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutboxView } from '#cache/queries/views.ts';
import { go, tellUndone } from '#session/undone.ts';
import { UndoToast } from '#session/UndoToast.tsx';
import type { RawJson } from '#shared/json/rawJson.ts';
import { PairNotes } from '#shell/PairNote.tsx';
import { useDayChoices } from '#stores/interviewDay.ts';
import { savingMove } from '#stores/moved.ts';
import { usePairAct } from '#stores/pair.ts';
import type { PairAct } from '#stores/pair.ts';
import { beginOn, openScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { asNewStep } from '#sync/step.ts';
import type { StepState } from '#sync/step.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { applied, step } from '../features/changes/steps.ts';

const here = vi.hoisted(() => ({
  outbox: { toDecide: [], waiting: [], receipts: [] } as OutboxView,
  acted: [] as unknown[],
  applications: { 9: { applicantName: 'BENSAÏD Inès' } } as Readonly<Record<string, unknown>>,
}));
vi.mock('#wording/useAct.ts', () => ({
  useAct: () => async (intent: unknown) => {
    here.acted.push(intent);
    return ['7'];
  },
}));
vi.mock('#wording/useNames.ts', () => ({ useNames: () => ({ optionsFor: () => [], nameOf: () => undefined }) }));
vi.mock('#cache/queries/hooks.ts', async (original) => ({
  ...(await original<object>()),
  useOutbox: () => here.outbox,
  useAgents: () => [{ id: '5', name: 'MOREAU Claire' }],
  useSomeApplications: (ids: readonly string[]) => ids.map((id) => here.applications[id]).filter(Boolean),
}));

const pairAct: PairAct = {
  intentId: 'i',
  rows: [{ entity: 'Dossier', id: '9', members: { CreneauLibre: Date.parse('2026-11-19T11:30:00+01:00') } }],
  seen: [{ entity: 'Dossier', id: '9', field: 'CreneauLibre', raw: '"2026-11-19T11:00:00+01:00"' as RawJson }], // as read
  isBoth: true,
};
const called = { switched: 0 };

beforeEach(() => {
  called.switched = 0;
  here.acted = [];
  here.outbox = { toDecide: [], waiting: [], receipts: [] };
  const commands = {
    switchPair: async () => {
      called.switched += 1;
      usePairAct.setState(({ act: now }) => ({ act: now && { ...now, isBoth: !now.isBoth } }));
      return null;
    },
  };
  useSession.setState({ open: { profile: { campusId: '1' } } as never, commands: commands as never }); // only these are used
});
afterEach(() => {
  usePairAct.setState({ act: null });
  useDayChoices.setState(useDayChoices.getInitialState(), true);
  useSession.setState(useSession.getInitialState());
});

test('R4.7 what the other half did is said, and one key leaves it or takes it', async () => {
  usePairAct.setState({ act: pairAct });
  await draw(<PairNotes />);
  await expect.element(page.getByText(/^BENSAÏD Inès\s: dossier aussi.*11:30/u)).toBeVisible();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect
    .element(page.getByText(/^BENSAÏD Inès\s: le dossier reste comme il était.*11:00, et non.*11:30/u))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Les deux/u }));
  await expect.element(page.getByText(/dossier aussi/u)).toBeVisible();
  expect(called.switched).toBe(2);
});

test('R4.7 the hour that the other half had is said as an hour, also where the user’s own act had seen it', async () => {
  const seen = [
    { entity: 'Dossier', id: '9', field: 'CreneauLibre', raw: Date.parse('2026-11-19T11:00:00+01:00') },
  ] as const;
  usePairAct.setState({ act: { ...pairAct, seen, isBoth: false } });
  await draw(<PairNotes />);
  await expect
    .element(page.getByText(/^BENSAÏD Inès\s: le dossier reste comme il était.*11:00, et non.*11:30/u))
    .toBeVisible();
});

test.each([
  [{ entity: 'Dossier', id: '9', members: { CreneauLibre: '' } }, /dossier aussi.*sans heure/u],
  [{ entity: 'Dossier', id: '9', members: { AgentId: '5' } }, /dossier aussi.*MOREAU Claire/u],
  [
    { entity: 'Planification', id: '7', members: { Annule: 'true' }, partner: '9' },
    /^BENSAÏD Inès\s: calendrier aussi.*annulé/u,
  ],
  [{ entity: 'Planification', id: '7', members: { Realise: 'false' } }, /calendrier aussi.*pas fait/u],
] as const)('R4.7 %o is said as %s', async (row, words) => {
  usePairAct.setState({ act: { ...pairAct, rows: [row] } });
  await draw(<PairNotes />);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('R4.7 several interviews are named by the first, and the note ends with the screen of the act', async () => {
  const other = { ...pairAct.rows[0], id: '10' } as PairAct['rows'][number];
  beginOn('calendar');
  usePairAct.setState({ act: { ...pairAct, rows: [...pairAct.rows, other], isBoth: false } });
  await draw(<PairNotes />);
  await expect.element(page.getByText(/^BENSAÏD Inès et 1 autre\s: 2 dossiers restent/u)).toBeVisible();
  openScreen('people');
  await expect.element(page.getByText(/2 dossiers restent/u)).not.toBeInTheDocument();
  expect(usePairAct.getState().act).toBeNull();
});

const hours = { fromDebut: '2026-11-19T09:00:00+01:00', toDebut: '2026-11-19T10:00:00+01:00' };
const half = { intentId: 'i', summary: { key: 'event.moved', subject: 'BENSAÏD Inès', values: hours } };
const refused: StepState = { kind: 'refused', failure: { kind: 'refused' } };
const hour = [{ field: 'CreneauLibre', base: '"2026-11-19T11:00:00+01:00"', mine: 'null' } as never]; // raw texts
const refusedHalf = step({ ...half, id: 'r', entity: 'Dossier', target: '9', changes: hour, state: refused });
/** It may have arrived. */
const sentHalf = { ...refusedHalf, sentAt: 1 };
const changes = [{ field: 'Annule', base: 'false', mine: 'true' } as never]; // raw texts
const appliedHalf = step({
  ...half,
  id: 'a',
  entity: 'Planification',
  target: '7',
  changes,
  state: applied('verified'),
});

test('R2.10 R4.7 where one half is refused, the other says so and goes back, and the refused one is given up', async () => {
  here.outbox = { toDecide: [refusedHalf], waiting: [], receipts: [appliedHalf] };
  await draw(<PairNotes />);
  await expect.element(page.getByText(/BENSAÏD Inès.*le dossier a été refusé/u)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remettre comme avant' }));
  // One change, so that one Ctrl Z takes both forward again.
  await expect
    .poll(() => here.acted)
    .toMatchObject([
      {
        kind: 'undo',
        steps: [
          { entity: 'Planification', target: '7' },
          { entity: 'Dossier', target: '9' },
        ],
      },
    ]);
});

test('R4.7 Ctrl Z offers to put back the half that it is about, and no other of the same row', async () => {
  here.outbox = { toDecide: [sentHalf], waiting: [], receipts: [appliedHalf] };
  const note = { ...sentHalf, changes: [{ field: 'Parametres', key: 'NOTE', base: 'null', mine: '"a"' } as never] }; // raw texts
  await draw(
    <>
      <UndoToast />
      <Toasts />
    </>,
  );
  tellUndone('undo', { ok: false, steps: [asNewStep(note)], rejection: 'decideFirst' });
  await expect.element(page.getByText(/Pas défait/u)).toBeVisible();
  expect(page.getByRole('button', { name: 'Remettre comme avant' }).elements()).toEqual([]);
});

test('R4.7 where one half was refused, Ctrl Z offers what can be done: both go back to where they were', async () => {
  here.outbox = { toDecide: [sentHalf], waiting: [], receipts: [appliedHalf] };
  const ended = { ok: false, steps: [appliedHalf, sentHalf].map(asNewStep), rejection: 'decideFirst' } as const;
  await draw(
    <>
      <UndoToast />
      <Toasts />
    </>,
  );
  tellUndone('undo', ended);
  await expect.element(page.getByText(/Pas défait.*Un côté a été refusé/u)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remettre comme avant' }));
  // One change, in which the refused half, which may have arrived, is given up.
  await expect
    .poll(() => here.acted)
    .toMatchObject([{ kind: 'undo', steps: [{ entity: 'Planification', target: '7' }], givesUp: 'r' }]);
});

test('I26 a move that is still being saved is saved before the key takes it back', async () => {
  const done: string[] = [];
  const undoLast = async (): Promise<void> => void done.push('undone');
  useSession.setState({ commands: { undoLast } as never }); // of the commands only this is used
  const { promise, resolve } = Promise.withResolvers<void>();
  const saved = savingMove(() => promise.then(() => done.push('saved')));
  const undoing = go('undo');
  await Promise.resolve();
  expect(done).toEqual([]);
  resolve();
  await Promise.all([saved, undoing]);
  expect(done).toEqual(['saved', 'undone']);
});
