import { isName, likenessTo } from './likeness.ts';
import { soundOf } from './sound.ts';

/** The names among the words of many texts, each once with its sound, and the indices of the texts that have it. */
export class NameWords {
  private readonly names = new Map<string, { readonly sound: string; readonly places: number[] }>();

  /** `text`: a folded text (`fold.ts`). A text that changed may be added again. */
  add(text: string, place: number): void {
    for (const word of text.split(' ')) {
      // Numbers, most of which one text alone has, are half of all words.
      if (!isName(word)) continue;
      const places = this.names.get(word)?.places;
      if (!places) this.names.set(word, { sound: soundOf(word), places: [place] });
      else if (places.at(-1) !== place) places.push(place);
    }
  }

  /** The words that are like a typed one, with their likeness. */
  alike(typed: string): ReadonlyMap<string, number> {
    const likeness = likenessTo(typed);
    const found = new Map<string, number>();
    for (const [word, { sound }] of this.names) {
      const cost = likeness(word, sound);
      if (cost < Infinity) found.set(word, cost);
    }
    return found;
  }

  /** Indices of the texts that have, or had, a word. */
  having(word: string): readonly number[] {
    return this.names.get(word)?.places ?? [];
  }
}
