import { nameSeparator, nameWords } from '#shared/text/people.ts';

const most = 5;

/** A known name for the one that is being typed last, and the text with it. */
export interface Proposal {
  readonly name: string;
  readonly text: string;
}

/** Each typed word begins one: « fab be » is FABRE Bertrand. None once the last name is whole, or nothing typed. */
export function proposalsFor(text: string, names: readonly string[]): readonly Proposal[] {
  const last = text.split(nameSeparator).at(-1) ?? '';
  const before = text.slice(0, text.length - last.length);
  const typed = lettersOf(last);
  if (typed.length === 0) return [];
  const found = names.filter((name) => {
    const words = lettersOf(name);
    return typed.every((letters) => words.some((word) => word.startsWith(letters)));
  });
  const isWhole = (name: string): boolean => lettersOf(name).every((word) => typed.includes(word));
  if (found.some(isWhole)) return [];
  const start = /[([]\s*$/u.test(before) ? before.trim() : before && `${before.trim()} `;
  return found.slice(0, most).map((name) => ({ name, text: `${start}${name}` }));
}

const lettersOf = (text: string): readonly string[] => nameWords(text).map(({ letters }) => letters);
