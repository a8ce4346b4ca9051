import { fold } from '#shared/text/fold.ts';
import type { Rank } from '../layout/divideWidth.ts';

/** The six colours of an event block (experience: Event blocks). */
export type Hue = 'interview' | 'class' | 'jury' | 'meeting' | 'open' | 'other';

/** Schools name event types: words decide. The first match wins: « Jury d’admission » is a jury. */
const hints: readonly (readonly [Hue, RegExp])[] = [
  ['open', /portes? ouvertes?|jpo|forum|salon|open day/u],
  ['jury', /jury|soutenance|examen|epreuve|exam\b/u],
  ['interview', /entretien|admission|interview/u],
  ['meeting', /reunion|conseil|equipe|comite|bilan|meeting/u],
  ['class', /cours|seance|atelier|classe|formation|\bt[dp]\b|module|class|lesson|workshop/u],
];

export function hueOf(typeName: string): Hue {
  const known = hues.get(typeName);
  if (known) return known;
  const folded = fold(typeName);
  const hue = hints.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
  hues.set(typeName, hue);
  return hue;
}
/** Cached by name: a school has few types, and each is looked up for every event. */
const hues = new Map<string, Hue>();

interface Coloured {
  readonly typeName: string;
  /** Its colour, where its type does not say it. */
  readonly hue?: Hue;
}

export const hueOfEvent = ({ typeName, hue }: Coloured): Hue => hue ?? hueOf(typeName);

/** How much an event of a type gives way to others of its time. */
export const rankOf = (event: Coloured): Rank => {
  if (event.hue !== undefined) return 'other';
  const hue = hueOf(event.typeName);
  if (hue === 'jury' || hue === 'interview') return hue;
  return hue === 'class' ? 'course' : 'other';
};
