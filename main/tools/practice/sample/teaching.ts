import { rawOf } from '#shared/json/rawJson.ts';
import { arrayOf } from '#shared/json/rawJson.ts';
import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { entryYear } from './days.ts';
import { addRow } from './sampleRows.ts';
import {
  agreementStates,
  agreementTypes,
  campuses,
  clientNatures,
  contractModes,
  funders,
  lessonSequenceId,
  programmeId,
  sequenceTypes,
  teacherTypes,
  tracks,
  workSequenceId,
} from './school.ts';
import type { Campus, Track } from './school.ts';

/** The year of this September, or of the last one. */
export const schoolYear = (today: string): number => entryYear(today) - 1;

/** Reference data of agreements, and of what is taught. */
export function addTeaching(store: Store, today: string): void {
  const named = {
    EtatConvention: Object.values(agreementStates),
    TypeConvention: Object.values(agreementTypes),
    NatureClient: Object.values(clientNatures),
    TypeSequence: Object.values(sequenceTypes),
    NatureContrat: contractModes,
    OrganismeFinanceur: funders,
    TypeEnseignant: teacherTypes,
  } as const;
  for (const [set, rows] of Object.entries(named)) {
    // keys of named
    for (const { id, name, code } of rows) addRow(store, set as keyof typeof named, { Id: id, Nom: name, Code: code });
  }
  for (const [index, { id, name }] of campuses.entries()) addTemplate(store, index + 1, `Accueil ${name}`, [id]);
  addTemplate(
    store,
    campuses.length + 1,
    'Tous les campus',
    campuses.map(({ id }) => id),
  );
  const year = schoolYear(today);
  for (const campus of campuses) {
    for (const track of tracks) {
      addSequences(store, campus, { track, year });
      addParcours(store, campus, { track, year });
    }
  }
  addTeacherTypes(store);
  addPlaces(store);
}

function addTemplate(store: Store, id: number, name: string, campusIds: readonly number[]): void {
  addRow(store, 'Template', { Id: id, Nom: name, Code: `MODELE_${id}` });
  addRow(store, 'TemplateAuthorizations', { Id: id }, { Ids: arrayOf(campusIds.map(rawOf)) });
}

function addSequences(store: Store, campus: Campus, { track, year }: { track: Track; year: number }): void {
  const programme = programmeId(campus, track);
  const work = tracks.indexOf(track) % 3 === 2 ? sequenceTypes.placement : sequenceTypes.workStudy;
  const kinds = [
    {
      id: lessonSequenceId(programme),
      type: sequenceTypes.lessons,
      label: `${track.name}, année ${year}-${year + 1}`,
      code: 'A',
    },
    {
      id: workSequenceId(programme),
      type: work,
      label: `${track.name}, ${work.name.toLowerCase()} ${year}-${year + 1}`,
      code: 'E',
    },
  ];
  for (const { id, type, label, code } of kinds) {
    addRow(store, 'Sequence', {
      Id: id,
      Nom: label,
      Code: `${track.code}-${campus.code}-${code}${year}`,
      LibelleExterne: label,
      LibellePeriode: `${year}-${year + 1}`,
      ProgrammeId: programme,
      TypeSequenceId: type.id,
      EtablissementId: campus.id,
      Debut: atSchool(`${year}-09-01`, '08:00'),
      Fin: atSchool(`${year + 1}-07-10`, '18:00'),
      DateJurySession1: atSchool(`${year + 1}-06-24`, '14:00'),
      DisplayPlanning: true,
      Credits: 60,
      Coefficient: 1,
      NoteMax: 20,
    });
  }
}

function addParcours(store: Store, campus: Campus, { track, year }: { track: Track; year: number }): void {
  const id = programmeId(campus, track);
  addRow(store, 'Parcours', {
    Id: id,
    ProgrammeId: id,
    Nom: `${track.name}, parcours en deux ans`,
    Code: `P-${track.code}-${campus.code}`,
  });
  for (const [index, start] of [year, year + 1].entries()) {
    addRow(store, 'ParcoursPeriode', {
      Id: id * 10 + index,
      ParcoursId: id,
      PeriodeId: start - 2000,
      AnneeScolaire: start,
      Nom: `${index === 0 ? '1re' : '2e'} année`,
      Code: `P-${track.code}-${campus.code}-${index + 1}`,
      LibellePeriode: `${start}-${start + 1}`,
      Debut: atSchool(`${start}-09-01`, '08:00'),
      Fin: atSchool(`${start + 1}-07-10`, '18:00'),
    });
  }
}

function addTeacherTypes(store: Store): void {
  for (const [index, teacher] of [...store.rows('Enseignant')].entries()) {
    const types = [teacherTypes[index % 2], ...(index % 3 === 0 ? [teacherTypes[2]] : [])];
    for (const type of types) {
      if (!type) continue;
      addRow(store, 'EnseignantType', {
        Id: Number(store.nextId('EnseignantType')),
        Nom: type.name,
        Code: type.code,
        EnseignantId: Number(teacher.id),
        TypeEnseignantId: type.id,
      });
    }
  }
}

const places = [
  ['LF-VIL', 'Atelier de Villeurbanne', '0691234K', '812 345 678 00014'],
  ['LF-STH', 'Plateau de Saint-Herblain', '0442211D', '812 345 678 00022'],
  ['LF-TOU', 'Halle de Tourcoing', '0597766P', '812 345 678 00030'],
] as const;

function addPlaces(store: Store): void {
  for (const [index, [code, label, uai, siret]] of places.entries()) {
    addRow(store, 'AutreLieuFormation', {
      Id: index + 1,
      Nom: label,
      Code: code,
      Libelle: label,
      AdresseId: 15_001 + index,
      PaysId: 1,
      Siret: siret,
      Uai: uai,
    });
  }
}
