import type { NewStep } from '#sync/step.ts';
import { sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';

/** As many as a dialog shows at a glance. */
const most = 6;

/** Changes in words, the first ones of many. */
export function Sentences({ of: steps, wording }: { readonly of: readonly NewStep[]; readonly wording: Wording }) {
  const more = steps.length - most;
  return (
    <ul className="list-disc pl-5">
      {steps.slice(0, most).map((step) => (
        <li key={`${step.entity}/${step.target}/${step.action}`}>{sentence(step, wording)}</li>
      ))}
      {more > 0 && <li>{wording.t('shell.undo.question.more', { count: more })}</li>}
    </ul>
  );
}
