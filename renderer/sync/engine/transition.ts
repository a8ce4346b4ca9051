import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Settlement, Verdict } from '#shared/ipc/write.ts';
import type { Effect, Outcome, SyncEvent, SyncState } from '../core/index.ts';
import type { ConnectionState } from '../rules/connection.ts';
import type { SecondRow, Step, StepState } from '../step.ts';

/** What an event reports, in words of closed lists: no text of the service or of a user is among them. */
type EventWord =
  | Verdict['kind']
  | Settlement['kind']
  | FailureKind
  | EntityName
  | NonNullable<SecondRow['decision']>
  | 'answered'
  | 'whole'
  | 'incomplete'
  | 'watched'
  | 'unwatched';

/** What one event did to one step, or to the engine where no step changed: ids and words of closed lists only. */
export interface Transition {
  /** Epoch ms. */
  readonly at: number;
  readonly event: SyncEvent['kind'];
  /** The event is about another step, and this one changed with it. */
  readonly isConsequence: boolean;
  readonly said: readonly EventWord[];
  /** Null where the event changed no step and is about none. */
  readonly step: Pick<Step, 'id' | 'entity' | 'target' | 'action'> | null;
  /** Null: the step was not in the outbox before. */
  readonly from: StepState['kind'] | null;
  /** Null: the step left the outbox without a receipt. */
  readonly to: StepState['kind'] | null;
  /** Why the step waits or was refused. */
  readonly failure: FailureKind | null;
  readonly effects: readonly Effect['kind'][];
  readonly connection: ConnectionState['kind'] | null;
  /** False: the disk refused, and nothing of it happened. */
  readonly isKept: boolean;
}

export type Trace = (transition: Transition) => void;

/**
 * For each step that the event changed or an effect works on, else for the event. Stores no step: no body stays in
 * memory.
 */
export function transitionsOf(
  before: SyncState,
  event: SyncEvent,
  { state, commit, effects }: Outcome,
  at: number,
): readonly Transition[] {
  const { putSteps = [], removeSteps = [], putReceipts = [] } = commit ?? {};
  const changed = new Map<string, Step | null>();
  for (const id of removeSteps) changed.set(id, null);
  for (const step of putSteps) changed.set(step.id, step);
  for (const step of putReceipts) changed.set(step.id, step);
  for (const effect of effects) {
    if ('step' in effect && !changed.has(effect.step.id)) changed.set(effect.step.id, effect.step);
  }
  const connection = state.connection.kind === before.connection.kind ? null : state.connection.kind;
  const ofEngine = kindsOf(effects, null);
  const unchanged = withoutChange(before, event, at);
  if (changed.size === 0) return [{ ...unchanged, effects: ofEngine, connection }];
  const { step: about } = unchanged;
  const transitions: Transition[] = [];
  for (const [id, after] of changed) {
    const earlier = before.steps.get(id);
    const isFirst = transitions.length === 0;
    const ofStep = kindsOf(effects, id);
    const isConsequence = about !== null && about.id !== id;
    transitions.push({
      at,
      event: event.kind,
      isConsequence,
      said: isConsequence ? [] : unchanged.said,
      step: named(after ?? earlier),
      from: earlier?.state.kind ?? null,
      to: after?.state.kind ?? null,
      failure: failureOf(after),
      effects: isFirst ? [...ofStep, ...ofEngine] : ofStep,
      connection: isFirst ? connection : null,
      isKept: true,
    });
  }
  return transitions;
}

/** The transition of an event whose commit the disk refused. */
export const refusedByDisk = (before: SyncState, event: SyncEvent, at: number): Transition => ({
  ...withoutChange(before, event, at),
  isKept: false,
});

function withoutChange({ steps }: SyncState, event: SyncEvent, at: number): Transition {
  const step = 'stepId' in event && event.stepId !== null ? steps.get(event.stepId) : undefined;
  const stays = step?.state.kind ?? null;
  return {
    at,
    event: event.kind,
    isConsequence: false,
    said: outcomeOf(event),
    step: named(step),
    from: stays,
    to: stays,
    failure: null,
    effects: [],
    connection: null,
    isKept: true,
  };
}

/** The effects on one step, or those on none. A wake follows nearly every event and is left out. */
function kindsOf(effects: readonly Effect[], stepId: string | null): readonly Effect['kind'][] {
  const kinds: Effect['kind'][] = [];
  for (const effect of effects) {
    const about = 'step' in effect ? effect.step.id : null;
    if (about === stepId && effect.kind !== 'wake') kinds.push(effect.kind);
  }
  return kinds;
}

const named = (step: Step | undefined): Transition['step'] =>
  step ? { id: step.id, entity: step.entity, target: step.target, action: step.action } : null;

function outcomeOf(event: SyncEvent): readonly EventWord[] {
  if (event.kind === 'verdict') return withFailure(event.verdict);
  if (event.kind === 'settlement') return withFailure(event.settlement);
  if (event.kind === 'pinged') return [event.failure?.kind ?? 'answered'];
  if (event.kind === 'secondRowDecided') return [event.decision];
  if (event.kind === 'watched') return [event.isWatched ? 'watched' : 'unwatched'];
  if (event.kind !== 'pullEnded') return [];
  return [event.request.entity, event.failure?.kind ?? (event.whole ? 'whole' : 'incomplete')];
}

const withFailure = (end: Verdict | Settlement): readonly EventWord[] =>
  'failure' in end ? [end.kind, end.failure.kind] : [end.kind];

const failureOf = (step: Step | null): FailureKind | null =>
  step && 'failure' in step.state ? (step.state.failure?.kind ?? null) : null;
