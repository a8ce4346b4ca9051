import { readDecimal } from '#forms/decimal.ts';
import { unreadable } from '#forms/incoming/decode.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import { isId } from '#shared/entities/idForm.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { fold, foldedWords } from '#shared/text/fold.ts';
import { dayForm } from '#shared/text/when/civil.ts';
import { dateIn, timeIn } from '#shared/text/when/field.ts';
import type { DayField } from '#shared/text/when/field.ts';
import type { Format } from '#ui/index.ts';
import type { TargetKind } from './targets.ts';

export type CellProblem =
  | 'missing'
  | 'notUnderstood'
  | 'notAMail'
  | 'noSuchDay'
  | 'bornLater'
  | 'noHour'
  | 'unknownName'
  | 'severalNames'
  | 'notAFlag'
  /** Bytes of the file that are no sign. */
  | 'unreadable';

export type CellRead =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: CellProblem };

const read = (value: string): CellRead => ({ ok: true, value });
const wrong = (problem: CellProblem): CellRead => ({ ok: false, problem });

/** What a reference can be, with all the names that a file may call it by. */
export interface Choice {
  readonly id: string;
  readonly names: readonly string[];
}

/** At the school: 01/03/2004, 2004-03-01T08:30, 1er mars 2004 à 8h30, an instant. Midnight is no hour, in any zone. */
function momentIn(text: string, { today, clock }: CellContext, year: NonNullable<DayField['year']>) {
  const plain = text.trim().replace(isoBlank, 'T');
  const at = instantParts(plain)?.epochMilliseconds;
  if (at !== undefined && !midnight.test(plain)) return { day: clock.dayOf(at), time: clock.timeOf(at) };
  const local = plain.replace(midnight, '').replace(/(?<=T\d\d:\d\d\S*)(?:Z|[+-]\d\d:?\d\d)$/u, '');
  const { date = local, hour = null } = withHour.exec(local)?.groups ?? {};
  const day = dateIn(date, { today, year });
  const time = hour === null ? null : hourIn(hour);
  return day === null || day === 'noSuchDay' ? day : hour !== null && time === null ? null : { day, time };
}

/** Before the hour of an instant that a program wrote. « 09:00-10:00 » without seconds is a span, no zone of −10:00. */
const isoBlank = /(?<=^\d{4}-\d\d-\d\d) (?=\d\d:\d\d(?::\d\d|\+|Z))/u;
const midnight = /(?:T|\s+)(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)?\s*am)(?:Z|[+-]\d\d:?\d\d)?$/iu;
const clockForm = String.raw`\d{1,2}(?:\s*[h:]\s*\d{0,2}(?::\d{2})?(?:[.,]\d+)?(?:\s*[ap]\.?m\b\.?)?|\s*[ap]\.?m\b\.?)`;
const withHour = new RegExp(`^(?<date>.+?)(?:T|[\\s,]+(?:(?:à|a|at)\\s+)?)(?<hour>${clockForm})$`, 'iu');

/** Whether a day that can be read has its year: « 12/03 » of a birth is of no year that can be known. */
const hasYear = (text: string): boolean => (text.match(/\d+/gu)?.length ?? 0) > (/\d\/\d/u.test(text) ? 2 : 1);

function birthday(text: string, context: CellContext): CellRead {
  const moment = momentIn(text, context, 'past');
  if (moment === 'noSuchDay') return wrong(moment);
  if (moment === null || !hasYear(text)) return wrong('notUnderstood');
  return moment.day > context.today ? wrong('bornLater') : read(moment.day);
}

/** `YYYY-MM-DD HH:MM`, or the day alone where the cell has no hour. */
function moment(text: string, context: CellContext): CellRead {
  const said = momentIn(text, context, Number(context.today.slice(0, 4)));
  if (said === null || said === 'noSuchDay') return wrong(said ?? 'notUnderstood');
  return read([said.day, said.time].filter(Boolean).join(' '));
}

/** Seconds are dropped: spreadsheets write 10:30 as 10:30:00. */
const hourIn = (text: string): string | null =>
  timeIn(text.trim().replace(/^(\d{1,2}:\d{2}):\d{2}(?:[.,]\d+)?/u, '$1'));

const yes = new Set(['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x']);
const no = new Set(['non', 'n', 'no', 'faux', 'false', '0']);

/** How files write what the school's list calls otherwise. */
const alike: readonly (readonly string[])[] = [
  ['m', 'mr', 'monsieur', 'sir'],
  ['mme', 'madame', 'mrs', 'ms', 'mlle', 'mademoiselle', 'miss'],
];
const nameKey = (name: string): string => {
  const key = foldedWords(name);
  return alike.find((names) => names.includes(key))?.[0] ?? key;
};

/** By its name, in any case and with any accents, or by its number where no name is that. */
function reference(text: string, choices: readonly Choice[]): CellRead {
  const key = nameKey(text);
  const found = choices.filter(({ names }) => names.some((name) => nameKey(name) === key));
  if (found.length > 1) return wrong('severalNames');
  if (found[0]) return read(found[0].id);
  return isId(text) ? read(text) : wrong('unknownName');
}

/** How a cell names a choice: by its name where no other choice has it, else by its number. */
export function textOf({ id, names: [name = ''] }: Choice, choices: readonly Choice[]): string {
  const read = reference(name, choices);
  return read.ok && read.value === id ? name : id;
}

interface CellContext {
  /** YYYY-MM-DD at the school. */
  readonly today: string;
  readonly clock: Pick<Format, 'dayOf' | 'timeOf'>;
  readonly choices: readonly Choice[];
}

const readers: Readonly<Record<TargetKind, (text: string, context: CellContext) => CellRead>> = {
  text: read,
  mail: (text) => (mailForm.test(text) ? read(text) : wrong('notAMail')),
  number: (text) => {
    // A file does not say in which language its numbers are: « 1.200 » and « 1,200 » may be thousands.
    const value = readDecimal(text, null, ',');
    const isSure = value !== null && value === readDecimal(text, null, '.') && /^-?\d{1,18}(?!\d)/u.test(value);
    return isSure ? read(value) : wrong('notUnderstood');
  },
  flag: (text, { choices }) => {
    const named = choices.find(({ names }) => names.some((name) => fold(name) === fold(text)));
    if (named) return read(named.id);
    const word = fold(text);
    return yes.has(word) ? read('true') : no.has(word) ? read('false') : wrong('notAFlag');
  },
  day: birthday,
  instant: moment,
  interview: moment,
  hour: (text) => {
    const time = hourIn(text);
    return time === null ? wrong('notUnderstood') : read(time);
  },
  reference: (text, { choices }) => reference(text, choices),
};

/** The value of a cell that is not empty, in the form in which a step is asked for. */
export const readCell = (kind: TargetKind, text: string, context: CellContext): CellRead =>
  text.includes(unreadable) ? wrong('unreadable') : readers[kind](text, context);

export const hasHour = (value: string): boolean => !dayForm.test(value);
