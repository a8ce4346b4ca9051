import ICAL from 'ical.js';

/** Messages about an invitation, which hold no event to take (RFC 5546, 1.4). ADD has days of a series without it. */
const messages = new Set(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH', 'ADD']);

/** Why nothing of a file can be taken. */
export type ContentFailure =
  | { readonly kind: 'notCalendar'; readonly text: string }
  /** `oldFormat`: vCalendar 1.0, with other rules of repetition and encoding. `notEnded`: a BEGIN has no END. */
  | { readonly kind: 'oldFormat' | 'notEnded' | 'noEvents' | 'message' };

export type Content =
  | { readonly ok: true; readonly calendars: readonly ICAL.Component[] }
  | { readonly ok: false; readonly failure: ContentFailure };

/** The lines without which it is not known when an event is. */
const decisive =
  /^(?:DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|EXRULE|RDATE|EXDATE|TZID|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/iu;

/** The others that are taken. What is not taken may be broken. */
const taken = /^(?:VERSION|METHOD|UID|SUMMARY|STATUS|CLASS|CATEGORIES|ORGANIZER|ATTENDEE)(?![\w-])/iu;

/** Says which events there are, and is not read here: better none than the wrong ones (R2.13). */
const notRead =
  /^(?:EXRULE|RRULE(?!.*FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY))|RDATE[^:]*VALUE=PERIOD|RECURRENCE-ID[^:]*RANGE=)/iu;

/** The property in which a component keeps a decisive line that is not read; the parameter with a property's line. */
const [unread, wholeLine] = ['x-unread', 'x-line'];

/** A raw line break in a description may bring « BEGIN: 9h »: only components begin. */
const edge = /^(BEGIN|END)\s*:\s*(V[A-Z]+|STANDARD|DAYLIGHT|PARTICIPANT|AVAILABLE|X-[\w-]+)\s*$/iu;

/** Line by line (RFC 5545): a broken one spoils only its event. What is outside of calendars is ignored. */
export function contentOf(text: string): Content {
  const calendars: ICAL.Component[] = [];
  const open: ICAL.Component[] = [];
  const lines = text.replaceAll(/[\r\n]+[ \t]|\uFEFF/gu, '').split(/[\r\n]+/u);
  for (const line of lines) {
    const inner = open.at(-1);
    const [, word, name = ''] = edge.exec(line) ?? [];
    if (word === undefined) {
      if (inner) addLine(inner, line);
    } else if (word.toUpperCase() === 'BEGIN') {
      const begun = new ICAL.Component(name.toLowerCase());
      if (inner) inner.addSubcomponent(begun);
      else if (begun.name === 'vcalendar') calendars.push(begun);
      else continue;
      open.push(begun);
    } else if (inner?.name === name.toLowerCase()) open.pop();
    else if (inner) return failed({ kind: 'notEnded' });
  }
  if (open.length > 0) return failed({ kind: 'notEnded' });
  if (calendars.length === 0)
    return failed({ kind: 'notCalendar', text: lines.find((line) => line.trim() !== '') ?? '' });
  if (calendars.some((calendar) => textOf(calendar, 'version') === '1.0')) return failed({ kind: 'oldFormat' });
  if (calendars.some((calendar) => messages.has(textOf(calendar, 'method').toUpperCase())))
    return failed({ kind: 'message' });
  const hasEvents = calendars.some((calendar) => calendar.getFirstSubcomponent('vevent'));
  return hasEvents ? { ok: true, calendars } : failed({ kind: 'noEvents' });
}

const failed = (failure: ContentFailure): Content => ({ ok: false, failure });

function addLine(component: ICAL.Component, line: string): void {
  const isDecisive = decisive.test(line);
  if (!isDecisive && !taken.test(line)) return;
  const property = notRead.test(line) ? null : propertyIn(line);
  if (property) component.addProperty(property);
  else if (isDecisive) component.addProperty(new ICAL.Property([unread, {}, 'text', line]));
}

/** What says days and hours. */
const timed = /^(?:DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|RDATE|EXDATE)(?![\w-])/iu;
const timeForm = /^(?:DURATION|RRULE)|:(?:\d{8}(?:T\d{6}Z?)?(?:,|$))+$/iu;

/** Null for what is no property: the parser throws an error of its own or a plain one, with words of its own. */
function propertyIn(line: string): ICAL.Property | null {
  try {
    // The parser leaves out what it does not expect, as an offset from UTC.
    if (timed.test(line) && !timeForm.test(line.trimEnd())) return null;
    const property = ICAL.Property.fromString(line);
    property.setParameter(wholeLine, line);
    // An offset is read with its value, a rule with its first step.
    const value = ['recur', 'utc-offset'].includes(property.type) ? property.getFirstValue() : null;
    if (value instanceof ICAL.Recur) {
      if (!hasDays(value)) return null;
      value.iterator(ICAL.Time.epochTime);
    }
    return property;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** Of a day that no month has, as 30 February, ical.js would look for ever. */
function hasDays({ parts: { BYMONTH: months, BYMONTHDAY: days } }: ICAL.Recur): boolean {
  if (!months || !days) return true;
  return months.some((month) => days.some((day) => Math.abs(day) <= (longest[month - 1] ?? 31)));
}
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The first decisive line that is not read; '' where all are. */
export const unreadIn = (component: ICAL.Component): string => textOf(component, unread);

export const lineOf = (property: ICAL.Property): string => property.getFirstParameter(wholeLine);

/** The first value as text; '' where there is none. */
export function textOf(component: ICAL.Component, name: string): string {
  const [value] = valuesOf(component.getFirstProperty(name));
  return value?.trim() ?? '';
}

/** The values of a property that are texts; a day as `2026-11-23`, an hour as `2026-11-23T08:30:00` or with Z. */
export function valuesOf(property: ICAL.Property | null): readonly string[] {
  const [, , , ...values]: readonly unknown[] = property?.toJSON() ?? [];
  return values.filter((value) => typeof value === 'string');
}
