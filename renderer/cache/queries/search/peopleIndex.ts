import { Fields } from '#cache/pages/fields.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { isPhone, phoneDigits } from '#shared/text/phone.ts';
import { lastName } from '../labels.ts';
import type { Rows } from '../rows.ts';
import { RowIndex } from './rowIndex.ts';
import type { IndexedWords } from './textIndex.ts';

/**
 * The datasets that are searched for people. Applicants come first: their names are among the words of their
 * applications.
 */
export const peopleKinds = [...personEntities, 'Dossier'] as const satisfies readonly EntityName[];
export type PeopleKind = (typeof peopleKinds)[number];

/** Applicants, learners and applications by name, number, code and e-mail address. */
export class PeopleIndex extends RowIndex<PeopleKind> {
  constructor(rows: Rows) {
    super(rows, peopleKinds, {
      words: (kind, row) => (kind === 'Dossier' ? applicationWords(rows, row) : { words: personWords(kind, row) }),
      owned: ['Candidat', 'Dossier'],
    });
  }
}

function applicationWords(rows: Rows, application: Fields): IndexedWords {
  const owner = application.id('CandidatId');
  const applicant = owner === null ? undefined : rows.current('Candidat', owner);
  const words = applicant === undefined ? [] : personWords('Candidat', new Fields(applicant));
  const phones = application.textsIn('Parametres', 'Valeur').filter(isPhone);
  return {
    words: [
      ...words,
      application.text('Numero'),
      application.text('Nom'),
      application.text('ReferenceCRM'),
      ...phones,
      ...phones.map(phoneDigits),
    ],
    owner,
  };
}

/** Each name once, the one that the list shows first: it sorts the list. */
function personNames(kind: PersonEntity, person: Fields): readonly string[] {
  const others = ['Prenoms', 'Nom', 'NomUsage', 'PrenomUsage', 'NomJeuneFille'].map((field) => person.text(field));
  return [...new Set([lastName(kind, person), ...others])].filter((name) => name !== '');
}

function personWords(kind: PersonEntity, person: Fields): readonly string[] {
  const numbers = new Set([person.text('Numero'), person.text('Code')]);
  return [...personNames(kind, person), ...numbers, person.textWithin('Mail', 'Adresse')].filter((word) => word !== '');
}
