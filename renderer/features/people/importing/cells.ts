import { readDecimal } from '#forms/decimal.ts';
import { unreadable } from '#forms/incoming/decode.ts';
import { isId } from '#shared/entities/idForm.ts';
import { fold, foldedWords } from '#shared/text/fold.ts';
import { dayForm } from '#shared/text/when/civil.ts';
import { dateIn, timeIn } from '#shared/text/when/field.ts';
import type { TargetKind } from './targets.ts';

/** Why a cell cannot be taken. */
export type CellProblem =
  | 'missing'
  | 'notAMail'
  | 'notADay'
  | 'noSuchDay'
  | 'bornLater'
  | 'noHour'
  | 'notAnHour'
  | 'unknownName'
  | 'severalNames'
  | 'notANumber'
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

/** A day as files write it: 01/03/2004, 2004-03-01, 1er mars 2004, 1.3.04. Returns YYYY-MM-DD, or null. */
export const dayIn = (text: string, today: string): string | null =>
  dateIn(text, { today, year: Number(today.slice(0, 4)) });

const threeNumbers = /\d{1,4}[/. -]\d{1,2}[/. -]\d{1,4}/u;
/** Three numbers are a day that the calendar has not; anything else is not understood as one. */
const noDay = (text: string): CellRead => wrong(threeNumbers.test(text) ? 'noSuchDay' : 'notADay');

/** Whether a day that can be read has its year: « 12/03 » of a birth is of no year that can be known. */
const hasYear = (text: string): boolean => (text.match(/\d+/gu)?.length ?? 0) > (/\d\/\d/u.test(text) ? 2 : 1);

function birthday(text: string, today: string): CellRead {
  // Midnight is how some programs write that a day has no hour.
  const day = dateIn(text.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/u, ''), { today, year: 'past' });
  if (day === null || !hasYear(text)) return noDay(text);
  return day > today ? wrong('bornLater') : read(day);
}

const hourAfter = /(?:\s*[T,]\s*|\s+(?:à|a|at)?\s*)(\d{1,2}\s*(?:[h:]\s*\d{0,2}(?::\d{2})?))$/iu;

/** A day with its hour: `YYYY-MM-DD HH:MM`, or the day alone where the cell has no hour. */
function interview(text: string, today: string): CellRead {
  const plain = text.trim();
  const hour = hourAfter.exec(plain);
  const day = dayIn(hour ? plain.slice(0, hour.index) : plain, today);
  if (day === null) return noDay(text);
  if (!hour) return read(day);
  const time = hourIn(hour[1] ?? '');
  return time === null ? wrong('notAnHour') : read(`${day} ${time}`);
}

/** Seconds are dropped: spreadsheets write 10:30 as 10:30:00. */
const hourIn = (text: string): string | null => timeIn(text.trim().replace(/^(\d{1,2}:\d{2}):\d{2}$/u, '$1'));

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
  readonly choices: readonly Choice[];
  readonly isMail: (text: string) => boolean;
}

const readers: Readonly<Record<TargetKind, (text: string, context: CellContext) => CellRead>> = {
  text: read,
  mail: (text, { isMail }) => (isMail(text) ? read(text) : wrong('notAMail')),
  number: (text) => {
    // A file does not say in which language its numbers are: « 1.200 » and « 1,200 » may be thousands.
    const value = readDecimal(text, null, ',');
    const isSure = value !== null && value === readDecimal(text, null, '.') && /^-?\d{1,18}(?!\d)/u.test(value);
    return isSure ? read(value) : wrong('notANumber');
  },
  flag: (text, { choices }) => {
    const named = choices.find(({ names }) => names.some((name) => fold(name) === fold(text)));
    if (named) return read(named.id);
    const word = fold(text);
    return yes.has(word) ? read('true') : no.has(word) ? read('false') : wrong('notAFlag');
  },
  day: (text, { today }) => birthday(text, today),
  instant: (text, { today }) => interview(text, today),
  interview: (text, { today }) => interview(text, today),
  hour: (text) => {
    const time = hourIn(text);
    return time === null ? wrong('notAnHour') : read(time);
  },
  reference: (text, { choices }) => reference(text, choices),
};

/** The value of a cell that is not empty, in the form in which a step is asked for. */
export const readCell = (kind: TargetKind, text: string, context: CellContext): CellRead =>
  text.includes(unreadable) ? wrong('unreadable') : readers[kind](text, context);

export const hasHour = (value: string): boolean => !dayForm.test(value);
