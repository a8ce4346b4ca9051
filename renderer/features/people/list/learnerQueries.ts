import type { CallInput } from '#shared/ipc/call.ts';

type Input = CallInput<'Apprenant.list'>;

/**
 * How the service may be asked for the learner that a person typed: by address, by code, or by name and given names, which
 * it compares whole (document: Apprenant). Names come in either order, and are kept in capitals by many schools.
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
