import { rawOf } from '#shared/json/rawJson.ts';
import { adultOn, atSchool } from '../schoolTime.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { addDays } from './days.ts';
import { decisionIds } from './files.ts';
import type { Learner } from './learner.ts';
import { addRow } from './sampleRows.ts';
import { campuses, fileStates, programmeId, tracks } from './school.ts';

/** How many learners of this year apply for the next one. */
export const returningCount = 8;
const daysToDecide = 30;

/**
 * Applicants who were admitted with their file of the year before: learners now, of the same Individu (R3.1), with
 * another file for the coming year. `codeOf` gives the Code of each.
 */
export function addReturning(
  store: Store,
  { today, codeOf }: { today: string; codeOf: (index: number) => string },
): readonly Learner[] {
  const before = [...store.rows('Dossier')]
    .filter(({ members }) => textOf(members, 'Numero').endsWith('-2'))
    .slice(0, returningCount);
  return before.map((file, index) => {
    admit(store, file);
    return addLearnerOf(store, file, { code: codeOf(index), today, index });
  });
}

function admit(store: Store, { members }: Row): void {
  const decided = addDays(textOf(members, 'DateDebut').slice(0, 10), daysToDecide);
  const after = {
    EtatCandidatureId: fileStates.admitted.id,
    DecisionId: decisionIds.admitted,
    DateDecision: atSchool(decided, '17:00'),
    PourcentageAvancement: 100,
  };
  store.put(
    'Dossier',
    new Map([...members, ...Object.entries(after).map(([name, value]) => [name, rawOf(value)] as const)]),
  );
}

/** The learner of the applicant, under the same Id: members that both have are equal. */
function addLearnerOf(
  store: Store,
  file: Row,
  { code, today, index }: { code: string; today: string; index: number },
): Learner {
  const applicant = existing(store.row('Candidat', integerOf(file.members, 'CandidatId')));
  const path = existing(store.row('SessionRecrutement', integerOf(file.members, 'SessionRecrutementId')));
  const programme = integerOf(path.members, 'ProgrammeId');
  const taught = campuses
    .flatMap((campus) => tracks.map((track) => ({ campus, track })))
    .find(({ campus, track }) => String(programmeId(campus, track)) === programme);
  const shared = Object.fromEntries(
    [
      'Nom',
      'Prenoms',
      'NomUsage',
      'PrenomUsage',
      'GenreMale',
      'CiviliteId',
      'Login',
      'MailId',
      'MobileId',
      'IndividuId',
      'VilleNaissance',
      'DateNaissance',
      'HasChosenRGPD',
    ].map((name) => [name, existing(applicant.members.get(name))]),
  );
  const adult = adultOn(textOf(applicant.members, 'DateNaissance'), Date.parse(`${today}T00:00:00Z`));
  const id = Number(applicant.id);
  addRow(store, 'Apprenant', { Id: id, Code: code, Tuteur1Id: adult ? 0 : 13_901 + index }, shared);
  return {
    ...existing(taught),
    id,
    code,
    last: textOf(applicant.members, 'Nom'),
    first: textOf(applicant.members, 'Prenoms'),
    male: applicant.members.get('GenreMale') === 'true',
  };
}

function existing<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the sample refers to a row that it does not contain');
  return part;
}
