import { addDays, mondayOf } from '#main/tools/practice/sample/days.ts';
import { sampleStore } from '#main/tools/practice/sample/index.ts';
import { addMail } from '#main/tools/practice/sample/people.ts';
import { addRow } from '#main/tools/practice/sample/sampleRows.ts';
import {
  agentIds,
  campuses,
  eventTypes,
  fileStates,
  pathId,
  programmeId,
  tracks,
} from '#main/tools/practice/sample/school.ts';
import { atSchool } from '#main/tools/practice/schoolTime.ts';
import type { SetName } from '#main/tools/practice/sets/setNames.ts';
import { integerOf, textOf } from '#main/tools/practice/store/row.ts';
import type { Store } from '#main/tools/practice/store/store.ts';
import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import { variedNames } from '../people.ts';

/** The largest school that Carnet is made for, at ×16; ×1 is a sixteenth of it. */
const atSixteen = { Planification: 100_000, Candidat: 50_000, Dossier: 20_000, Directory: 5_000 } as const;

/** Nine events in ten are on the campus that is shown; so its week has 56 events at ×1 and 900 at ×16. */
const weeks = 100;
const shownCampusShare = 0.9;

/** The sample campus around `today`, filled up to a school of the given size. */
export function largeSchool(size: number, today: string): Store {
  const store = sampleStore({ seed: 7, today, weeks: { first: 0, last: 0 } });
  const missing = (set: keyof typeof atSixteen): number =>
    Math.max(0, Math.round((atSixteen[set] * size) / 16) - [...store.rows(set)].length);
  const names = variedNames(atSixteen.Candidat);
  addEvents(store, missing('Planification'), today, names);
  const applicants = addApplicants(store, missing('Candidat'), names);
  addApplications(store, missing('Dossier'), today, applicants);
  addFolders(store, missing('Directory'), today, names);
  return store;
}

const lastId = (store: Store, set: SetName): number =>
  [...store.rows(set)].reduce((last, { members }) => Math.max(last, Number(integerOf(members, 'Id'))), 0);
const nameAt = (names: readonly string[], index: number): readonly string[] =>
  (names[index % names.length] ?? '').split(' ');
const digits = (value: number): string => String(value).padStart(2, '0');

function addEvents(store: Store, count: number, today: string, names: readonly string[]): void {
  const first = lastId(store, 'Planification') + 1;
  const monday = mondayOf(today);
  const types = Object.values(eventTypes);
  for (let index = 0; index < count; index += 1) {
    const campus = campuses[index % 10 < shownCampusShare * 10 ? 0 : 1 + (index % 2)] ?? campuses[0];
    const track = tracks[index % tracks.length];
    if (!campus || !track) throw new Error('the sample has no campus');
    // Neighbours in the list are weeks apart: the service’s order says nothing about time (R5.3).
    const week = ((index * 7919) % weeks) - weeks / 2;
    const nth = Math.floor(index / weeks);
    const day = addDays(monday, 7 * week + (nth % 5));
    const start = 8 * 60 + ((nth * 37 + index) % 20) * 30;
    const end = start + 30 + 15 * (nth % 4);
    const [last = '', given = ''] = nameAt(names, index);
    const teacher = campus.teachers[index % campus.teachers.length];
    addRow(
      store,
      'Planification',
      {
        Id: first + index,
        Nom: `${last} ${given}`,
        Enseignants: `${teacher?.last} ${teacher?.first}`,
        EntiteJuridiqueId: campus.id,
        TypePlanificationId: types[index % types.length]?.id ?? 0,
        ProgrammeId: programmeId(campus, track),
        Debut: atSchool(day, `${digits(Math.floor(start / 60))}:${digits(start % 60)}`),
        Fin: atSchool(day, `${digits(Math.floor(end / 60))}:${digits(end % 60)}`),
        DateSynchronisation: atSchool(addDays(today, -1), '23:30'),
        Annule: false,
        Realise: false,
      },
      {
        Salle: rawOf(campus.rooms[index % campus.rooms.length] ?? ''),
        Remarque: rawOf('Convocation envoyée. '.repeat(5)),
      },
    );
  }
}

interface Applicant {
  readonly id: number;
  readonly numero: string;
  readonly name: string;
}

function addApplicants(store: Store, count: number, names: readonly string[]): readonly Applicant[] {
  const first = lastId(store, 'Candidat') + 1;
  return Array.from({ length: count }, (_, index) => {
    const [last = '', given = ''] = nameAt(names, index);
    const id = first + index;
    const numero = `C${String(10_000 + index).padStart(6, '0')}`;
    const mail = `${given}.${last}.${index}@exemple.fr`.toLowerCase();
    addRow(store, 'Candidat', {
      Id: id,
      Nom: last,
      NomUsage: last,
      Prenoms: given,
      PrenomUsage: given,
      Numero: numero,
      Code: numero,
      Login: `l${id}`,
      Password: 'x'.repeat(32),
      MailId: addMail(store, mail),
      MobileId: 100_000 + index,
      IndividuId: 200_000 + index,
      CiviliteId: 1 + (index % 2),
      GenreMale: index % 2 === 0,
      VilleNaissance: 'Vénissieux',
      DateNaissance: atSchool(`2007-${digits(1 + (index % 12))}-${digits(1 + (index % 28))}`, '00:00'),
      CanalAcquisitionId: 1 + (index % 6),
    });
    return { id, numero, name: `${last} ${given}` };
  });
}

const states = Object.values(fileStates);
const customFields = ['NOTE_ENTRETIEN', 'AVIS_JURY', 'NIVEAU_ANGLAIS', 'ALTERNANCE', 'SALLE', 'PORTABLE', 'ARRIVEE'];

/** One application in fifty has an interview, most of them on other days than today. */
function addApplications(store: Store, count: number, today: string, applicants: readonly Applicant[]): void {
  const first = lastId(store, 'Dossier') + 1;
  const [campus] = campuses;
  if (!campus) throw new Error('the sample has no campus');
  const parametres = arrayOf(
    customFields.map((code) =>
      objectOf([
        ['Id', rawOf(0)],
        ['Code', rawOf(code)],
        ['Valeur', rawOf('À voir')],
      ]),
    ),
  );
  for (let index = 0; index < count; index += 1) {
    const applicant = applicants[index % applicants.length];
    const track = tracks[index % tracks.length];
    if (!applicant || !track) throw new Error('no applicant has an application');
    const day = addDays(today, (Math.floor(index / 50) % 200) - 100);
    addRow(
      store,
      'Dossier',
      {
        Id: first + index,
        Nom: `${applicant.name} - ${track.name}, rentrée 2027`,
        Code: applicant.numero,
        Numero: `${applicant.numero}-1`,
        AffaireId: 180_001 + index,
        CandidatId: applicant.id,
        SessionRecrutementId: pathId(campus, track, 2027),
        EtatCandidatureId: states[index % states.length]?.id ?? 0,
        AgentId: agentIds(campus)[index % 2] ?? null,
        DateDebut: atSchool(addDays(today, -90), '09:12'),
        CreneauLibre: index % 50 === 0 ? atSchool(day, '10:30') : null,
        PourcentageAvancement: 80,
        AnneeBac: '2025',
        SpecialiteBac: 'Générale',
        EtablissementBac: 'Lycée Marcel-Sembat',
      },
      { Parametres: parametres },
    );
  }
}

/** In the top of the share, where the first start receives them. */
function addFolders(store: Store, count: number, today: string, names: readonly string[]): void {
  const root = [...store.rows('Directory')].find(({ members }) => !textOf(members, 'Path').includes('\\'));
  if (!root) throw new Error('the sample has no share');
  for (let index = 0; index < count; index += 1) {
    const [last = '', given = ''] = nameAt(names, index);
    const name = `${last} ${given} (C${String(10_000 + index).padStart(6, '0')})`;
    addRow(store, 'Directory', {
      Streamid: `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
      Id: Number(store.nextId('Directory')),
      Name: name,
      Path: `${textOf(root.members, 'Path')}\\${name}`,
      Isdirectory: true,
      Creation_time: atSchool(addDays(today, -200), '09:10'),
      Update_time: atSchool(addDays(today, -20), '14:24'),
    });
  }
}
