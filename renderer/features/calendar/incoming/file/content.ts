import ICAL from 'ical.js';
import { z } from 'zod';

/** A property as jCal has it (RFC 7265), with the line of the file on which it begins. */
export interface Property {
  readonly line: number;
  /** The whole line, for what is said of it. */
  readonly text: string;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly type: string;
  readonly values: readonly unknown[];
}

/** A line that is no property. */
export interface Broken {
  readonly line: number;
  readonly text: string;
}

/** VCALENDAR, VEVENT … in small letters. */
export interface Component {
  readonly name: string;
  readonly line: number;
  readonly properties: Property[];
  readonly parts: Component[];
  /** The first line of it that cannot be read. */
  broken: Broken | null;
}

/** Why nothing of a file can be taken. */
export type ContentFailure =
  | ({ readonly kind: 'notCalendar' } & Broken)
  /** vCalendar 1.0, of the nineties: other rules of repetition and of encoding. */
  | { readonly kind: 'oldFormat'; readonly line: number }
  /** BEGIN without its END: the end of the file is missing. */
  | { readonly kind: 'notEnded'; readonly line: number; readonly name: string }
  /** END of something else than what is open. */
  | { readonly kind: 'wrongEnd'; readonly line: number; readonly name: string; readonly open: string }
  | { readonly kind: 'noEvents' };

export type Content =
  | { readonly ok: true; readonly calendars: readonly Component[] }
  | { readonly ok: false; readonly failure: ContentFailure };

/** The other parts of a calendar (tasks, alarms) are passed over. */
const readParts: ReadonlySet<string> = new Set(['vcalendar', 'vevent', 'vtimezone', 'standard', 'daylight']);
/** So many lines take about a millisecond. */
const linesAtOnce = 100;

/**
 * The components of an iCalendar text (RFC 5545). The parser reads single properties and the nesting is read here, so
 * that every fault has its line, and one that spoils an event spoils no other. Yields the part that is done, 0 to 1.
 */
export function* contentOf(text: string): Generator<number, Content> {
  const calendars: Component[] = [];
  const open: Component[] = [];
  const raw = text.split(/\r\n|\n|\r/u);
  for (const [number, line] of unfolded(raw).entries()) {
    if (number % linesAtOnce === 0) yield line.line / raw.length;
    const inner = open.at(-1);
    const [, edge, name = ''] = /^(BEGIN|END)\s*:\s*(\S+)\s*$/iu.exec(line.text) ?? [];
    if (edge === undefined) {
      if (!inner) return failed({ kind: 'notCalendar', ...line });
      if (readParts.has(inner.name)) addProperty(inner, line);
    } else if (edge.toUpperCase() === 'BEGIN') {
      const begun = { name: name.toLowerCase(), line: line.line, properties: [], parts: [], broken: null };
      if (!inner && begun.name !== 'vcalendar') return failed({ kind: 'notCalendar', ...line });
      (inner ? inner.parts : calendars).push(begun);
      open.push(begun);
    } else if (inner?.name === name.toLowerCase()) open.pop();
    else if (inner) return failed({ kind: 'wrongEnd', line: line.line, name, open: inner.name.toUpperCase() });
    else return failed({ kind: 'notCalendar', ...line });
  }
  const [outer] = open;
  const last = open.at(-1);
  if (outer && last) return failed({ kind: 'notEnded', line: last.line, name: last.name.toUpperCase() });
  const [first] = calendars;
  if (!first) return failed({ kind: 'notCalendar', line: 1, text: raw[0] ?? '' });
  for (const { properties } of calendars) {
    const old = properties.find(({ name, values }) => name === 'version' && values[0] === '1.0');
    if (old) return failed({ kind: 'oldFormat', line: old.line });
  }
  const hasEvents = calendars.some(({ parts }) => parts.some(({ name }) => name === 'vevent'));
  return hasEvents ? { ok: true, calendars } : failed({ kind: 'noEvents' });
}

const failed = (failure: ContentFailure): Content => ({ ok: false, failure });

/** A line that begins with a blank goes on the one before it. Empty lines are none. */
function unfolded(raw: readonly string[]): readonly Broken[] {
  const lines: { line: number; text: string }[] = [];
  for (const [at, text] of raw.entries()) {
    const before = lines.at(-1);
    if (before && /^[ \t]/u.test(text)) before.text += text.slice(1);
    else if (text.trim() !== '') lines.push({ line: at + 1, text });
  }
  return lines;
}

const jCalSchema = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()], z.unknown());

function addProperty(component: Component, line: Broken): void {
  const parsed = propertyIn(line.text);
  if (!parsed) {
    component.broken ??= line;
    return;
  }
  const [name, params, type, ...values] = parsed;
  component.properties.push({ ...line, name, params, type, values });
}

/** Null for what is no property: the parser throws an error of its own or a plain one, with words of its own. */
function propertyIn(text: string): z.infer<typeof jCalSchema> | null {
  try {
    return jCalSchema.parse(ICAL.parse.property(text));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

export const propertyOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

export const propertiesOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);

/** The first value as text; '' where there is none. */
export function textOf(component: Component, name: string): string {
  const [value] = propertyOf(component, name)?.values ?? [];
  return typeof value === 'string' ? value : '';
}

export function paramOf({ params }: Property, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
