import { mailForm } from '#intents/applicant/problems.ts';
import type { FieldWish } from '#intents/intent.ts';
import { mailField, problemIn, problemsOf } from '../values.ts';
import type { Judged, Problem, Typed } from '../values.ts';

/** What a new entity is judged by. */
export type JudgedNew = Pick<Judged, 'entity' | 'now' | 'schoolZone' | 'required'>;

/** Of something new, the e-mail record is typed as its address: the record is created before. */
const problemOfAddress = (value: string): Problem | null =>
  value.trim() === '' || mailForm.test(value.trim()) ? null : 'notAMail';

/** What is wrong with one field by itself; null when nothing is. */
export function problemInNew(field: string, value: string, { required = [], ...judged }: JudgedNew): Problem | null {
  if (value.trim() === '') return required.includes(field) ? 'requiredMissing' : null;
  return field === mailField ? problemOfAddress(value) : problemIn(field, value.trim(), judged);
}

/** Everything that is wrong; the required fields first. */
export function problemsOfNew(typed: Typed, judged: JudgedNew): ReadonlyMap<string, Problem> {
  const filled = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => field !== mailField && value.trim() !== ''),
  );
  const address = problemOfAddress(typed[mailField] ?? '');
  const problems = problemsOf(filled, { ...judged, current: null });
  return new Map([...problems, ...(address === null ? [] : [[mailField, address] as const])]);
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
