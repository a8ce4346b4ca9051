import type { Fields } from '#cache/queries/peopleHooks.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import { codesIn } from '#intents/application/rule.ts';
import { codeOf, fieldKind, mayChange, requiredFields, newValueOf } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Rejection, RowEdit } from '#intents/intent.ts';
import { brokenRule } from '#shared/checks/brokenRule.ts';
import type { BrokenRule } from '#shared/checks/brokenRule.ts';
import { isNearly } from '#shared/checks/customCode.ts';
import type { RowToWrite } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isPerson } from '#shared/entities/people.ts';
import type { PreflightRule } from '#shared/failures/failure.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** The typed texts of a form by field name: a member, `Mail`, or `Parametres.CODE`. */
export type Typed = Readonly<Record<string, string>>;

/** The e-mail address, which the service stores as a separate entity. */
export const mailField = 'MailId';
/** Typed beside it: 'true' where the record is to be another one of an address that the service has (R3.6). */
export const ownMailField = 'Mail.IsDuplicate';
/** The entities whose form contains their e-mail address. */
export const isAddress = (entity: EntityName, field: string): boolean => field === mailField && isPerson(entity);

/** Digits of a reference, YYYY-MM-DD, the service's instant, `true` or `false`, a number with a point. */
export function typedText(entity: EntityName, field: string, row: Fields, dayOf: (ms: number) => string): string {
  const kind = fieldKind(entity, field);
  if (kind === 'reference') return row.id(field) ?? '';
  if (kind === 'number') return row.digits(field) ?? (row.text(field) || (row.raw(field) ?? ''));
  if (kind === 'flag') return row.raw(field) ?? '';
  const at = kind === 'day' ? row.instant(field) : null;
  return at === null ? row.text(field) : dayOf(at);
}

export type Problem = Rejection | PreflightRule;

export interface Judged {
  readonly entity: EntityName;
  /** The row that is shown now; null for a new entity. */
  readonly current: RawJson | null;
  readonly now: number;
  readonly schoolZone: string;
  /** The entity that a field belongs to: some fields of a learner are written to the applicant (R3.1). */
  readonly entityOf?: (field: string) => EntityName;
  /** Fields that must not be empty, in addition to those that the service requires. */
  readonly required?: readonly string[];
  /** Whether another row has what only one may have (R4.2, R4.4): `useTakenByAnother` of the entity. */
  readonly taken?: ((written: Pick<RowToWrite, 'members' | 'changed'>) => BrokenRule | null) | undefined;
}

export function problemIn(
  field: string,
  value: string,
  { entity, schoolZone, taken }: Pick<Judged, 'entity' | 'schoolZone' | 'taken'>,
): Problem | null {
  if (codeOf(field) !== null) return value.isWellFormed() ? null : 'halfCharacter';
  if (field === ownMailField) return null;
  if (isAddress(entity, field)) {
    if (value.trim() === '') return requiredFields(entity).includes(mailField) ? 'requiredMissing' : null;
    return mailForm.test(value.trim()) ? null : 'notAMail';
  }
  const newValue = newValueOf(entity, { field, value }, { schoolZone }, mayChange);
  if (typeof newValue === 'string') return newValue;
  return taken?.({ members: new Map([[field, newValue.mine]]), changed: new Set([field]) })?.rule ?? null;
}

/** Every error of the typed texts: of each field alone, then of the rules between fields (R4.1). */
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
    const code = codeOf(field);
    if (code !== null && current !== null && isNearly(code, codesIn(current))) problems.set(field, 'sameCode');
    const isMember = !isAddress(entity, field) && code === null && field !== ownMailField;
    const newValue =
      isMember && entity === judged.entity ? newValueOf(entity, { field, value }, judged, mayChange) : null;
    if (newValue !== null && typeof newValue !== 'string') members.set(field, newValue.mine);
  }
  const edited = new Set(Object.keys(changed));
  for (const broken of [
    brokenRule(judged.entity, members, judged, edited),
    judged.taken?.({ members, changed: edited }) ?? null,
  ])
    if (broken && !problems.has(broken.field)) problems.set(broken.field, broken.rule);
  return problems;
}

/** The typed texts that differ from the shown values, in more than blanks around them. */
export const changedOf = (typed: Typed, shown: (field: string) => string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => ![value, value.trim()].includes(shown(field))));

/** What a form changes of a row: the members, and the e-mail record that is created for another address. */
export function editOf(
  entity: EntityName,
  id: string,
  changed: Typed,
  more: Pick<RowEdit, 'isConfirmed' | 'subject'> = {},
): RowEdit {
  if (!isPerson(entity)) return rowEdit(entity, id, changed, more);
  const { [mailField]: mail, [ownMailField]: own, ...members } = changed;
  const isDuplicate = own === 'true';
  return rowEdit(entity, id, members, { ...more, ...(mail !== undefined && { mail: { address: mail, isDuplicate } }) });
}
