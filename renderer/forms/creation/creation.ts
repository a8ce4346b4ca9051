import { mailForm } from '#intents/applicant/problems.ts';
import { mailField, ownMailField, problemIn, problemsOf } from '../values.ts';
import type { Judged, Problem, Typed } from '../values.ts';

export type JudgedNew = Pick<Judged, 'entity' | 'now' | 'schoolZone' | 'required' | 'taken'>;

export function problemInNew(
  field: string,
  value: string,
  { required = [], ...judged }: Omit<JudgedNew, 'now'>,
): Problem | null {
  if (value.trim() === '') return required.includes(field) ? 'requiredMissing' : null;
  // The e-mail record is typed as its address: the record is created before.
  if (field === mailField) return mailForm.test(value.trim()) ? null : 'notAMail';
  return problemIn(field, value.trim(), judged);
}

export function problemsOfNew(typed: Typed, judged: JudgedNew): ReadonlyMap<string, Problem> {
  const address = problemInNew(mailField, typed[mailField] ?? '', judged);
  const required = judged.required?.filter((field) => field !== mailField) ?? [];
  const problems = problemsOf(filledIn(typed), { ...judged, required, current: null });
  return new Map([...problems, ...(address === null ? [] : [[mailField, address] as const])]);
}

/** The members to send: those that say something, without the e-mail record. */
export const filledIn = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) =>
      field === mailField || field === ownMailField || value.trim() === '' ? [] : [[field, value.trim()]],
    ),
  );

/** The e-mail record that is created before; none where no address is typed. */
export function mailOf(typed: Typed): { readonly mail?: { readonly address: string; readonly isDuplicate: boolean } } {
  const address = (typed[mailField] ?? '').trim();
  return address === '' ? {} : { mail: { address, isDuplicate: typed[ownMailField] === 'true' } };
}
