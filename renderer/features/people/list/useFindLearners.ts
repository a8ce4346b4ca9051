import { useState } from 'react';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { CallInput } from '#shared/ipc/call.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { useCommand } from '#stores/commit.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import { useCommands } from '#stores/session.ts';

/** The state of the lookup of learners at the service. */
export type Search =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** Not `isWhole`: the service truncated an answer, and a missing learner may be there (I18). */
  | { readonly kind: 'found'; readonly query: string; readonly ids: readonly string[]; readonly isWhole: boolean }
  | { readonly kind: 'failed'; readonly failure: FailureKind };

/** No more than this are downloaded: the user narrows the search instead. */
const most = 20;

/** Looks up learners at the service; each one found is downloaded, and stays on this workstation from then on. */
export function useFindLearners(): {
  readonly search: Search;
  readonly find: (query: string) => Promise<void>;
  readonly stop: () => void;
} {
  const { refresh } = useCommands();
  const [search, setSearch] = useState<Search>({ kind: 'idle' });

  const question = useLatestQuestion();
  const commit = useCommand(
    async (commands, query: string): Promise<void> => {
      const counts = question.ask();
      setSearch({ kind: 'asking' });
      let isWhole = true;
      for (const input of learnerQueries(query)) {
        const outcome = await commands.call('Apprenant.list', input);
        if (!counts()) return undefined;
        if (outcome.kind !== 'answered') return setSearch({ kind: 'failed', failure: outcome.failure.kind });
        isWhole &&= outcome.answer.complete;
        const ids = outcome.answer.rows.slice(0, most).flatMap((row) => idIn(membersOf(row).get('Id') ?? ''));
        if (ids.length === 0) continue;
        await Promise.all(ids.map((of) => refresh({ entity: 'Apprenant', of })));
        return counts() ? setSearch({ kind: 'found', query, ids, isWhole }) : undefined;
      }
      return setSearch({ kind: 'found', query, ids: [], isWhole });
    },
    (query) => `${query} ${question.stops()}`,
  );
  const stop = (): void => {
    question.stop();
    setSearch({ kind: 'idle' });
  };
  return { search, find: commit, stop };
}

/** The digits of an id, written as a number or as text (R5.4). */
const idIn = (raw: string): readonly string[] => /^"?([1-9]\d*)"?$/u.exec(raw)?.slice(1) ?? [];

type Input = CallInput<'Apprenant.list'>;

/**
 * How to look up the typed learner at the service: by address, by code, or by name and given names, which it compares
 * as a whole (document: Apprenant). Names come in either order, and many schools write them in capitals.
 */
export function learnerQueries(typed: string): readonly Input[] {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  if (text === '') return [];
  if (text.includes('@')) return [{ filter: { eq: ['Mail/Adresse', text] } }];
  if (/\d/u.test(text)) return [{ filter: { eq: ['Code', text] } }];
  const words = text.split(' ');
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const named = cuts.flatMap(
    ([first, rest]) =>
      [
        [first, rest],
        [rest, first],
      ] as const,
  );
  const cased = named.flatMap(
    ([name, given]) =>
      [
        [name.toLocaleUpperCase('fr'), given],
        [name, given],
      ] as const,
  );
  const different = new Map(cased.map((pair) => [pair.join('\n'), pair]));
  return [...different.values()].map(([name, given]) => ({
    filter: { and: [{ eq: ['Nom', name] }, { eq: ['Prenoms', given] }] },
  }));
}
