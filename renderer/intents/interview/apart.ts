import { joinedEdit } from '#sync/rules/summary.ts';
import { asNewStep } from '#sync/step.ts';
import type { NewStep, Step } from '#sync/step.ts';

/** A half of an interview that waits for the user, and what its act has done to the other half (R4.7). */
export interface Apart {
  readonly step: Step;
  readonly done: readonly NewStep[];
}

/** The outbox, by what the screens show of it. */
interface Outbox {
  readonly toDecide: readonly Step[];
  readonly waiting: readonly Step[];
  readonly receipts: readonly Step[];
}

/**
 * Halves that were refused or are in conflict, each with its own other half, where the service has that of the same
 * act, and the act has not put it back since.
 */
export function apartIn({ toDecide, waiting, receipts }: Outbox): readonly Apart[] {
  const all = [...receipts, ...waiting, ...toDecide];
  return toDecide.flatMap((step) => {
    if (!isHalf(step) || (step.state.kind !== 'refused' && step.state.kind !== 'conflict')) return [];
    const act = all.filter((other) => isHalf(other) && other.intentId === step.intentId);
    const other = otherOf(step, act);
    const done = doneOf(act.filter(({ entity, target }) => entity !== step.entity && target === other));
    return done.length === 0 ? [] : { step, done };
  });
}

const isHalf = ({ entity }: Step): boolean => entity === 'Planification' || entity === 'Dossier';

/** As the act paired them; without that, such as of a creation with its hour, the only two that it concerns. */
function otherOf({ entity, target }: Step, act: readonly Step[]): string | undefined {
  if (act.some(({ partner }) => partner !== undefined)) {
    const own = act.find((each) => each.entity === entity && each.target === target && each.partner !== undefined);
    return own?.partner ?? act.find((each) => each.entity !== entity && each.partner === target)?.target;
  }
  const [one, another, third] = new Set(act.map((each) => `${each.entity}/${each.target}`));
  return one !== undefined && another !== undefined && third === undefined
    ? act.find((each) => each.entity !== entity)?.target
    : undefined;
}

/** From where the act found a half to where it leaves it: what it took back itself is not put back again (I12). */
function doneOf(half: readonly Step[]): readonly NewStep[] {
  const done = half
    .filter(({ state, summary }) => state.kind !== 'refused' && state.kind !== 'dropped' && summary.subject !== '')
    .toSorted((a, b) => a.seq - b.seq);
  if (!done.some(({ state }) => state.kind === 'applied')) return [];
  const [first, ...further] = done.filter(({ action }) => action === 'replace');
  const edit = first && further.reduce(joinedEdit, asNewStep(first));
  return [
    ...done.filter(({ action }) => action !== 'replace').map(asNewStep),
    ...(edit && edit.changes.length > 0 ? [edit] : []),
  ];
}
