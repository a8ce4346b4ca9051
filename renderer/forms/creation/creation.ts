import { mailForm } from '#intents/applicant/problems.ts';
import { mayChange, wishOf } from '#intents/fields.ts';
import type { FieldWish } from '#intents/intent.ts';
import type { BrokenRule } from '#shared/checks/brokenRule.ts';
import { secondOfAKind } from '#shared/checks/secondOfAKind.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { mailField, problemIn, problemsOf } from '../values.ts';
import type { Judged, Problem, Typed } from '../values.ts';

/** What the validation of a new entity needs. */
export interface JudgedNew extends Pick<Judged, 'entity' | 'now' | 'schoolZone' | 'isAllowed' | 'required'> {
  /** Rows of this workstation, where the service accepts one of a kind only (R4.2). */
  readonly rows?: readonly RawJson[];
}

/** What is wrong with one field by itself; null when nothing is. */
export function problemInNew(
  field: string,
  value: string,
  { required = [], ...judged }: Omit<JudgedNew, 'now' | 'rows'>,
): Problem | null {
  if (value.trim() === '') return required.includes(field) ? 'requiredMissing' : null;
  // The e-mail record is typed as its address: the record is created before.
  if (field === mailField) return mailForm.test(value.trim()) ? null : 'notAMail';
  return problemIn(field, value.trim(), judged);
}

/** Everything that is wrong; only where nothing is, a row of this workstation that is the same already. */
export function problemsOfNew(typed: Typed, judged: JudgedNew): ReadonlyMap<string, Problem> {
  const filled = Object.fromEntries(valuesOf(typed).map(({ field, value }) => [field, value]));
  const address = problemInNew(mailField, typed[mailField] ?? '', judged);
  const required = judged.required?.filter((field) => field !== mailField) ?? [];
  const problems = problemsOf(filled, { ...judged, required, current: null });
  const all = new Map([...problems, ...(address === null ? [] : [[mailField, address] as const])]);
  const second = all.size === 0 ? secondIn(typed, judged) : null;
  return second ? new Map([[second.field, second.rule]]) : all;
}

function secondIn(
  typed: Typed,
  { entity, rows = [], isAllowed = mayChange, schoolZone }: JudgedNew,
): BrokenRule | null {
  const name = endpointFor(entity, 'create');
  if (name === undefined || rows.length === 0) return null;
  const members = valuesOf(typed).flatMap((value) => {
    const wish = wishOf(entity, value, { schoolZone }, isAllowed);
    return typeof wish === 'string' ? [] : [[wish.field, wish.mine] as const];
  });
  return secondOfAKind(name, objectOf(members), rows);
}

/** The members to send: those that say something, without the e-mail record. */
export const valuesOf = (typed: Typed): readonly FieldWish[] =>
  Object.entries(typed).flatMap(([field, value]) =>
    field === mailField || value.trim() === '' ? [] : [{ field, value: value.trim() }],
  );

/** The e-mail record that is created before; undefined where no address is typed. */
export function mailOf(
  typed: Typed,
  isDuplicate: boolean,
): { readonly mail?: { readonly address: string; readonly isDuplicate: boolean } } {
  const address = (typed[mailField] ?? '').trim();
  return address === '' ? {} : { mail: { address, isDuplicate } };
}
