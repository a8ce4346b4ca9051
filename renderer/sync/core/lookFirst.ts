import type { DoubtRule } from '#shared/endpoints/endpoint.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { doubtRule } from '../rules/lookUp.ts';
import { backoff, reactions } from '../rules/reactions.ts';
import type { Step } from '../step.ts';
import { answered, pingNow, lost, pause } from './connection.ts';
import { looksFirst } from './datasets.ts';
import type { LookBefore } from './events.ts';
import type { Turn } from './turn.ts';
import { withEntry } from './turn.ts';

export type Beforehand = Pick<Step, 'seenBefore' | 'lookedFor'>;

const freshMs = 5_000;

/** An older look-up proves nothing about now: the creation is looked up again before it leaves (I4). Epoch ms. */
export const isFreshLook = (at: number, now: number): boolean => Math.abs(now - at) <= freshMs;

/**
 * A look-up right before sending. Null when it is not sent now: looked up again, waits, or the user is asked about
 * others' rows (R3.6).
 */
export function beforehand(turn: Turn, step: Step, look: LookBefore | undefined): Beforehand | null {
  if (!looksFirst(step)) return { seenBefore: [] };
  if (!look || !isFreshLook(look.at, turn.at.now)) return null;
  const { there, end } = look;
  if (end.kind === 'failed') return afterFailure(turn, step, end.failure);
  answered(turn);
  const rule = doubtRule(step.entity);
  if (there.length > 0 && rule.settledBy === 'lookUp' && isTakenByOther(rule, step)) {
    const failure: Failure = { kind: 'brokenRule', rule: 'alreadySomebodys', field: rule.fields[0] };
    turn.put({ ...step, state: { kind: 'refused', failure, there: [...there] } });
    return null;
  }
  return { seenBefore: there.map(({ id }) => id), lookedFor: end.kind === 'absent' };
}

type LookUpRule = Extract<DoubtRule, { settledBy: 'lookUp' }>;

/** May concern this list alone: a ping decides whether the service is there (S11). */
const listAlone: ReadonlySet<FailureKind> = new Set(['timeout', 'foreignAnswer']);

const isTakenByOther = ({ takenByOther }: LookUpRule, { body }: Step): boolean =>
  takenByOther !== undefined && membersOf(body ?? '{}').get(takenByOther.unless) !== 'true';

/** An unreadable list does not hold a creation back for ever (I22, I24): if its answer is lost, the user is asked. */
function afterFailure(turn: Turn, step: Step, failure: Failure): Beforehand | null {
  const { wait } = reactions[failure.kind];
  const unlooked: Beforehand = { seenBefore: [], lookedFor: false };
  if (wait === 'user') return unlooked;
  if (listAlone.has(failure.kind)) pingNow(turn);
  else if (wait === 'connection' || wait === 'signIn') {
    lost(turn, failure);
    return null;
  } else if (wait === 'service') {
    pause(turn, failure);
    return null;
  }
  const failures = (turn.state.lookUps.get(step.id) ?? 0) + 1;
  if (failures >= turn.state.limits.mostLookUps) return unlooked;
  turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, failures) });
  turn.put({
    ...step,
    state: { kind: 'waiting', notBefore: turn.at.now + backoff(failures, turn.at.chance), failure },
  });
  return null;
}
