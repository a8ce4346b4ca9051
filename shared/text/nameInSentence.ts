/** In characters. */
const longest = 120;

/** A name within a sentence or message: it may be a table that was pasted, and what follows it is told too. */
export function nameInSentence(name: string): string {
  const characters = Array.from(name);
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('')}…`;
}
