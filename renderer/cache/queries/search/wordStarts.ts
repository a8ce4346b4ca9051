const space = 32;

/**
 * Where words begin in a text, by their first character: one letter that is typed, which most words contain, looks at
 * those words alone that begin with it.
 */
export class WordStarts {
  /** Of the words of one first character after the other, each in the order of the text. */
  private readonly all: Uint32Array;
  /** Where those of a first character begin in `all`, and where they end. */
  private readonly ranges = new Map<number, { readonly from: number; to: number }>();

  /** Every word of `text` must follow a space, the first one too. */
  constructor(text: string) {
    const counts = new Map<number, number>();
    for (let at = 1; at < text.length; at += 1) {
      if (text.charCodeAt(at - 1) !== space) continue;
      const letter = text.charCodeAt(at);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    let from = 0;
    for (const [letter, count] of counts) {
      this.ranges.set(letter, { from, to: from });
      from += count;
    }
    this.all = new Uint32Array(from);
    for (let at = 1; at < text.length; at += 1) {
      if (text.charCodeAt(at - 1) !== space) continue;
      const range = this.ranges.get(text.charCodeAt(at));
      if (range) this.all[range.to++] = at;
    }
  }

  /** Where words begin that have the first character of `term`. */
  of(term: string): Uint32Array {
    const { from, to } = this.ranges.get(term.charCodeAt(0)) ?? { from: 0, to: 0 };
    return this.all.subarray(from, to);
  }
}
