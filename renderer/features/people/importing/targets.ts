import { fieldsOf } from '#forms/fields/groups.ts';
import { fieldKind, isEditable } from '#intents/fields.ts';
import { idListOf } from '#shared/entities/idLists.ts';

export type TargetKind =
  | 'text'
  | 'flag'
  | 'number'
  | 'day'
  | 'instant'
  /** A day and an hour, or a day whose hour another column holds. */
  | 'interview'
  | 'hour'
  | 'mail'
  /** The name or number of a row to choose from. */
  | 'reference';

export interface Target {
  /** `Candidat.Nom`, `Mail.Adresse`, `Parametres.CODE`; `hour`. */
  readonly id: string;
  readonly entity: 'Candidat' | 'Mail' | 'Dossier';
  /** The member, or the Code of a custom field. */
  readonly field: string;
  readonly kind: TargetKind;
  readonly isCustom?: true;
}

export const required = ['Candidat.Nom', 'Candidat.Prenoms', 'Mail.Adresse'] as const;
/** What may be chosen once for all lines. */
export const common = ['Dossier.SessionRecrutementId', 'Dossier.EtatCandidatureId', 'Dossier.AgentId'] as const;
export const hourId = 'hour';
export const interviewId = 'Dossier.CreneauLibre';

const target = (id: string, kind: TargetKind): Target => {
  const [entity, field] = id.split('.') as [Target['entity'], string]; // as the ids are written
  return { id, entity, field, kind };
};

const first: readonly Target[] = [
  target('Candidat.Nom', 'text'),
  target('Candidat.Prenoms', 'text'),
  target('Mail.Adresse', 'mail'),
  target('Candidat.DateNaissance', 'day'),
  ...common.map((key) => target(key, 'reference')),
  target(interviewId, 'interview'),
  { ...target(interviewId, 'hour'), id: hourId },
];

/** Every other member that a form of the person or of the application may change, as far as a cell can hold it. */
const others: readonly Target[] = (['Candidat', 'Dossier'] as const).flatMap((entity) =>
  fieldsOf(entity).flatMap((field): readonly Target[] => {
    const id = `${entity}.${field}`;
    const kind = fieldKind(entity, field);
    if (!isEditable(entity, field) || field === 'CandidatId' || first.some((other) => other.id === id)) return [];
    // A record of its own has no name that a cell could hold.
    return kind === 'reference' && idListOf(field) === undefined ? [] : [target(id, kind)];
  }),
);

export const withDays = new Set<TargetKind>(['day', 'instant', 'interview']);

/** All of them, the usual ones first; `codes`: of the custom fields that are known here. */
export const targetsFor = (codes: readonly string[]): readonly Target[] => [
  ...first,
  ...others,
  ...codes.map((code): Target => {
    return { id: `Parametres.${code}`, entity: 'Dossier', field: code, kind: 'text', isCustom: true };
  }),
];
