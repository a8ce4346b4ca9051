import type { EntityName } from '#shared/entities/index.ts';
import { isReceipt } from '../step.ts';
import type { Step } from '../step.ts';
import { waitsForUser } from './attended.ts';
import { awaitedIds, laneOf, sharesUnit, unitsOf } from './order.ts';

/** What of one lane may be sent, and what waits for what. */
interface Lane {
  /** The first step that no earlier one holds back. It may be in doubt or in conflict: the lane then waits for it. */
  readonly next: Step | undefined;
  /** Attended steps that no earlier one holds back: they leave when the user sends them. */
  readonly sendable: readonly Step[];
  /** By held step: the earlier step that it waits for. */
  readonly heldBy: ReadonlyMap<string, Step>;
}

/**
 * A refused or waiting step holds back only steps built on its values; a conflict the whole entity (I9, I12). `steps`:
 * of one lane, by `seq`.
 */
function laneFrom(steps: readonly Step[]): Lane {
  const holders = new Map<string, Step>();
  const heldBy = new Map<string, Step>();
  const sendable: Step[] = [];
  let next: Step | undefined;
  for (const [at, step] of steps.entries()) {
    const units = [...unitsOf(step)];
    const holder = units.map((unit) => holders.get(unit)).find((found) => found !== undefined);
    if (holder) heldBy.set(step.id, holder);
    if (
      waitsForUser(step) &&
      awaitedIds(step).length === 0 &&
      !steps.slice(0, at).some((before) => precedes(before, step))
    )
      sendable.push(step);
    const root = isStuck(step) ? step : holder;
    if (!root) {
      next ??= step;
      continue;
    }
    for (const unit of units) if (!holders.has(unit)) holders.set(unit, root);
  }
  return { next, sendable, heldBy };
}

/** It does not leave by itself: what is built on its values waits for it. */
const isStuck = (step: Step): boolean =>
  step.state.kind === 'refused' || awaitedIds(step).length > 0 || waitsForUser(step);

/** An edit waits for edits of the same values; another endpoint's call for everything: it may depend on any value. */
const precedes = (before: Step, step: Step): boolean =>
  step.action === 'act' || before.action === 'create' || before.state.kind === 'conflict' || sharesUnit(before, step);

/** Steps that neither lane nor dependencies hold back, by `seq`. A retried refusal waits for one that is being sent. */
export function free(steps: ReadonlyMap<string, Step>): readonly Step[] {
  const result: Step[] = [];
  for (const lane of Map.groupBy(steps.values(), laneOf).values()) {
    const [first] = lane;
    // Nearly every lane, of hundreds after a day offline: asked for at each event.
    if (lane.length === 1 && first && !isStuck(first)) {
      result.push(first);
      continue;
    }
    const away = lane.find((step) => step.state.kind === 'sending');
    const { next, sendable } = laneFrom(lane);
    const step = away ?? next;
    const others = lane.filter((other) => other.state.kind === 'refused' && other !== step);
    result.push(...others, ...(away ? [] : sendable), ...(step ? [step] : []));
  }
  return result.sort((a, b) => a.seq - b.seq);
}

/** One that waits only for its turn or the service, or that is looked up. */
export const canRetryAny = (steps: Iterable<Step>): boolean =>
  free(new Map([...steps].toSorted((a, b) => a.seq - b.seq).map((step) => [step.id, step]))).some((step) =>
    step.state.kind === 'doubt' ? !step.state.asked : step.state.kind === 'waiting' && !waitsForUser(step),
  );

/** Why a waiting step is not sent even when the service answers (I7, I8, I9). */
export type Hold =
  /** Something created on this workstation must exist first. */
  | { readonly kind: 'creation'; readonly entity: EntityName; readonly by: Step }
  /** The user has to decide about an earlier change of the same entity. */
  | { readonly kind: 'decision'; readonly by: Step };

/** What holds a waiting step back, by the same rule as `free`; null where it only waits for its turn. */
export function holdOf(step: Step, steps: readonly Step[]): Hold | null {
  if (step.state.kind !== 'waiting') return null;
  const open = [step, ...steps.filter((other) => other.id !== step.id && !isReceipt(other))];
  const lane = open.filter((other) => laneOf(other) === laneOf(step)).sort((a, b) => a.seq - b.seq);
  const { next, heldBy } = laneFrom(lane);
  const holder = heldBy.get(step.id);
  const creation = creationFor(step, open) ?? (holder && creationFor(holder, open));
  if (creation) return { kind: 'creation', entity: creation.entity, by: creation };
  if (holder) return { kind: 'decision', by: holder };
  return next?.state.kind === 'conflict' && next.seq < step.seq ? { kind: 'decision', by: next } : null;
}

function creationFor(step: Step, steps: readonly Step[]): Step | undefined {
  const ids = awaitedIds(step);
  return steps.find(({ action, target }) => action === 'create' && ids.includes(target));
}
