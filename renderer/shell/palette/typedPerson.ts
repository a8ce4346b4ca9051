import { fold } from '#shared/text/fold.ts';

const beginnings = new Set(['nouveau', 'nouvelle', 'nouvel', 'creer', 'ajouter', 'new', 'create', 'add']);
const kinds = new Set(['personne', 'candidat', 'candidate', 'candidature', 'person', 'applicant']);

/** « nouvelle personne Jean Martin »: given name first, or capitals as the last name. Else null. */
export function typedPerson(query: string) {
  const words = query.trim().split(/\s+/u);
  const [beginning = '', kind = ''] = fold(query).split(' ');
  const name = words.slice(2);
  if (!beginnings.has(beginning) || !kinds.has(kind) || name.length === 0) return null;
  if (!name.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word))) return null;
  const isCapital = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toLocaleUpperCase('fr');
  const capitals = name.filter(isCapital);
  const isMixed = capitals.length > 0 && capitals.length < name.length;
  const [last, first] = isMixed
    ? [capitals, name.filter((word) => !isCapital(word))]
    : name.length === 1
      ? [name, []]
      : [name.slice(1), name.slice(0, 1)];
  return { lastName: last.join(' '), firstName: first.join(' ') };
}
