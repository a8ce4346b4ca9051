import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '#session/undone.ts';
import { MoveAlso } from '#shell/MoveAlsoProposal.tsx';
import { forgetMoved, savingMove, useMoved } from '#stores/moved.ts';
import { useSession } from '#stores/session.ts';
import { draw } from '../features/changes/drawn.tsx';

const at = (time: string): number => Date.parse(`2026-11-19T${time}:00+01:00`);
const followed = vi.hoisted(() => vi.fn(async (_intent: unknown) => ['9']));
const here = vi.hoisted(() => ({ events: [] as unknown[], interviews: [] as unknown[] }));
vi.mock('#wording/useAct.ts', () => ({ useAct: () => followed }));
vi.mock('#cache/queries/hooks.ts', async (original) => ({
  ...(await original<object>()),
  useEvents: () => here.events,
  useInterviews: () => here.interviews,
}));

/** The user moves the event of an interview, step by step; the screen shows each step at once. */
const moveTo = (time: string): void => {
  here.events = [{ id: '1', nom: 'Entretien BENSAÏD Inès', debut: at(time), fin: at(time) + 1_800_000, annule: false }];
  const moved = [{ entity: 'Planification' as const, id: '1', from: at('10:30'), to: at(time), toEnd: at(time) }];
  useMoved.setState({ moved, intentId: 'i' });
};

beforeEach(() => {
  here.interviews = [{ id: '9', applicantName: 'BENSAÏD Inès', creneau: at('10:30') }];
  useSession.setState({ open: { profile: { campusId: '1' } } as never }); // of the service only this is used
  moveTo('10:45');
});
afterEach(() => {
  forgetMoved();
  followed.mockClear();
  useSession.setState(useSession.getInitialState());
});

test('I26 R4.7 « Déplacer aussi » pressed while a further step is being saved follows to where the screen shows it', async () => {
  await draw(<MoveAlso />);
  await expect.element(page.getByRole('button', { name: /Déplacer aussi/u })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  const saved = savingMove(() => promise);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(followed).not.toHaveBeenCalled();
  await act(async () => {
    moveTo('11:30');
    resolve();
    await saved;
  });
  await expect.poll(() => followed.mock.calls.length).toBe(1);
  expect(followed.mock.calls[0]?.[0]).toMatchObject({
    kind: 'edit',
    rows: [{ entity: 'Dossier', id: '9', members: { CreneauLibre: Date.parse('2026-11-19T11:30:00+01:00') } }],
  });
  await expect.element(page.getByRole('button', { name: /Déplacer aussi/u })).not.toBeInTheDocument();
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
