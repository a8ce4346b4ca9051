import { emptyHistory, gone, recorded, redone, undone, without } from '../intents/history.ts';
import type { History } from '../intents/history.ts';
import type { Intent, Rejection } from '../intents/intent.ts';
import type { Commands, Undone } from '../stores/session.ts';
import type { EngineCommands } from '../sync/engine/index.ts';
import type { Step } from '../sync/step.ts';

type Road = Pick<EngineCommands<Intent, Rejection>, 'dispatch' | 'undo' | 'undoLast' | 'discard'>;
type Remembering = Pick<Commands, 'dispatch' | 'undo' | 'undoLast' | 'redoLast' | 'discard'>;

/** Rejections after which the same thing can be tried again; what fails otherwise can never be undone. */
const passing: ReadonlySet<Rejection | 'storage'> = new Set(['storage', 'decideFirst']);

/** The road's commands, with a memory of what was done in this run. One thing at a time, so that two quick keys undo two changes. */
export function remembering(road: Road): Remembering {
  let history: History = emptyHistory;
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = before.then(work);
    before = result.catch(() => undefined); // whoever asked hears of it
    return result;
  };

  const dispatch: Commands['dispatch'] = async (intent) => {
    const accepted = await road.dispatch(intent);
    if (accepted.ok) history = recorded(history, { steps: accepted.steps, heldIn: accepted.heldIn });
    return accepted;
  };

  /** Plays the latest entry of one side; one that has nothing to undo any more makes way for the one before. */
  const play = async (kind: 'done.undo' | 'done.redo'): Promise<Undone | null> => {
    const side = kind === 'done.undo' ? 'done' : 'undone';
    for (;;) {
      const entry = history[side].at(-1);
      if (!entry) return null;
      const accepted = await road.dispatch({ kind, steps: entry.steps });
      if (accepted.ok) {
        history = kind === 'done.undo' ? undone(history) : redone(history, accepted.heldIn);
        const own = accepted.steps.some(({ id }) => accepted.heldIn.includes(id));
        return { ok: true, steps: entry.steps, follows: kind === 'done.undo' && own };
      }
      if (!passing.has(accepted.rejection)) history = without(history, side);
      if (accepted.rejection !== 'nothingChanged') return { ok: false, steps: entry.steps, rejection: accepted.rejection };
    }
  };
  const nothingLeft = { ok: false, steps: [], rejection: 'nothingLeft' } as const;

  /** What an earlier run did and has not left. */
  const undoEarlier = async (): Promise<Undone> => {
    const steps = await road.undoLast();
    if (steps.length === 0) return nothingLeft;
    history = { ...history, undone: [...history.undone, { steps: steps.map(asked), heldIn: [] }] };
    return { ok: true, steps, follows: false };
  };

  const goes = (way: (stepId: string) => Promise<boolean>) => async (stepId: string): Promise<boolean> => {
    const went = await way(stepId);
    if (went) history = gone(history, stepId);
    return went;
  };

  return {
    dispatch: (intent) => inTurn(() => dispatch(intent)),
    undo: (stepId) => inTurn(() => goes(road.undo)(stepId)),
    discard: (stepId) => inTurn(() => goes(road.discard)(stepId)),
    undoLast: () => inTurn(async () => (await play('done.undo')) ?? undoEarlier()),
    redoLast: () => inTurn(async () => (await play('done.redo')) ?? nothingLeft),
  };
}

/** What the person asked for, without where it stood. */
const asked = ({ entity, target, action, changes, body, base, provisional, parentPath, summary }: Step) => ({
  entity, target, action, changes, body, base, provisional, summary, ...(parentPath && { parentPath }),
});
