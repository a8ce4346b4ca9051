import { ownMailField } from '#forms/values.ts';
import type { Problem } from '#forms/values.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import type { Members } from '#intents/intent.ts';
import { brokenRule } from '#shared/checks/brokenRule.ts';
import { isId } from '#shared/entities/idForm.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { Format } from '#ui/index.ts';

/** What the document shows for a new learner, and what a rule of the service asks of a minor (R4.1). */
export const learnerFields = [
  'Nom',
  'Prenoms',
  'NomUsage',
  'PrenomUsage',
  'CiviliteId',
  'DateNaissance',
  'Mail',
  'Login',
  'Tuteur1Id',
] as const;
export type LearnerField = (typeof learnerFields)[number];
export const requiredOfLearner: readonly LearnerField[] = ['Nom', 'Prenoms', 'Mail', 'Login'];

/** As typed: a day is YYYY-MM-DD, a reference its digits, '' is nothing yet. */
export type LearnerDraft = Readonly<Record<LearnerField | typeof ownMailField, string>>;
export const emptyLearner: LearnerDraft = {
  Nom: '',
  Prenoms: '',
  NomUsage: '',
  PrenomUsage: '',
  CiviliteId: '',
  DateNaissance: '',
  Mail: '',
  [ownMailField]: '',
  Login: '',
  Tuteur1Id: '',
};

/** The service requires a Login and does not specify its form: the address, unless another is typed. */
export const loginOf = ({ Login, Mail }: Pick<LearnerDraft, 'Login' | 'Mail'>): string =>
  Login === '' ? Mail.trim() : Login;

type Clock = Pick<Format, 'startOfDay' | 'instant' | 'zone'>;

/** The errors, field by field, and the rule about minors. */
export function problemsOf(draft: LearnerDraft, format: Clock, now: number): ReadonlyMap<string, Problem> {
  const problems = new Map<LearnerField, Problem>();
  for (const field of requiredOfLearner) {
    const text = field === 'Login' ? loginOf(draft) : draft[field];
    if (text.trim() === '') problems.set(field, 'requiredMissing');
  }
  if (draft.Mail.trim() !== '' && !mailForm.test(draft.Mail.trim())) problems.set('Mail', 'notAMail');
  for (const field of ['CiviliteId', 'Tuteur1Id'] as const)
    if (draft[field].trim() !== '' && !isId(draft[field].trim())) problems.set(field, 'notAReference');
  if (draft.DateNaissance === '' || problems.has('Tuteur1Id')) return problems;
  const members = new Map([
    ['DateNaissance', rawOf(format.instant(format.startOfDay(draft.DateNaissance)))],
    ['Tuteur1Id', rawJson(draft.Tuteur1Id.trim() || 'null')],
  ]);
  const broken = brokenRule('Apprenant', members, { now, schoolZone: format.zone });
  return broken ? problems.set('Tuteur1Id', broken.rule) : problems;
}

/**
 * By both names of usage, empty or not, the request is one for a learner and not for an applicant (document: POST
 * Candidat).
 */
const alwaysSent: ReadonlySet<LearnerField> = new Set(['NomUsage', 'PrenomUsage']);

/** The members to send; the e-mail address is a record of its own. */
export const membersOf = (draft: LearnerDraft): Members<'Apprenant'> =>
  Object.fromEntries(
    learnerFields.flatMap((field) => {
      const value = (field === 'Login' ? loginOf(draft) : draft[field]).trim();
      return field === 'Mail' || (value === '' && !alwaysSent.has(field)) ? [] : [[field, value]];
    }),
  );

export const learnerName = ({ Nom, Prenoms }: Pick<LearnerDraft, 'Nom' | 'Prenoms'>): string =>
  `${Nom.trim().toLocaleUpperCase('fr')} ${Prenoms.trim()}`;
