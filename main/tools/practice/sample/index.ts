import type { Proposal } from '#shared/ipc/proposal.ts';
import { arrayOf, rawOf } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { atSchool, noInstant } from '../schoolTime.ts';
import { Store } from '../store/store.ts';
import { addAgreements } from './agreements.ts';
import { addCalendar } from './calendar.ts';
import { addDays, allWeeks, entryYear } from './days.ts';
import type { Weeks } from './days.ts';
import { addFees, addFiles, decisionIds, parametresOf } from './files.ts';
import { addFolders } from './folderTree.ts';
import { addEnrolments, addEvaluations, addLearners } from './learners.ts';
import type { CourseEvaluation, Learner } from './learners.ts';
import { firstNames, lastNames, loginOf } from './names.ts';
import { addApplicants, addMail, addStaff } from './people.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, eventTypes, fileStates, pathId, programmeId, schoolName, shareName, tracks } from './school.ts';
import type { PersonName } from './school.ts';
import { interviewSlots } from './slots.ts';
import { addTeaching } from './teaching.ts';

export interface SampleOptions {
  readonly seed: number;
  /** YYYY-MM-DD */
  readonly today: string;
  /** The weeks that have lessons, juries and meetings; interviews are in all. Default: all. */
  readonly weeks?: Weeks;
  readonly groupId?: Differences['groupId'];
  readonly rootGuid?: Differences['rootGuid'];
  readonly ownMembers?: Differences['ownMembers'];
}

const made = new Map<string, Store>();

/**
 * Around `today` (YYYY-MM-DD). One seed and day give the same text: made once in a process, as it takes most of a
 * start.
 */
export function sampleStore(options: SampleOptions): Store {
  const key = JSON.stringify(options);
  const sample = made.get(key) ?? makeSample(options);
  made.set(key, sample);
  return sample.copy();
}

function makeSample(options: SampleOptions): Store {
  const { seed, today, weeks = allWeeks, groupId = 'guid', rootGuid = 'yes', ownMembers = 'no' } = options;
  const store = new Store();
  const random = (area: string) => randomFrom(seed, area);
  const rootStreamid = random('share').guid();
  addReferences(store, today, rootGuid === 'yes' ? rootStreamid : '');
  addStaff(store);
  const applicants = addApplicants(store, random('applicants'), today);
  const slots = interviewSlots(random('slots'), today);
  const files = addFiles(store, random('files'), { applicants, slots, today, ownMembers });
  addCalendar(store, random('calendar'), { ...files, today, weeks, groupId, ownMembers });
  addFolders(store, random('folders'), { today, rootStreamid });
  addTeaching(store, today);
  const evaluations = addEvaluations(store, today);
  const learners = addLearners(store, random('learners'), { today, evaluations });
  addAgreements(store, random('agreements'), { learners, today });
  addFees(store, today);
  addAccounts(store, { learners, today });
  addSelection(store, random('selection'), { today, evaluations });
  return store;
}

/** The meaning of the sample's custom fields, and the names of ids that the interface does not list (R3.4). */
export const sampleProposal: Proposal = {
  fieldMapping: {
    arrived: 'ARRIVEE',
    absent: 'ABSENT',
    done: 'ENTRETIEN_FAIT',
    room: 'SALLE',
    missingPieces: 'PIECES_MANQUANTES',
    interviewNote: 'NOTE_ENTRETIEN',
    phone: 'PORTABLE',
  },
  idLabels: {
    Decision: Object.fromEntries(
      Object.entries(decisionIds).map(([state, id]) => [id, fileStates[state as keyof typeof decisionIds].name]),
    ), // entries forgets the keys
    Civilite: { 1: 'Monsieur', 2: 'Madame' },
    CanalAcquisition: {
      1: 'Salon de l’étudiant',
      2: 'Portes ouvertes',
      3: 'Site de l’école',
      4: 'Forum d’orientation',
      5: 'Réseaux sociaux',
      6: 'Recommandation',
    },
  },
};

/** Accounts of the agents with the campus they may see, one disabled account, and references of other systems. */
function addAccounts(store: Store, { learners, today }: { learners: readonly Learner[]; today: string }): void {
  for (const campus of campuses) {
    for (const [index, person] of campus.agents.entries())
      addUser(store, { person, campusId: campus.id, active: index === 0, today });
  }
  for (const learner of learners.slice(0, 30)) {
    addRow(store, 'ReferenceExterne', {
      Id: Number(store.nextId('ReferenceExterne')),
      Nom: learner.code,
      Reference: `SI-${learner.id}`,
      Type: 'SCOLARITE.APPRENANT',
      IdObjet: learner.id,
      CRC: '',
      DateMAJ: atSchool(addDays(today, -7), '23:30'),
    });
  }
}

function addUser(
  store: Store,
  { person, campusId, active, today }: { person: PersonName; campusId: number; active: boolean; today: string },
): void {
  const id = Number(store.nextId('User'));
  const created = atSchool(addDays(today, -200 - id), '09:00');
  addRow(store, 'User', {
    Id: id,
    Nom: person.last,
    Prenom: person.first,
    Login: loginOf(person),
    Mail: `${loginOf(person)}@ecole.exemple.fr`,
    DateCreation: created,
    DateModification: created,
    DateSuppression: noInstant,
    ProfilUser: active ? 2 : 4,
    Actif: active,
    TypeAuthentification: 'Standalone',
  });
  addRow(store, 'UserAuthorizations', { Id: id }, { Ids: arrayOf([rawOf(campusId)]) });
}

/** Campuses, event types, file states, programmes, admission paths, and the instance that names the share. */
function addReferences(store: Store, today: string, rootStreamid: string): void {
  addRow(store, 'Instance', {
    Id: 1,
    Nom: schoolName,
    Code: 'SEVIGNE',
    ShareName: shareName,
    RootStreamid: rootStreamid,
  });
  for (const { id, name, code } of campuses) addRow(store, 'EntiteJuridique', { Id: id, Nom: name, Code: code });
  for (const { id, name, code } of Object.values(eventTypes)) {
    addRow(store, 'TypePlanification', { Id: id, Nom: name, Code: code });
  }
  for (const { id, name, code } of Object.values(fileStates)) {
    addRow(store, 'EtatCandidature', { Id: id, Nom: name, Code: code });
  }
  for (const campus of campuses) {
    for (const track of tracks) {
      addRow(store, 'Programme', {
        Id: programmeId(campus, track),
        Nom: track.name,
        Code: `${track.code}-${campus.code}`,
        EntiteJuridiqueId: campus.id,
      });
    }
  }
  const year = entryYear(today);
  for (const entry of [year - 1, year]) addPaths(store, entry);
}

function addPaths(store: Store, year: number): void {
  for (const campus of campuses) {
    for (const track of tracks) {
      addRow(store, 'SessionRecrutement', {
        Id: pathId(campus, track, year),
        Nom: `${track.name}, rentrée ${year}`,
        Code: `${track.code}-${campus.code}-${year}`,
        LibelleExterne: `${track.name} à ${campus.name.replace('Campus ', '')}`,
        CodesPieces: 'CV;LETTRE;IDENTITE;BULLETINS;RELEVE_BAC',
        LibellePeriodeRentree: `Rentrée de septembre ${year}`,
        ProgrammeId: programmeId(campus, track),
        PeriodeRentreeId: year - 2000,
        Debut: atSchool(`${year - 1}-10-01`, '08:00'),
        Fin: atSchool(`${year}-08-31`, '18:00'),
        DebutPeriodeRentree: atSchool(`${year}-09-01`, '08:00'),
        FinPeriodeRentree: atSchool(`${year}-10-15`, '18:00'),
        Payant: true,
        Frais: 80,
      });
    }
  }
}

const applicantCount = 24;
const learnerCount = 12;
/** The first numbers of the plain sample too: the same number is another person here (R1.5). */
const firstApplicantId = 2001;
const firstLearnerId = 3001;
const firstNumero = 90_101;
const firstFileId = 5001;
/** Before those of the plain files: both contexts number their billing cases in one series. */
const firstCase = 79_001;

/** The people of the Selection context, with enrolments and marks of their own. */
function addSelection(
  plain: Store,
  random: Random,
  { today, evaluations }: { readonly today: string; readonly evaluations: readonly CourseEvaluation[] },
): void {
  const store = plain.selection;
  const names = namesOf(random);
  for (const [index, person] of names.entries()) {
    const numero = `C${String(firstNumero + index)}`;
    const isLearner = index >= applicantCount;
    const shared = {
      ...namesIn(person),
      Login: loginOf(person),
      MailId: addMail(store, `${loginOf(person)}@selection.exemple.fr`),
      IndividuId: 15_001 + index,
      HasChosenRGPD: random.chance(0.5),
    };
    const [campus, track] = [random.pick(campuses), random.pick(tracks)];
    if (!isLearner) {
      const born = `${entryYear(today) - random.whole(18, 22)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`;
      addRow(store, 'Candidat', {
        ...shared,
        Id: firstApplicantId + index,
        Numero: numero,
        Code: numero,
        DateNaissance: atSchool(born, '00:00'),
        CanalAcquisitionId: random.whole(1, 6),
      });
      addRow(
        store,
        'Dossier',
        {
          Id: firstFileId + index,
          Nom: `${person.last} ${person.first}`,
          Code: numero,
          Numero: `${numero}-1`,
          AffaireId: firstCase + index,
          CandidatId: firstApplicantId + index,
          SessionRecrutementId: pathId(campus, track, entryYear(today)),
          EtatCandidatureId: fileStates.complete.id,
          DateDebut: atSchool(addDays(today, -random.whole(5, 40)), '09:12'),
          PourcentageAvancement: 100,
        },
        { Parametres: parametresOf({ NOTE_ENTRETIEN: '', AVIS_JURY: '' }) },
      );
      continue;
    }
    const at = index - applicantCount;
    const learner: Learner = { ...person, campus, track, id: firstLearnerId + at, code: numero };
    addRow(store, 'Apprenant', {
      ...shared,
      Id: learner.id,
      Numero: numero,
      Code: numero,
      DateNaissance: atSchool(addDays(today, -random.whole(19 * 366, 25 * 365)), '00:00'),
    });
    addEnrolments(store, random, { learner, evaluations });
  }
}

const namesIn = ({ last, first, male, birth }: Named) => ({
  Nom: birth,
  NomUsage: last,
  Prenoms: first,
  PrenomUsage: first,
  GenreMale: male,
  CiviliteId: male ? 1 : 2,
});

interface Named extends PersonName {
  readonly birth: string;
}

function namesOf(random: Random): readonly Named[] {
  const chosen = new Map<string, Named>();
  while (chosen.size < applicantCount + learnerCount) {
    const { first, male } = random.pick(firstNames);
    const last = random.pick(lastNames);
    const person = { last, first, male, birth: random.chance(1 / 3) ? random.pick(lastNames) : last };
    chosen.set(loginOf(person), person);
  }
  return [...chosen.values()];
}
