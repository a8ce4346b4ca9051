import type { EventView } from '../../../cache/queries/views.ts';
import type { Format } from '../../../ui/index.ts';
import { addDays } from '../../../ui/index.ts';
import type { Span } from '../gesture/span.ts';

/** An event as a form holds it: days YYYY-MM-DD and hours HH:MM of the school, '' where nothing was given. */
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
}

/** Keys of `calendar.form`. */
export type DraftProblem = 'nameMissing' | 'typeMissing' | 'dayMissing' | 'timeMissing' | 'endBeforeStart';
export type DraftProblems = Readonly<Partial<Record<keyof Draft, DraftProblem>>>;

export function draftOf(span: Span, format: Format, rest: Partial<Pick<Draft, 'nom' | 'typeId' | 'enseignants'>> = {}): Draft {
  const day = format.dayOf(span.debut);
  const lastDay = format.dayOf(span.fin);
  const endsAtMidnight = format.at(addDays(day, 1), '00:00') === span.fin;
  return {
    nom: '',
    typeId: null,
    enseignants: '',
    ...rest,
    day,
    start: format.timeOf(span.debut),
    endDay: lastDay === day || endsAtMidnight ? null : lastDay,
    end: format.timeOf(span.fin),
  };
}

export const draftOfEvent = (event: EventView, format: Format): Draft =>
  draftOf(event, format, { nom: event.nom, typeId: event.typeId, enseignants: event.enseignants });

/** A type is picked from a list, or typed as its number where the service shows none (R3.4). */
const isTypeId = (typeId: string | null): boolean => typeId !== null && /^[1-9]\d*$/u.test(typeId);

/** What keeps the draft from being an event. A name is asked for only where there was one, or the event is new. */
export function problemsOf(draft: Draft, format: Format, { nameNeeded }: { readonly nameNeeded: boolean }): DraftProblems {
  const span = spanOf(draft, format);
  return {
    ...(nameNeeded && draft.nom.trim() === '' ? { nom: 'nameMissing' } : {}),
    ...(isTypeId(draft.typeId) ? {} : { typeId: 'typeMissing' }),
    ...(draft.day === '' ? { day: 'dayMissing' } : {}),
    ...(draft.start === '' ? { start: 'timeMissing' } : {}),
    ...(draft.end === '' ? { end: 'timeMissing' } : {}),
    ...(span && span.fin <= span.debut ? { end: 'endBeforeStart' } : {}),
  };
}

/** Before the first try to keep it, only what was written wrong is spoken about, not what is still to be filled in. */
export const spokenEarly = ({ end }: DraftProblems): DraftProblems => (end === 'endBeforeStart' ? { end } : {});

/** When the event would be; null while a day or hour is missing. */
export function spanOf(draft: Draft, format: Format): Span | null {
  if (draft.day === '' || draft.start === '' || draft.end === '') return null;
  const lastDay = draft.endDay ?? (draft.end === '00:00' ? addDays(draft.day, 1) : draft.day);
  return { debut: format.at(draft.day, draft.start), fin: format.at(lastDay, draft.end) };
}

/** The hours that follow when only the start is changed: the length stays. */
export function withStart(draft: Draft, start: string, format: Format): Draft {
  const span = spanOf(draft, format);
  const moved = spanOf({ ...draft, start }, format);
  if (!span || !moved || span.fin <= span.debut) return { ...draft, start };
  const fin = moved.debut + (span.fin - span.debut);
  return draftOf({ debut: moved.debut, fin }, format, draft);
}
