import { useState } from 'react';
import type { SelectionKind } from '#cache/queries/selectionRows.ts';
import { useSelection } from '#cache/queries/useSelection.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useCommand } from '#stores/commit.ts';
import type { Committing } from '#stores/commit.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import { learnerQueries } from '../list/useFindLearners.ts';
import { keyOf } from './find.ts';

/** How the last read in the Selection context ended. */
export type SelectionRead =
  | { readonly kind: 'idle' | 'asking' | 'received' }
  | { readonly kind: 'found'; readonly text: string; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'failed'; readonly failure: FailureKind };

/** Reads in the Selection context, online, into a cache of its own (R1.5). */
export function useSelectionReads(): {
  readonly read: SelectionRead;
  /** The whole list of applicants. */
  readonly receive: () => Promise<unknown>;
  /** By an internal number, a code, a name and given names, or an e-mail address. */
  readonly find: (text: string) => Promise<unknown>;
  readonly stop: () => void;
} {
  const { keepList, keepRows } = useSelection();
  const [read, setRead] = useState<SelectionRead>({ kind: 'idle' });
  const question = useLatestQuestion();
  const receive = useCommand(
    async (commands): Promise<void> => {
      const counts = question.ask();
      setRead({ kind: 'asking' });
      const outcome = await commands.call('Candidat.list', { selection: true, expand: ['Mail'] });
      if (outcome.kind === 'answered') await keepList(outcome.answer.rows, outcome.answer.complete, Date.now());
      if (counts()) setRead(outcome.kind === 'answered' ? { kind: 'received' } : failed(outcome));
    },
    () => String(question.stops()),
  );
  const find = useCommand(
    async (commands, text: string): Promise<void> => {
      const counts = question.ask();
      setRead({ kind: 'asking' });
      const found = await rowsFor(commands, text);
      // What came is kept, also after the user stopped waiting or left: a creation is read once its form is closed.
      const kept =
        'kind' in found
          ? []
          : await Promise.all(
              found.map(async ({ entity, rows }) =>
                (await keepRows(entity, rows, Date.now())).map((id) => keyOf({ entity, id })),
              ),
            );
      if (counts()) setRead('kind' in found ? found : { kind: 'found', text, keys: new Set(kept.flat()) });
    },
    (text) => `${text} ${question.stops()}`,
  );
  const stop = (): void => {
    question.stop();
    setRead({ kind: 'idle' });
  };
  return { read, receive, find, stop };
}

interface Found {
  readonly entity: SelectionKind;
  readonly rows: readonly RawJson[];
}

const failed = (outcome: {
  readonly kind: string;
  readonly failure?: { readonly kind: FailureKind };
}): SelectionRead => ({
  kind: 'failed',
  failure: outcome.failure?.kind ?? 'cancelled',
});

/** The first question that finds something; a number is an id in either set (R5.4). */
async function rowsFor(commands: Committing, text: string): Promise<readonly Found[] | SelectionRead> {
  const selection = true;
  if (/^[1-9]\d*$/u.test(text)) {
    const applicant = await commands.call('Candidat.one', { id: text, selection });
    const learner = await commands.call('Apprenant.one', { id: text, selection });
    const found: Found[] = [
      ...(applicant.kind === 'answered' ? [{ entity: 'Candidat' as const, rows: [applicant.answer.row] }] : []),
      ...(learner.kind === 'answered' ? [{ entity: 'Apprenant' as const, rows: [learner.answer.row] }] : []),
    ];
    const unanswered = [applicant, learner].find(
      (outcome) => outcome.kind === 'failed' && !says.has(outcome.failure.kind),
    );
    return found.length === 0 && unanswered ? failed(unanswered) : found;
  }
  for (const input of learnerQueries(text)) {
    const learners = await commands.call('Apprenant.list', { ...input, selection });
    if (learners.kind !== 'answered') return failed(learners);
    if (learners.answer.rows.length > 0) return [{ entity: 'Apprenant', rows: learners.answer.rows }];
  }
  return [];
}

/** Answers of a service that has no such row, or serves no single one (R3.4). */
const says: ReadonlySet<FailureKind> = new Set(['gone', 'refused']);
