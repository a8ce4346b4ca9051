import { describeEntity } from '#shared/entities/index.ts';
import { isHidden } from '#shared/entities/readOnly.ts';
import { groups } from '../fields/groups.ts';

/** The members that a list shows until the user chooses others; all of the entity can be chosen. */
export const usual = {
  SessionRecrutement: ['Nom', 'Code', 'ProgrammeId', 'Debut', 'Fin'],
  Sequence: ['Code', 'TypeSequenceId', 'ProgrammeId', 'Debut', 'Fin', 'Credits'],
  Parcours: ['Code', 'ProgrammeId'],
  Enseignant: ['Nom', 'Prenoms', 'Discipline', 'EntiteJuridiqueId', 'Profession', 'Code'],
  Agent: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'Fonction', 'Actif'],
  AutreLieuFormation: ['Libelle', 'Code', 'Uai', 'Siret', 'PaysId'],
  ReferenceExterne: ['Type', 'IdObjet', 'Reference', 'Nom', 'DateMAJ', 'CRC'],
} as const satisfies Readonly<Record<keyof typeof groups, readonly string[]>>;

const every = (entity: keyof typeof groups): readonly string[] =>
  groups[entity].flatMap(({ fields }) =>
    fields.flatMap(({ field }) => (isHidden(describeEntity(entity), field) ? [] : [field])),
  );

/** Every member that has a text, in the order of the page's groups. */
export const fieldsOf = {
  SessionRecrutement: every('SessionRecrutement'),
  Sequence: every('Sequence'),
  Parcours: every('Parcours'),
  Enseignant: every('Enseignant'),
  Agent: every('Agent'),
  AutreLieuFormation: every('AutreLieuFormation'),
  ReferenceExterne: every('ReferenceExterne'),
} as const satisfies Readonly<Record<keyof typeof groups, readonly string[]>>;
