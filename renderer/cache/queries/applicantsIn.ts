import { addressKey, joinedWords } from '#shared/text/fold.ts';
import { familyOf, nameRotations, nameWords } from '#shared/text/people.ts';
import { namesWhen } from '#shared/text/when/words.ts';
import { forApplicationViews } from './applications.ts';
import { personName } from './labels.ts';
import type { Live } from './live.ts';
import { liveQuery } from './liveQuery.ts';
import { forPeople } from './people.ts';
import type { ApplicationView, PersonRowView } from './views.ts';

export interface ApplicantNamed {
  readonly id: string;
  /** NOM Prénom. */
  readonly name: string;
  readonly said: string;
  readonly applications: readonly ApplicationView[];
}

const most = 20;
/** Of one word: it may be the family name of the last of those whose first name begins with it. */
const mostOfWord = 2000;
/** No name has more words. */
const mostWords = 6;
const needs = [...new Set([...forPeople, ...forApplicationViews])];

/** Known numbers, addresses and names in a text, those like a month or day (« Avril ») too. */
export const namesIn = (live: Live, text: string) => ({
  numbers: numbered(live, text).map(({ said }) => said),
  words: nameWords(text).flatMap(({ letters }) => (namesWhen.test(letters) && isOfName(live, letters) ? letters : [])),
});
export const useNamesIn = liveQuery(needs, namesIn);

/** The bearer of a number or address, else of the longest run of words that is a name. Folded as for clashes. */
export function applicantsIn(live: Live, text: string): readonly ApplicantNamed[] {
  const certain = numbered(live, text);
  return certain.length > 0 ? certain : named(live, text);
}
export const useApplicantsIn = liveQuery(needs, applicantsIn);

function numbered(live: Live, text: string): readonly ApplicantNamed[] {
  const pieces = text.split(/[\s,;]+/u).filter((piece) => /@|\d.*\d/u.test(piece));
  return pieces.flatMap((said) => {
    const isIt = ({ number, mail }: PersonRowView): boolean =>
      joinedWords(number) === joinedWords(said) || (mail !== null && addressKey(mail) === addressKey(said));
    const people = live.people.lines('Candidat', live.people.find('Candidat', said, most).ids).filter(isIt);
    if (people.length > 0) return people.map((person) => withApplications(live, person, said));
    return live.people
      .find('Dossier', said, most)
      .ids.flatMap((id) => live.applications.one(id) ?? [])
      .filter(({ numero }) => numero !== '' && joinedWords(numero) === joinedWords(said))
      .map((application) => ({
        id: application.applicantId,
        name: application.applicantName,
        said,
        applications: [application],
      }));
  });
}

function named(live: Live, text: string): readonly ApplicantNamed[] {
  const words = nameWords(text);
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const found = words.slice(0, words.length - length + 1).flatMap(({ from }, at) => {
      const run = words.slice(at, at + length);
      const said = text.slice(from, run.at(-1)?.to);
      const letters = run.map((word) => word.letters).join('');
      if (letters.length < 2) return [];
      const ids = live.people.find('Candidat', said, mostOfWord).ids.filter((id) => isNamed(live, id, letters));
      return live.people.lines('Candidat', ids).map((person) => withApplications(live, person, said));
    });
    if (found.length > 0) return [...new Map(found.map((each) => [each.id, each])).values()];
  }
  return [];
}

const isOfName = ({ people }: Live, letters: string): boolean =>
  people
    .lines('Candidat', people.find('Candidat', letters, mostOfWord).ids)
    .some(({ name }) => nameWords(name).some((word) => word.letters === letters));

function isNamed({ people }: Live, id: string, letters: string): boolean {
  const row = people.row('Candidat', id);
  const name = row ? personName('Candidat', row.fields) : '';
  return nameRotations(name).has(letters) || familyOf(name) === letters;
}

const withApplications = (
  { people, applications }: Live,
  { id, name }: PersonRowView,
  said: string,
): ApplicantNamed => ({
  id,
  name,
  said,
  applications: people.person('Candidat', id).applications.flatMap((each) => applications.one(each.id) ?? []),
});
