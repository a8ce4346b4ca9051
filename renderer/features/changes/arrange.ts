import { changeCount } from '#cache/queries/outbox.ts';
import { holdOf } from '#sync/rules/holds.ts';
import type { Step } from '#sync/step.ts';
import { groupOf } from '#sync/step.ts';

/** One line of the list: one change, or all pending changes of one intent, or of one line of it (R2.10). */
export interface Line {
  /** The id of its first step, by which it is selected. */
  readonly id: string;
  /** 1 when it is below the line that it waits for. */
  readonly depth: 0 | 1;
  readonly steps: readonly [Step, ...Step[]];
  /**
   * The intent's changes, with applied ones. Empty for a line of a kind of its own: a company, and the e-mail record
   * before it.
   */
  readonly group: readonly Step[];
}

/** The waiting steps as lines, in order of sending, dependents directly below what they wait for. */
export function arrange(waiting: readonly Step[], everything: readonly Step[]): readonly Line[] {
  const intents = Map.groupBy(everything, groupOf);
  const lines: Line[] = [];
  for (const steps of Map.groupBy(waiting, groupOf).values()) {
    const [first, ...rest] = steps;
    if (!first) continue;
    const whole = [...(intents.get(groupOf(first)) ?? [])].sort((a, b) => a.seq - b.seq);
    lines.push({
      id: first.id,
      depth: 0,
      steps: [first, ...rest],
      group: whole.length > 1 && (rest.length > 0 || areAlike(whole) || areOfInterviews(whole)) ? whole : [],
    });
  }
  return nest(lines, waiting);
}

/** Whether they are one change applied to several things, and not several changes that were made together in a form. */
export const areAlike = (steps: readonly Step[]): boolean =>
  steps.every(({ entity, summary }) => entity === steps[0]?.entity && summary.key === steps[0].summary.key);

/** Whether they are of interviews, of event and application: one that is done stays beside the other. */
const areOfInterviews = (steps: readonly Step[]): boolean =>
  new Set(steps.map(({ entity }) => entity)).symmetricDifference(new Set(['Planification', 'Dossier'])).size === 0;

/** One change a line: what becomes of both rows of an interview is one. */
export const each = (steps: readonly Step[]): readonly Line[] =>
  [...Map.groupBy(steps, groupOf).values()].flatMap((own) => {
    const [first, ...rest] = own;
    return first && rest.length > 0 && changeCount(own) === 1
      ? [{ id: first.id, depth: 0 as const, steps: [first, ...rest] as const, group: own }]
      : own.map(single);
  });

export const single = (step: Step): Line => ({ id: step.id, depth: 0, steps: [step], group: [] });

function nest(lines: readonly Line[], waiting: readonly Step[]): readonly Line[] {
  const parents = new Map<Line, Line>();
  for (const line of lines) {
    const hold = holdOf(line.steps[0], waiting);
    const parent =
      hold?.kind === 'creation' ? lines.find((other) => other !== line && other.steps.includes(hold.by)) : undefined;
    if (parent) parents.set(line, parent);
  }
  const placed: Line[] = [];
  const place = (line: Line, depth: 0 | 1): void => {
    placed.push({ ...line, depth });
    for (const other of lines) if (parents.get(other) === line) place(other, 1);
  };
  for (const line of lines) if (!parents.has(line)) place(line, 0);
  return placed;
}
