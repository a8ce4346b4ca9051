import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { canHold, eventFields, isReference } from '#intents/event/fields.ts';
import type { EventField } from '#intents/event/fields.ts';
import { isId } from '#shared/entities/idForm.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { addDays } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import type { Repeat } from '../repeat/rule.ts';

export type FieldTexts = Readonly<Record<EventField, string>>;

export const noFields = Object.fromEntries(eventFields.map((field) => [field, ''])) as FieldTexts; // it forgets the names

/** The other fields of a row as a form shows them; '' for absent ones. */
export function fieldsOf(row: RawJson): FieldTexts {
  const members = membersOf(row);
  const texts: Record<EventField, string> = { ...noFields };
  for (const field of eventFields) texts[field] = textOf(members.get(field), isReference(field));
  return texts;
}

/** 0 is no reference (R2.3), and no group (R2.10). A long number keeps its digits (R5.4). */
function textOf(raw: RawJson | undefined, reference: boolean): string {
  const text = plain(raw);
  return text === '0' && (reference || raw === '0') ? '' : text;
}

/** The changed ones; undefined where the form changed none. */
export function changedFields(before: FieldTexts, after: FieldTexts): Partial<FieldTexts> | undefined {
  const changed = eventFields.filter((field) => after[field].trim() !== before[field]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, after[field].trim()]));
}

/** An event as a form holds it: days YYYY-MM-DD and hours HH:MM in the school's zone, '' where nothing is typed. */
export interface Draft {
  readonly nom: string;
  readonly typeId: string | null;
  readonly day: string;
  readonly start: string;
  /** Null: it ends on the day it starts. */
  readonly endDay: string | null;
  /** 00:00 without an end day is the midnight after. */
  readonly end: string;
  readonly enseignants: string;
  readonly fields: FieldTexts;
  readonly annule: boolean;
  readonly realise: boolean;
  /** Only of a new event: how it comes back; null: once. */
  readonly repeat: Repeat | null;
  /** Only of a new event: the application that the user chose for it; null: none. */
  readonly application: OfApplication | null;
}

/** An application as the user saw it when they chose it, which is the base of its change (I12). */
export type OfApplication = Pick<ApplicationView, 'id' | 'numero' | 'applicantName' | 'creneau' | 'row'>;

export const ofApplication = ({ id, numero, applicantName, creneau, row }: ApplicationView): OfApplication => ({
  id,
  numero,
  applicantName,
  creneau,
  row,
});

/** The name of an event with the applicant’s whole name in place of what was said. */
export function withWholeName(text: string, { said, name }: { readonly said: string; readonly name: string }): string {
  const at = text.toLocaleLowerCase().indexOf(said.toLocaleLowerCase());
  return at === -1 ? text : text.slice(0, at) + name + text.slice(at + said.length);
}

export const emptyDraft: Draft = {
  nom: '',
  typeId: null,
  day: '',
  start: '',
  endDay: null,
  end: '',
  enseignants: '',
  fields: noFields,
  annule: false,
  realise: false,
  repeat: null,
  application: null,
};

/** Keys of `calendar.form`, and of `calendar.doing.fields` for the last two. */
export type DraftProblem =
  | 'nameMissing'
  | 'typeMissing'
  | 'dayMissing'
  | 'timeMissing'
  | 'endBeforeStart'
  | 'timeSkipped'
  | 'notAReference';
export type DraftProblems = Readonly<
  Partial<Record<Exclude<keyof Draft, 'fields' | 'repeat' | 'application'> | EventField, DraftProblem>>
>;

export function draftOf(
  span: Span,
  format: Format,
  rest: Partial<Omit<Draft, 'day' | 'start' | 'endDay' | 'end'>> = {},
): Draft {
  const day = format.dayOf(span.debut);
  const lastDay = format.dayOf(span.fin);
  const endsAtMidnight = format.at(addDays(day, 1), '00:00') === span.fin;
  return {
    ...emptyDraft,
    ...rest,
    day,
    start: format.timeOf(span.debut),
    endDay: lastDay === day || endsAtMidnight ? null : lastDay,
    end: format.timeOf(span.fin),
  };
}

export const draftOfEvent = (event: EventView, fields: FieldTexts, format: Format): Draft =>
  draftOf(event, format, {
    nom: event.nom,
    typeId: event.typeId,
    enseignants: event.enseignants,
    fields,
    annule: event.annule,
    realise: event.realise,
  });

/** A type is picked from a list, or typed as its number where the service shows none (R3.4). */
const isTypeId = (typeId: string | null): boolean => typeId !== null && isId(typeId);

/** Errors that prevent saving. A name is required where there was one, or the event is new. */
export function problemsOf(
  draft: Draft,
  format: Format,
  { nameNeeded }: { readonly nameNeeded: boolean },
): DraftProblems {
  const span = spanOf(draft, format);
  return {
    ...(nameNeeded && draft.nom.trim() === '' ? { nom: 'nameMissing' } : {}),
    ...(isTypeId(draft.typeId) ? {} : { typeId: 'typeMissing' }),
    ...(draft.day === '' ? { day: 'dayMissing' } : {}),
    ...(draft.start === '' ? { start: 'timeMissing' } : {}),
    ...(draft.end === '' ? { end: 'timeMissing' } : {}),
    ...(span && span.fin <= span.debut ? { end: 'endBeforeStart' } : {}),
    ...(isSkipped(draft.day, draft.start, format) ? { start: 'timeSkipped' } : {}),
    ...(isSkipped(draft.endDay ?? draft.day, draft.end, format) ? { end: 'timeSkipped' } : {}),
    ...Object.fromEntries(
      eventFields.flatMap((field) => (isWritten(field, draft) ? [] : [[field, 'notAReference' as const]])),
    ),
  };
}

/** A new event has no campus of its own yet: it is created on the open one. */
const isWritten = (field: EventField, { fields }: Draft): boolean =>
  (field === 'EntiteJuridiqueId' && fields.EntiteJuridiqueId === '') || canHold(field, fields[field].trim());

/** Spring skips an hour: the clock never shows it, and it is reported, not silently changed to another. */
const isSkipped = (day: string, time: string, format: Format): boolean =>
  day !== '' && time !== '' && format.timeOf(format.at(day, time)) !== time;

/** Before the first attempt to save, only invalid values are shown as errors, not missing ones. */
export const invalid: ReadonlySet<DraftProblem | undefined> = new Set([
  'endBeforeStart',
  'timeSkipped',
  'notAReference',
] as const);

/** The span of the event; null while a day or hour is missing. */
export function spanOf(draft: Draft, format: Format): Span | null {
  if (draft.day === '' || draft.start === '' || draft.end === '') return null;
  const lastDay = draft.endDay ?? (draft.end === '00:00' ? addDays(draft.day, 1) : draft.day);
  return { debut: format.at(draft.day, draft.start), fin: format.at(lastDay, draft.end) };
}

/** The end that follows when only the start is changed: the length is preserved. */
export function withStart(draft: Draft, start: string, format: Format): Draft {
  const span = spanOf(draft, format);
  const moved = spanOf({ ...draft, start }, format);
  if (!span || !moved || span.fin <= span.debut) return { ...draft, start };
  const fin = moved.debut + (span.fin - span.debut);
  return draftOf({ debut: moved.debut, fin }, format, draft);
}
