import type { Step, StepState } from '../../sync/step.ts';
import { classes } from '../../ui/index.ts';

const order: readonly StepState['kind'][] = ['conflict', 'refused', 'doubt', 'sending', 'waiting', 'applied'];

/** Of several changes, the one that asks most of a person (experience: the most urgent shows). */
export function mostUrgent(steps: readonly [Step, ...Step[]]): Step {
  return steps.reduce((urgent, step) => (order.indexOf(step.state.kind) < order.indexOf(urgent.state.kind) ? step : urgent));
}

const looks: Readonly<Record<StepState['kind'], string>> = {
  applied: 'border-ok bg-ok',
  sending: 'border-accent bg-accent-soft',
  waiting: 'border-control',
  doubt: 'border-ask bg-ask-soft',
  conflict: 'border-stop bg-stop-soft',
  refused: 'border-stop bg-stop-soft',
};

/** One segment for each change of a group (R2.10); the words beside it say the same. */
export function Segments({ states }: { readonly states: readonly StepState['kind'][] }) {
  return (
    <span aria-hidden className="mt-0.5 flex gap-[3px] pb-0.5">
      {states.map((kind, index) => (
        // Segments have no identity but their place.
        <span key={index} data-segment={kind} className={classes('h-[5px] w-9 rounded-full border', looks[kind])} />
      ))}
    </span>
  );
}
