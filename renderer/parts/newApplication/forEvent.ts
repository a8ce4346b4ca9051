import type { EventView } from '#cache/queries/views.ts';
import { fold } from '#shared/text/fold.ts';
import { startCreating } from '#stores/place.ts';

const isUpper = (word: string): boolean => word.length > 1 && word === word.toLocaleUpperCase('fr');
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean);

/** Whom the name of an interview says, to begin a form with: what its type says is left out. */
function personIn({ nom, typeName }: Pick<EventView, 'nom' | 'typeName'>): {
  readonly lastName: string;
  readonly firstName: string;
} {
  const ofType = new Set(wordsOf(fold(`${typeName} entretien interview`)));
  const words = wordsOf(nom).filter((word) => !ofType.has(fold(word)));
  const upper = words.filter(isUpper);
  const last = upper.length > 0 ? upper : words.slice(0, 1);
  return { lastName: last.join(' '), firstName: words.filter((word) => !last.includes(word)).join(' ') };
}

/** Opens the form of a new application for an interview of the calendar, which is linked to it. */
export const createApplicationFor = (event: EventView): boolean =>
  startCreating({ what: 'walkIn', applicant: personIn(event), event: { id: event.id, at: event.debut } });
