import { applicationFacts, personWords } from '#cache/pages/readAhead.ts';
import type { RowText } from '#cache/pages/readAhead.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { Rows } from '../rows.ts';
import { RowIndex } from './rowIndex.ts';
import type { IndexedWords } from './textIndex.ts';

export const peopleKinds = [...personEntities, 'Dossier'] as const satisfies readonly EntityName[];
export type PeopleKind = (typeof peopleKinds)[number];

/** Applicants, learners and applications by name, number, code and e-mail address. */
export class PeopleIndex extends RowIndex<PeopleKind> {
  constructor(rows: Rows) {
    super(rows, peopleKinds, {
      words: (kind, row) => (kind === 'Dossier' ? applicationWords(rows, row) : personWords(row, kind)),
      // The names of applicants are among the words of their applications.
      owners: { Dossier: 'Candidat' },
    });
  }
}

function applicationWords(rows: Rows, row: RowText): IndexedWords {
  const { applicantId: owner, words } = applicationFacts(row);
  const text = owner === null ? undefined : rows.current('Candidat', owner);
  if (owner === null || text === undefined) return { words, owner };
  const stored = rows.memory.dataset('Candidat')?.row(owner);
  const applicant = personWords(stored?.text === text ? stored : { text }, 'Candidat');
  return { words: applicant.words.trimEnd() + words, owner };
}
