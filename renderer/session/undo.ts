import { Mutex } from 'async-mutex';
import { emptyHistory, isLatest, recorded, redone, undone, withoutEntry } from '#intents/history.ts';
import type { Entry, History } from '#intents/history.ts';
import type { IntentOf, Intent, Rejection } from '#intents/intent.ts';
import { requestedAgain } from '#stores/commit.ts';
import type { Commands, Undone, UndoDirection } from '#stores/session.ts';
import type { EngineCommands } from '#sync/engine/index.ts';
import type { Submission } from '#sync/ports.ts';
import { isAttended } from '#sync/rules/attended.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import { canUndo } from '#sync/rules/undo.ts';
import { asNewStep, cannotHaveArrived } from '#sync/step.ts';
import type { Consequences, NewStep, Step } from '#sync/step.ts';
import type { BothRows } from './bothRows.ts';

/** What became steps of their own: the others were merged into steps that have not left. */
const storedOf = ({
  steps,
  carriedBy,
}: {
  readonly steps: readonly (NewStep & { readonly id: string })[];
  readonly carriedBy: readonly string[];
}): readonly NewStep[] => steps.filter(({ id }) => carriedBy.includes(id));

const removedCreations = (before: readonly Step[], after: readonly Step[]): readonly Step[] => {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id, action }) => action === 'create' && !left.has(id));
};
const sameThing = ({ entity, target }: NewStep, steps: readonly Step[]): Step | undefined =>
  steps.find((other) => other.entity === entity && other.target === target);
/** A creation as it was removed: with what was edited in it since. */
function asRemoved(step: NewStep, removed: readonly Step[]): NewStep {
  const own = step.action === 'create' ? sameThing(step, removed) : undefined;
  return own ? asNewStep(own) : step;
}

type UndoOf = Extract<IntentOf<'undo'>, { readonly steps: unknown }>;
const isUndo = (intent: Intent): intent is UndoOf => intent.kind === 'undo' && 'steps' in intent;
const declined = { ok: false, rejection: 'nothingChanged' } as const;

/** A step that is given up, with its dependents; null for what may have arrived: it would be created twice (I3). */
function givenUp(outbox: readonly Step[], stepId: string | undefined): Entry | null {
  const step = outbox.find(({ id }) => id === stepId);
  const taken = step ? [step, ...dependentsOf(outbox, step)] : [];
  if (taken.length === 0 || !taken.every(cannotHaveArrived)) return null;
  return { steps: taken.map(asNewStep), carriedBy: [], isTakenOut: true };
}

type ServiceSession = Pick<EngineCommands<Intent, Rejection>, 'dispatch' | 'discard' | 'steps'>;
type Remembering = Pick<
  Commands,
  | 'dispatch'
  | 'undo'
  | 'undoOf'
  | 'undoLast'
  | 'redoLast'
  | 'mayPlay'
  | 'wouldCreate'
  | 'isNext'
  | 'leaveAside'
  | 'discard'
>;

export interface UndoDialogue {
  /** Asks whether to undo `steps`, given the dependents and what remains. */
  readonly ask: (steps: readonly NewStep[], consequences: Consequences) => Promise<boolean>;
  readonly tell: (direction: UndoDirection, ended: Undone) => void;
  /** The entry that a key would act on may be another one, or none. */
  readonly changed?: () => void;
  /** Of an act on an interview, the change of both of its rows. */
  readonly bothRows?: BothRows;
}

/**
 * Commands with a history of this run, one at a time: two quick keys undo two changes, and nothing comes between a
 * question and what follows. An entry that cannot be undone stays next until the user skips it.
 */
export function remembering(
  session: ServiceSession,
  { ask, tell: say, changed, bothRows = async (intent) => intent }: UndoDialogue,
): Remembering {
  const tell: typeof say = (direction, ended) => {
    if (ended.ok) requestedAgain();
    say(direction, ended);
  };
  let history: History = emptyHistory;
  /** What could not be undone or redone, until something else is done. */
  let stuck: { readonly direction: UndoDirection; readonly entry: Entry } | null = null;
  /** What a button removed, and the key said that it would bring back. */
  let announced: Entry | null = null;
  /** Steps of entries that were skipped. */
  const aside = new Set<string>();
  const mutex = new Mutex();
  const remember = (next: History): void => {
    history = next;
    stuck = null;
    announced = null;
    changed?.();
  };

  /** Dispatches, and again with the user's agreement where that is needed. Returns null when the user declined. */
  const agreeing = async (steps: readonly NewStep[], intent: UndoOf | IntentOf<'takeOut'>, submission?: Submission) => {
    const accepted = await session.dispatch(intent, submission);
    if (accepted.ok || accepted.rejection !== 'mustAgree' || !accepted.consequences) return { accepted, along: [] };
    const { consequences } = accepted;
    if (!(await ask(steps, consequences))) return null;
    const agreed = await session.dispatch({ ...intent, agreed: consequences }, submission);
    return { accepted: agreed, along: consequences.along };
  };

  const dispatch: Commands['dispatch'] = async (intent, submission) => {
    const accepted = isUndo(intent)
      ? ((await agreeing(intent.steps, intent, submission))?.accepted ?? declined)
      : await session.dispatch(await bothRows(intent), submission);
    if (!accepted.ok || accepted.isRepeat) return accepted;
    const { intentId, steps, carriedBy } = accepted;
    remember(recorded(history, { intentId, steps, carriedBy }));
    return accepted;
  };

  const undoEntry = async (entry: Entry): Promise<Undone | null> => {
    const before = session.steps();
    const answer = await agreeing(entry.steps, { kind: 'undo', steps: entry.steps });
    if (!answer) return null;
    const { accepted } = answer;
    if (!accepted.ok) return { ok: false, steps: entry.steps, rejection: accepted.rejection };
    const removed = removedCreations(before, session.steps());
    // What was edited in a creation that is gone went with it, and comes back with it.
    const isWithIt = (other: Entry): boolean =>
      other !== entry &&
      !other.isTakenOut &&
      other.steps.every((step) => step.action === 'replace' && sameThing(step, removed) !== undefined);
    const edits = new Set(history.done.filter(isWithIt));
    const own = entry.steps.map((step) => asRemoved(step, removed));
    const steps = [...own, ...answer.along.map(asNewStep)];
    const done = history.done.filter((other) => !edits.has(other));
    remember(undone({ ...history, done }, entry, { ...entry, steps }));
    const stored = storedOf(accepted);
    return { ok: true, said: 'undo', steps, follows: stored.length > 0, isAttended: stored.some(isAttended) };
  };

  const redoEntry = async (entry: Entry): Promise<Undone> => {
    const { steps, isTakenOut } = entry;
    const accepted = await session.dispatch({ kind: 'redo', steps });
    if (!accepted.ok) return { ok: false, steps, rejection: accepted.rejection };
    remember(isTakenOut ? withoutEntry(history, entry) : redone(history, accepted.carriedBy));
    return { ok: true, said: 'redo', steps, follows: false, isAttended: storedOf(accepted).some(isAttended) };
  };

  /** The last change of an earlier run that has not left. */
  const earlier = (): Entry | undefined => {
    const open = session.steps().filter((step) => canUndo(step) && !aside.has(step.id));
    const steps = open.filter(({ intentId }) => intentId === open.at(-1)?.intentId);
    return steps.length === 0 ? undefined : { steps: steps.map(asNewStep), carriedBy: steps.map(({ id }) => id) };
  };

  /** The entry that the key acts on. Either key restores what a button removed just before, undo by a second press. */
  const next = (direction: UndoDirection): Entry | undefined => {
    const last = history.done.at(-1);
    if (direction === 'undo') return last ?? earlier();
    return history.undone.at(-1) ?? (last?.isTakenOut ? last : undefined);
  };

  const isNext = (stepId: string): boolean => {
    const first = history.done.length === 0 ? earlier() : undefined;
    return isLatest(first ? recorded(history, first) : history, [stepId]);
  };

  const play = async (direction: UndoDirection): Promise<void> => {
    const entry = next(direction);
    if (!entry) return tell(direction, { ok: false, steps: [], rejection: 'nothingLeft' });
    // What the user has just withdrawn comes back by this key only once it has said so.
    if (direction === 'undo' && entry.isTakenOut && announced !== entry) {
      announced = entry;
      return tell(direction, { ok: false, steps: entry.steps, rejection: 'bringsBack' });
    }
    show(direction, entry, await (direction === 'redo' || entry.isTakenOut ? redoEntry(entry) : undoEntry(entry)));
  };

  /** Nothing is shown where the user declined; an entry that changes nothing is played no more. */
  const show = (direction: UndoDirection, entry: Entry, ended: Undone | null): void => {
    if (!ended) return;
    if (!ended.ok && ended.rejection === 'nothingChanged') passOver(entry);
    else if (!ended.ok) stuck = { direction, entry };
    tell(direction, ended);
  };

  const passOver = (entry: Entry): void => {
    for (const id of entry.carriedBy) aside.add(id);
    remember(withoutEntry(history, entry));
  };

  const leaveAside = async (): Promise<void> => {
    if (!stuck) return;
    const { direction, entry } = stuck;
    passOver(entry);
    tell(direction, { ok: false, steps: entry.steps, rejection: 'leftAside' });
  };

  /** Removes steps through their own button; where they are the latest entry, that undoes it. */
  const takeOut = async (stepIds: readonly string[]): Promise<boolean> => {
    const last = history.done.at(-1);
    if (last && isLatest(history, stepIds)) {
      const ended = await undoEntry(last);
      if (ended) tell('undo', ended);
      return ended?.ok ?? false;
    }
    const steps = session.steps().filter(({ id }) => stepIds.includes(id));
    const answer = await agreeing(steps.map(asNewStep), { kind: 'takeOut', stepIds });
    if (!answer) return false;
    const { accepted, along } = answer;
    if (!accepted.ok) tell('undo', { ok: false, steps, rejection: accepted.rejection });
    else {
      const taken = [...steps, ...along].map(asNewStep);
      remember(recorded(history, { steps: taken, carriedBy: [], isTakenOut: true }));
      tell('undo', { ok: true, said: 'undo', steps: taken, follows: false, isAttended: false });
    }
    return accepted.ok;
  };

  /** Undoes what was asked for under an id, also when other things were done since or it has left. */
  const undoOf = async (intentId: string): Promise<void> => {
    const entry = history.done.findLast((each) => each.intentId === intentId);
    if (!entry) return tell('undo', { ok: false, steps: [], rejection: 'nothingLeft' });
    show('undo', entry, await undoEntry(entry));
  };

  const discard = async (stepId: string): Promise<boolean> => {
    const entry = givenUp(session.steps(), stepId);
    const isKept = await session.discard(stepId);
    if (isKept && entry) remember(recorded(history, entry));
    return isKept;
  };

  return {
    dispatch: (intent, submission) => mutex.runExclusive(() => dispatch(intent, submission)),
    undo: (...stepIds) => mutex.runExclusive(() => takeOut(stepIds)),
    undoOf: (intentId) => mutex.runExclusive(() => undoOf(intentId)),
    discard: (stepId) => mutex.runExclusive(() => discard(stepId)),
    undoLast: () => mutex.runExclusive(() => play('undo')),
    redoLast: () => mutex.runExclusive(() => play('redo')),
    mayPlay: (direction) => next(direction) !== undefined,
    wouldCreate: (entity, id) =>
      next('redo')?.steps.some((step) => step.action === 'create' && step.entity === entity && step.target === id) ??
      false,
    isNext,
    leaveAside: () => mutex.runExclusive(leaveAside),
  };
}
