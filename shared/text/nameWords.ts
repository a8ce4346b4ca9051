import { isName, likenessTo } from './likeness.ts';
import { soundOf } from './sound.ts';

/** The names among the words of many texts, each once with its sound, and the indices of the texts that have it. */
export class NameWords {
  private readonly at = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly sounds: string[] = [];
  private readonly places: number[][] = [];

  /** `text`: a folded text (`fold.ts`). A text that changed may be added again. */
  add(text: string, place: number): void {
    for (const word of text.split(' ')) {
      const at = this.at.get(word);
      if (at !== undefined) {
        const places = this.places[at];
        if (places?.at(-1) !== place) places?.push(place);
      } else if (isName(word)) {
        this.at.set(word, this.words.length);
        this.words.push(word);
        this.sounds.push(soundOf(word));
        this.places.push([place]);
      }
    }
  }

  /** The words that are like a typed one, with their likeness. */
  alike(typed: string): ReadonlyMap<string, number> {
    const likeness = likenessTo(typed);
    const found = new Map<string, number>();
    for (const [at, word] of this.words.entries()) {
      const cost = likeness(word, this.sounds[at]);
      if (cost < Infinity) found.set(word, cost);
    }
    return found;
  }

  /** Indices of the texts that have, or had, a word. */
  having(word: string): readonly number[] {
    return this.places[this.at.get(word) ?? -1] ?? [];
  }
}
