import type { Intent } from '#intents/intent.ts';
import type { Step } from '#sync/step.ts';
import { lineKey } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { isReady } from './lines.ts';
import type { ImportLine } from './lines.ts';

/** So many lines are one commit: a few hundred milliseconds at most, so that progress is seen and a stop is quick. */
const linesAtOnce = 20;

/** The line whose person or address another line refers to. */
function awaited({ state }: ImportLine): number | undefined {
  if (state.kind === 'sameLine') return state.line;
  const address = state.kind === 'new' ? state.address : undefined;
  return typeof address === 'object' && 'line' in address ? address.line : undefined;
}

/** The lines that are ready, in their order, in commits; one that refers to another comes in a later commit. */
export function batchesOf(lines: readonly ImportLine[]): readonly (readonly ImportLine[])[] {
  const batches: ImportLine[][] = [];
  let batch: ImportLine[] = [];
  for (const line of lines.filter(isReady)) {
    const other = awaited(line);
    if (batch.length >= linesAtOnce || batch.some(({ row }) => row === other)) batch = [];
    if (batch.length === 0) batches.push(batch);
    batch.push(line);
  }
  return batches;
}

type Import = Extract<Intent, { kind: 'applicant.import' }>;

/**
 * A line as it is asked for; null where what it refers to was not stored. `stepsOf`: the steps of a line, in the outbox
 * or done.
 */
export function wanted(
  draft: Pick<ImportDraft, 'id'>,
  { row, state, applicant, application }: ImportLine,
  stepsOf: (key: string) => readonly Step[],
): Import['lines'][number] | null {
  const key = lineKey(draft, row);
  const made = (line: number, entity: 'Candidat' | 'Mail'): string | undefined =>
    stepsOf(lineKey(draft, line)).find((step) => step.entity === entity)?.target;
  if (state.kind === 'same') return { key, applicant: state.personId, application };
  if (state.kind === 'sameLine') {
    const personId = made(state.line, 'Candidat');
    return personId === undefined ? null : { key, applicant: personId, application };
  }
  if (state.kind !== 'new') return null;
  const { address } = state;
  if (address === undefined) return { key, applicant, application };
  if (address === 'own') return { key, applicant: { ...applicant, ownMail: true }, application };
  const mailId = 'mailId' in address ? address.mailId : made(address.line, 'Mail');
  return mailId === undefined ? null : { key, applicant: { ...applicant, mailId }, application };
}
