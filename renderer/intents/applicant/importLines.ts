import type { Intent } from '../intent.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, together } from '../planned.ts';
import type { Snapshot } from '../snapshot.ts';
import { walkIn } from './walkIn.ts';

/** Each line as a walk-in, its steps marked with the line: one commit for all of them (I1). */
export const importLines = (
  { lines }: Extract<Intent, { kind: 'applicant.import' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned =>
  together(
    lines.map(({ key, applicant, application }) => {
      const plan = walkIn({ kind: 'applicant.walkIn', applicant, application }, snapshot, tools);
      return plan.ok ? planned(...plan.steps.map((step) => Object.assign({}, step, { line: key }))) : plan;
    }),
  );
