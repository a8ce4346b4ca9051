import { fieldsOf } from '#forms/fields/groups.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { fieldKind, isEditable } from '#intents/fields.ts';
import { idListOf } from '#shared/entities/idLists.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { languages } from '#shared/text/languages.ts';

/** What a cell is read as. */
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

/** What a column can be taken as. */
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
export type Common = (typeof common)[number];
export const hourId = 'hour';
export const interviewId = 'Dossier.CreneauLibre';

const first: readonly Target[] = [
  { id: 'Candidat.Nom', entity: 'Candidat', field: 'Nom', kind: 'text' },
  { id: 'Candidat.Prenoms', entity: 'Candidat', field: 'Prenoms', kind: 'text' },
  { id: 'Mail.Adresse', entity: 'Mail', field: 'Adresse', kind: 'mail' },
  { id: 'Candidat.DateNaissance', entity: 'Candidat', field: 'DateNaissance', kind: 'day' },
  { id: 'Dossier.SessionRecrutementId', entity: 'Dossier', field: 'SessionRecrutementId', kind: 'reference' },
  { id: 'Dossier.EtatCandidatureId', entity: 'Dossier', field: 'EtatCandidatureId', kind: 'reference' },
  { id: 'Dossier.AgentId', entity: 'Dossier', field: 'AgentId', kind: 'reference' },
  { id: interviewId, entity: 'Dossier', field: 'CreneauLibre', kind: 'interview' },
  { id: hourId, entity: 'Dossier', field: 'CreneauLibre', kind: 'hour' },
];

/** Every other member that a form of the person or of the application may change, as far as a cell can hold it. */
const others: readonly Target[] = (['Candidat', 'Dossier'] as const).flatMap((entity) =>
  fieldsOf(entity).flatMap((field): readonly Target[] => {
    const id = `${entity}.${field}`;
    const kind = fieldKind(entity, field);
    if (!isEditable(entity, field) || field === 'CandidatId' || first.some((target) => target.id === id)) return [];
    // A record of its own has no name that a cell could hold.
    return kind === 'reference' && idListOf(field) === undefined ? [] : [{ id, entity, field, kind }];
  }),
);

/** All of them, the usual ones first; `codes`: of the custom fields that are known here. */
export const targetsFor = (codes: readonly string[]): readonly Target[] => [
  ...first,
  ...others,
  ...codes.map((code): Target => ({
    id: `Parametres.${code}`,
    entity: 'Dossier',
    field: code,
    kind: 'text',
    isCustom: true,
  })),
];

/** How files name what the members' own names and labels do not say. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'Candidat.Nom': ['nom', 'nom de famille', 'nom patronymique', 'name', 'last name', 'surname', 'family name'],
  'Candidat.Prenoms': ['prénom', 'prénoms', 'first name', 'forename', 'given name'],
  'Mail.Adresse': [
    'e-mail',
    'email',
    'mail',
    'mél',
    'courriel',
    'adresse e-mail',
    'adresse email',
    'adresse mail',
    'adresse électronique',
    'adresse courriel',
    'adresse de courriel',
    'email address',
    'mail personnel',
    'e-mail personnel',
  ],
  'Candidat.DateNaissance': [
    'né le',
    'née le',
    'né(e) le',
    'naissance',
    'date naiss',
    'ddn',
    'birthday',
    'birthdate',
    'dob',
    'born',
  ],
  'Candidat.CiviliteId': ['civ', 'titre', 'salutation'],
  'Candidat.VilleNaissance': ['lieu de naissance', 'né à', 'place of birth'],
  'Candidat.Nationalite1Id': ['nationalités'],
  'Dossier.SessionRecrutementId': [
    'parcours',
    "parcours d'admission",
    'session',
    'session de recrutement',
    'formation',
    'formation demandée',
    'formation souhaitée',
    'vœu',
    'admission path',
    'path',
  ],
  'Dossier.EtatCandidatureId': [
    'état',
    'état de la candidature',
    'statut',
    'statut de la candidature',
    'status',
    'state',
  ],
  'Dossier.AgentId': ['agent', 'conseiller', 'recruteur', "chargé d'admission", "chargée d'admission", 'recruiter'],
  [interviewId]: [
    'créneau',
    'entretien',
    "date d'entretien",
    "date de l'entretien",
    'rendez-vous',
    'rdv',
    'interview',
    'interview date',
  ],
  [hourId]: ['heure', "heure d'entretien", "heure de l'entretien", 'horaire', 'time', 'hour', 'interview time'],
};

/** A telephone is a record of its own, for whose creation the service has no call; a custom field can hold it. */
const phoneNames = [
  'téléphone',
  'tél',
  'tel portable',
  'téléphone portable',
  'téléphone mobile',
  'numéro de téléphone',
  'portable',
  'mobile',
  'gsm',
  'phone',
  'phone number',
  'mobile phone',
];

/** Words that say nothing of what a column holds. */
const small = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'l',
  'les',
  'of',
  'the',
  'n',
  'no',
  'numero',
  's',
  'e',
  'candidat',
  'applicant',
]);

/** A heading as it is compared: « Prénom(s) », « PRENOMS » and « Prénom du candidat » are the same. */
function headingKey(heading: string): string {
  const words = foldedWords(heading).split(' ');
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/s$/u, '')).join('');
}

function namesOf({ id, entity, field, isCustom }: Target): readonly string[] {
  if (isCustom) return [field, `Parametres ${field}`];
  if (id === hourId) return alsoCalled[id] ?? [];
  const labels = Object.keys(languages).map(
    (language) => meaningOf(entity, field, language as keyof typeof languages).label,
  ); // keys loses the names
  return [field, ...(alsoCalled[id] ?? []), ...labels];
}

/**
 * What each column is proposed as: by its name, each thing once, the first column of that name. `phone`: the custom
 * field that holds telephone numbers, where the school has one.
 */
export function proposeColumns(
  headings: readonly string[],
  targets: readonly Target[],
  phone: string | null,
): readonly (string | null)[] {
  const byName = new Map<string, string>();
  const add = (name: string, id: string): void => {
    const key = headingKey(name);
    if (key !== '' && !byName.has(key)) byName.set(key, id);
  };
  for (const target of targets) for (const name of namesOf(target)) add(name, target.id);
  if (phone !== null) for (const name of phoneNames) add(name, `Parametres.${phone}`);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const id = byName.get(headingKey(heading));
    if (id === undefined || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
}

const phoneKeys = new Set(phoneNames.map(headingKey));
export const isPhone = (heading: string): boolean => phoneKeys.has(headingKey(heading));

/** Files have titles above their table: the row with the most names of columns, among the first. */
export function headRow(rows: readonly (readonly string[])[], targets: readonly Target[]): number {
  const counts = rows.slice(0, 10).map((row) => proposeColumns(row, targets, null).filter((id) => id !== null).length);
  const best = Math.max(0, ...counts);
  return best === 0
    ? Math.max(
        0,
        rows.findIndex((row) => row.some((cell) => cell !== '')),
      )
    : counts.indexOf(best);
}
