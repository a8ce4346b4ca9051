import { classes } from './classes.ts';

/**
 * Of the first and last word, or of the only one: « MOREAU Claire » MC, « claire.moreau@… » CM. A hyphen parts
 * addresses alone. Letters keep their marks; '' without letters. `isNumbered`: a number at the end in place of the last
 * letter, « Campus Lyon 2 » C2.
 */
export function initials(name: string, isNumbered = false): string {
  const [whose = '', host] = name.normalize('NFC').split('@', 2);
  const words = whose
    .split(host === undefined ? /[\s._]+/u : /[\s._-]+/u)
    .map((word) => word.match(/\p{L}\p{M}*/gu) ?? [])
    .filter(({ length }) => length > 0);
  const [first = [], ...others] = words;
  const number = isNumbered && first.length > 0 ? /\s(\d{1,2})$/u.exec(whose)?.[1] : undefined;
  const last = number ?? others.at(-1)?.[0];
  return (last === undefined ? first.slice(0, 2) : [first[0], last]).join('').toLocaleUpperCase('fr');
}

interface InitialsProps {
  readonly name: string;
  /** A number at its end stays: names of its kind may differ in nothing else. */
  readonly isNumbered?: boolean;
  readonly className: string;
}

/** The initials of a name beside it, for the eye alone; nothing for a name without letters. */
export function Initials({ name, isNumbered = false, className }: InitialsProps) {
  const letters = initials(name, isNumbered);
  if (letters === '') return null;
  return (
    <span aria-hidden className={classes('flex shrink-0 items-center justify-center font-bold', className)}>
      {letters}
    </span>
  );
}
