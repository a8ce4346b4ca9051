import type { Fields } from '#cache/queries/peopleHooks.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import { fieldKind, mayChange, requiredFields, wishOf } from '#intents/fields.ts';
import type { FieldWish, Rejection } from '#intents/intent.ts';
import { brokenRule } from '#shared/checks/brokenRule.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PreflightRule } from '#shared/failures/failure.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** What is typed in a form, by the name of its field: a member, `Mail`, or `Parametres.CODE`. */
export type Typed = Readonly<Record<string, string>>;

/** The e-mail address, which is a record of its own. */
export const mailField = 'MailId';
/** The people whose e-mail address is typed in their own form. */
export const isAddress = (entity: EntityName, field: string): boolean =>
  field === mailField && (entity === 'Candidat' || entity === 'Apprenant');
export const customField = (code: string): string => `Parametres.${code}`;
export const codeOf = (name: string): string | null =>
  name.startsWith('Parametres.') ? name.slice('Parametres.'.length) : null;

/**
 * A member as a form holds it: digits of a reference, YYYY-MM-DD of a day, the instant itself, `true` or `false`, a
 * number with a decimal point.
 */
export function typedText(entity: EntityName, field: string, row: Fields, dayOf: (ms: number) => string): string {
  const kind = fieldKind(entity, field);
  if (kind === 'reference') return row.id(field) ?? '';
  if (kind === 'flag' || kind === 'number') return row.raw(field) ?? '';
  const at = kind === 'day' ? row.instant(field) : null;
  return at === null ? row.text(field) : dayOf(at);
}

export type Problem = Rejection | PreflightRule;

export interface Judged {
  readonly entity: EntityName;
  /** The row as it is shown now; null for a new one. */
  readonly current: RawJson | null;
  readonly now: number;
  readonly schoolZone: string;
  /** Whose member a field is; of a learner who is an applicant too, some are the applicant's (R3.1). */
  readonly entityOf?: (field: string) => EntityName;
  /** What has to be filled in, beside what the service requires of each field. */
  readonly required?: readonly string[];
}

/** What is wrong with one field by itself; null when nothing is. */
export function problemIn(
  field: string,
  value: string,
  { entity, schoolZone }: Pick<Judged, 'entity' | 'schoolZone'>,
): Problem | null {
  if (codeOf(field) !== null) return null;
  if (isAddress(entity, field)) {
    if (value.trim() === '') return requiredFields(entity).includes(mailField) ? 'requiredMissing' : null;
    return mailForm.test(value.trim()) ? null : 'notAMail';
  }
  const wish = wishOf(entity, { field, value }, { schoolZone }, mayChange);
  return typeof wish === 'string' ? wish : null;
}

/** Every problem of what is typed: each field's own, then the service's rules that hold between fields (R4.1). */
export function problemsOf(changed: Typed, judged: Judged): ReadonlyMap<string, Problem> {
  const { current, entityOf = () => judged.entity, required = [] } = judged;
  const members = new Map(current === null ? [] : membersOf(current));
  const problems = new Map<string, Problem>(
    required.flatMap((field) => ((changed[field] ?? '').trim() === '' ? [[field, 'requiredMissing']] : [])),
  );
  for (const [field, value] of Object.entries(changed)) {
    const entity = entityOf(field);
    const problem = problemIn(field, value, { ...judged, entity });
    if (problem) problems.set(field, problem);
    const isOwn = entity === judged.entity && !isAddress(entity, field) && codeOf(field) === null;
    const wish = isOwn ? wishOf(entity, { field, value }, judged, mayChange) : null;
    if (wish !== null && typeof wish !== 'string') members.set(field, wish.mine);
  }
  const broken = brokenRule(judged.entity, members, judged, new Set(Object.keys(changed)));
  if (broken && !problems.has(broken.field)) problems.set(broken.field, broken.rule);
  return problems;
}

/** What of the typed text differs from what is shown. */
export const changedOf = (typed: Typed, shown: (field: string) => string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== shown(field)));

export const wishesOf = (changed: Typed): readonly FieldWish[] =>
  Object.entries(changed).flatMap(([field, value]) =>
    field === mailField || codeOf(field) !== null ? [] : [{ field, value }],
  );
