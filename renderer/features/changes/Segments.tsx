import type { Step, StepState } from '#sync/step.ts';
import { classes } from '#ui/index.ts';

const order: readonly StepState['kind'][] = [
  'conflict',
  'refused',
  'doubt',
  'sending',
  'waiting',
  'applied',
  'dropped',
];

/** Of several changes, the one that asks most of a person (experience: the most urgent shows). */
export function mostUrgent(steps: readonly [Step, ...Step[]]): Step {
  return steps.reduce((urgent, step) =>
    order.indexOf(step.state.kind) < order.indexOf(urgent.state.kind) ? step : urgent,
  );
}

const looks: Readonly<Record<StepState['kind'], string>> = {
  applied: 'border-ok bg-ok',
  dropped: 'border-line bg-sunken',
  sending: 'border-accent bg-accent-soft',
  waiting: 'border-control',
  doubt: 'border-ask bg-ask-soft',
  conflict: 'border-stop bg-stop-soft',
  refused: 'border-stop bg-stop-soft',
};

/** One segment for each change of a group (R2.10); the words beside it say the same. */
export function Segments({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <span aria-hidden className="mt-0.5 flex gap-[3px] pb-0.5">
      {steps.map(({ id, state: { kind } }) => (
        <span key={id} data-segment={kind} className={classes('h-[5px] w-9 rounded-full border', looks[kind])} />
      ))}
    </span>
  );
}
