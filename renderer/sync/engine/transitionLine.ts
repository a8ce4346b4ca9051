import { tracedId } from '#shared/trace/line.ts';
import type { TraceLevel, TraceLine } from '#shared/trace/line.ts';
import type { StepState } from '../step.ts';
import type { Transition } from './transition.ts';

/** States that a step should not stay in, or that wait for the user. */
const notable: ReadonlySet<StepState['kind'] | null> = new Set(['doubt', 'conflict', 'refused']);

/** `verdict notSent busy` · `replace Planification 7: sending → waiting (busy), pull`. */
export const transitionLine = (transition: Transition): TraceLine => ({
  at: transition.at,
  process: 'page',
  level: levelOf(transition),
  step: transition.step && tracedId(transition.step.id),
  event: [...(transition.isConsequence ? ['after'] : []), transition.event, ...transition.said].join(' '),
  outcome: outcomeOf(transition),
});

function levelOf({ isKept, from, to, failure, step, connection, event, said }: Transition): TraceLevel {
  if (!isKept) return 'error';
  const isNotable = from !== to && notable.has(to);
  const isPartPull = event === 'pullEnded' && !said.includes('whole');
  if (isNotable || isPartPull || failure !== null || connection === 'offline') return 'warning';
  return step !== null || connection !== null ? 'info' : 'detail';
}

function outcomeOf({ step, from, to, failure, effects, connection, isKept }: Transition): string {
  const change = from === to ? (to ?? '') : `${from ?? 'new'} → ${to ?? 'removed'}`;
  const parts = [
    step && `${step.action} ${step.entity} ${tracedId(step.target)}: ${change}${failure ? ` (${failure})` : ''}`,
    connection && `connection ${connection}`,
    ...effects,
    !isKept && 'refused by the disk',
  ].filter((part) => part !== null && part !== false);
  return parts.length > 0 ? parts.join(', ') : 'no change';
}
