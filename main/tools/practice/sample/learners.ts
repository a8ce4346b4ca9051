import { rawOf } from '#shared/json/rawJson.ts';
import { adultOn, atSchool } from '../schoolTime.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { addDays } from './days.ts';
import { decisionIds } from './files.ts';
import { firstNames, lastNames, loginOf } from './names.ts';
import { addMail, nameMembers } from './people.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, fileStates, lessonSequenceId, programmeId, tracks, workSequenceId } from './school.ts';
import type { Campus, PersonName, Track } from './school.ts';
import { schoolYear } from './teaching.ts';

/** A learner of the practice service. */
export interface Learner extends PersonName {
  readonly id: number;
  readonly code: string;
  readonly campus: Campus;
  readonly track: Track;
}

const learnersPerCampus = 30;
const firstLearnerId = 3001;

/** With enrolments and marks. Returns those who are not applicants too. */
export function addLearners(
  store: Store,
  random: Random,
  { today, evaluations }: { readonly today: string; readonly evaluations: readonly CourseEvaluation[] },
): readonly Learner[] {
  const names = newNames(store, random);
  const codeOf = (index: number): string => `${schoolYear(today)}-${String(index + 1).padStart(4, '0')}`;
  const learners = names.map((person, index) => {
    const campus = campuses[index % campuses.length] as Campus; // the remainder is within the campuses
    const track = random.pick(tracks);
    const { last, first, male } = person;
    const learner: Learner = { last, first, male, id: firstLearnerId + index, code: codeOf(index), campus, track };
    addPerson(store, random, { learner, index, today });
    addEnrolments(store, random, { learner, evaluations });
    return learner;
  });
  for (const learner of addReturning(store, { today, codeOf: (index) => codeOf(names.length + index) }))
    addEnrolments(store, random, { learner, evaluations });
  return learners;
}

function addPerson(
  store: Store,
  random: Random,
  { learner, index, today }: { learner: Learner; index: number; today: string },
): void {
  // One in ten is under 18, and has a legal representative (R4.1).
  const minor = index % 10 === 3;
  const days = minor ? random.whole(16 * 366, 18 * 365 - 30) : random.whole(18 * 366 + 10, 25 * 365);
  addRow(store, 'Apprenant', {
    ...nameMembers(learner),
    Id: learner.id,
    Code: learner.code,
    Login: loginOf(learner),
    MailId: addMail(store, `${loginOf(learner)}@etu.exemple.fr`),
    MobileId: 7601 + index,
    IndividuId: 12_001 + index,
    DateNaissance: atSchool(addDays(today, -days), '00:00'),
    Tuteur1Id: minor ? 13_001 + index : 0,
    NumeroIne: `${String(100_000_000 + index * 7919)}FK`,
    HasChosenRGPD: true,
  });
}

export interface CourseEvaluation {
  readonly courseId: number;
  readonly evaluationId: number;
}

const courseIdOf = (campus: Campus, track: Track, index: number): number => programmeId(campus, track) * 10 + index + 1;

/** Two evaluations of each course. */
export function addEvaluations(store: Store, today: string): readonly CourseEvaluation[] {
  const all: CourseEvaluation[] = [];
  for (const campus of campuses) {
    for (const track of tracks) {
      for (const [index, course] of track.courses.entries()) {
        for (const [at, name] of ['Contrôle continu', 'Examen'].entries()) {
          const courseId = courseIdOf(campus, track, index);
          const evaluationId = courseId * 10 + at + 1;
          addRow(store, 'Evaluation', {
            Id: evaluationId,
            CoursId: courseId,
            TypeEvaluationId: at + 1,
            Nom: `${course}, ${name.toLowerCase()}`,
            Code: `EV-${evaluationId}`,
            Ponderation: at === 0 ? 0.4 : 0.6,
            Duree: at + 1,
            NotesPubliees: at === 0,
            DateFinalisation: at === 0 ? atSchool(addDays(today, -10), '18:00') : null,
          });
          all.push({ courseId, evaluationId });
        }
      }
    }
  }
  return all;
}

export function addEnrolments(
  store: Store,
  random: Random,
  { learner, evaluations }: { learner: Learner; evaluations: readonly CourseEvaluation[] },
): void {
  const { id, campus, track } = learner;
  const programme = programmeId(campus, track);
  for (const sequence of [lessonSequenceId(programme), workSequenceId(programme)]) {
    addRow(store, 'InscriptionSequence', {
      Id: Number(store.nextId('InscriptionSequence')),
      ApprenantId: id,
      SequenceId: sequence,
      Nom: `${learner.last} ${learner.first}`,
      Code: learner.code,
      CreditMax: 60,
    });
  }
  for (const [index, course] of track.courses.entries()) {
    const enrolment = Number(store.nextId('InscriptionCours'));
    const courseId = courseIdOf(campus, track, index);
    addRow(store, 'InscriptionCours', {
      Id: enrolment,
      ApprenantId: id,
      CoursId: courseId,
      Nom: course,
      Code: `C-${courseId}`,
      Ponderation: 1,
      NbAbsencesJustifiees: random.whole(0, 2),
      NbAbsencesInjustifiees: random.whole(0, 1),
    });
    for (const { evaluationId } of evaluations.filter((evaluation) => evaluation.courseId === courseId)) {
      // -1.0: no mark entered. The examination is still to come.
      const marked = evaluationId % 10 === 1;
      addRow(store, 'ApprenantEvaluation', {
        Id: Number(store.nextId('ApprenantEvaluation')),
        IdApprenant: id,
        InscriptionCoursId: enrolment,
        EvaluationId: evaluationId,
        Nom: course,
        Code: `N-${evaluationId}`,
        Note: marked ? random.whole(12, 38) / 2 : -1,
      });
    }
  }
}

/** Names that no Mail of the sample has yet. */
function newNames(store: Store, random: Random): readonly PersonName[] {
  const taken = new Set([...store.rows('Candidat')].map((row) => row.members.get('Login')));
  const chosen = new Map<string, PersonName>();
  while (chosen.size < learnersPerCampus * campuses.length) {
    const { first, male } = random.pick(firstNames);
    const person = { last: random.pick(lastNames), first, male };
    const login = loginOf(person);
    if (!taken.has(rawOf(login))) chosen.set(login, person);
  }
  return [...chosen.values()];
}

/** How many learners of this year apply for the next one. */
export const returningCount = 8;
const daysToDecide = 30;

/**
 * Learners with their file of the year before: same Individu (R3.1), another file for the coming year. `codeOf` gives
 * the Code.
 */
function addReturning(
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
