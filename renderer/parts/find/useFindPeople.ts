import { useState } from 'react';
import { contextOf } from '#shared/entities/context.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { applicantOf, isLearner, learnerOf } from '#shared/entities/people.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { CallInput } from '#shared/ipc/call.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { useCommand } from '#stores/commit.ts';
import type { Committing } from '#stores/commit.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import type { Page } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';

type Search =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** Nothing was asked: the service compares no single word of a name. */
  | { readonly kind: 'oneWord' }
  /** Not `isWhole`: the service truncated an answer, and a missing person may be there (I18). */
  | {
      readonly kind: 'found';
      readonly query: string;
      readonly people: readonly Page<PersonEntity>[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: FailureKind };
export type FoundPeople = Extract<Search, { kind: 'found' }>;

/** No more than this are downloaded: the user narrows the search instead. */
const most = 20;

/** Learners, whom the service does not list, and in Selection applicants too (R1.5). What comes stays here. */
export function useFindPeople(kind: PersonEntity): {
  readonly search: Search;
  readonly find: (query: string) => Promise<void>;
  readonly stop: () => void;
} {
  const { refresh, findByNumber } = useCommands();
  const [search, setSearch] = useState<Search>({ kind: 'idle' });

  const question = useLatestQuestion();
  const commit = useCommand(
    async (commands, query: string): Promise<void> => {
      const counts = question.ask();
      if (learnerQueries(query).length === 0) return setSearch({ kind: 'oneWord' });
      setSearch({ kind: 'asking' });
      const sets = contextOf(kind) === 'plain' ? [learnerOf(kind)] : [learnerOf(kind), applicantOf(kind)];
      const people: Page<PersonEntity>[] = [];
      let isWhole = true;
      for (const entity of sets) {
        const result = await findIn(entity, query, { commands, refresh, findByNumber });
        if (!counts()) return undefined;
        if (result.kind === 'failed') return setSearch(result);
        isWhole &&= result.isWhole;
        people.push(...result.ids.map((id) => ({ entity, id })));
      }
      return setSearch({ kind: 'found', query, people, isWhole });
    },
    (query) => `${kind} ${query} ${question.stops()}`,
  );
  const stop = (): void => {
    question.stop();
    setSearch({ kind: 'idle' });
  };
  return { search, find: commit, stop };
}

interface Ports extends Pick<Commands, 'refresh' | 'findByNumber'> {
  readonly commands: Committing;
}
type FindResult =
  | { readonly kind: 'found'; readonly ids: readonly string[]; readonly isWhole: boolean }
  | Extract<Search, { kind: 'failed' }>;

const nobody = { kind: 'found', ids: [], isWhole: true } as const satisfies FindResult;

/** What is found is stored here before it is returned. */
async function findIn(entity: PersonEntity, query: string, ports: Ports): Promise<FindResult> {
  // In the plain context the palette opens anything by its number; there the list is the only place.
  if (contextOf(entity) === 'selection' && /^\D?\d+$/u.test(query)) return byNumber(entity, query, ports);
  return isLearner(entity) ? learners(entity, query, ports) : byAddress(entity, query, ports);
}

async function learners(entity: PersonEntity, query: string, { commands, refresh }: Ports): Promise<FindResult> {
  let isWhole = true;
  for (const input of learnerQueries(query)) {
    const outcome = await (entity === 'Apprenant'
      ? commands.call('Apprenant.list', input)
      : commands.call('selection/Apprenant.list', input));
    if (outcome.kind !== 'answered') return { kind: 'failed', failure: failureOf(outcome) };
    isWhole &&= outcome.answer.complete;
    const ids = idsIn(outcome.answer.rows);
    if (ids.length === 0) continue;
    await Promise.all(ids.map((of) => refresh({ entity, of })));
    return { kind: 'found', ids, isWhole };
  }
  return { ...nobody, isWhole };
}

/** The service has no other filter for applicants; by their name they are found in the list. */
async function byAddress(entity: PersonEntity, query: string, { commands, refresh }: Ports): Promise<FindResult> {
  if (!query.includes('@')) return nobody;
  const outcome = await commands.call('selection/Candidat.list', {
    filter: { eq: ['Mail/Adresse', query] },
    expand: ['Mail'],
  });
  if (outcome.kind !== 'answered') return { kind: 'failed', failure: failureOf(outcome) };
  const ids = idsIn(outcome.answer.rows);
  // By the address: a service may serve no single applicant (R3.4).
  if (ids.length > 0) await refresh({ entity, of: query, by: 'Mail/Adresse' });
  return { kind: 'found', ids, isWhole: outcome.answer.complete };
}

async function byNumber(entity: PersonEntity, query: string, { refresh, findByNumber }: Ports): Promise<FindResult> {
  const read = await findByNumber(entity, query);
  if (read.kind === 'unreachable') return { kind: 'failed', failure: read.failure };
  if (read.kind !== 'found') return nobody;
  await Promise.all(read.rows.filter(({ isFresh }) => isFresh).map(({ id: of }) => refresh({ entity, of })));
  return { kind: 'found', ids: read.rows.map(({ id }) => id), isWhole: true };
}

const failureOf = (outcome: {
  readonly kind: string;
  readonly failure?: { readonly kind: FailureKind };
}): FailureKind => outcome.failure?.kind ?? 'cancelled';

/** Ids are written as a number or as text (R5.4). */
const idsIn = (rows: readonly string[]): readonly string[] =>
  rows.slice(0, most).flatMap((row) => /^"?([1-9]\d*)"?$/u.exec(membersOf(row).get('Id') ?? '')?.slice(1) ?? []);

type Input = CallInput<'Apprenant.list'>;

/**
 * Looks up by address, code, or name and given names, compared as a whole (document: Apprenant); in either order, and
 * in capitals as schools write them.
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
  const isOneCase = text === text.toLocaleLowerCase('fr') || text === text.toLocaleUpperCase('fr');
  const written = (name: string): string => (isOneCase ? capitalised(name) : name);
  const cased = named.flatMap(
    ([name, given]) =>
      [
        [name.toLocaleUpperCase('fr'), written(given)],
        [written(name), written(given)],
        [name, given],
      ] as const,
  );
  const different = new Map(cased.map((pair) => [pair.join('\n'), pair]));
  return [...different.values()].map(([name, given]) => ({
    filter: { and: [{ eq: ['Nom', name] }, { eq: ['Prenoms', given] }] },
  }));
}

const capitalised = (name: string): string =>
  name.toLocaleLowerCase('fr').replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr'));
