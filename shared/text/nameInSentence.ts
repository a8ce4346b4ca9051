/** In characters. */
const longest = 120;

/** A name within a sentence or message: what follows it is read too where a table was pasted as the name. */
export function nameInSentence(name: string): string {
  // A character is one or two units.
  const characters = Array.from(name.slice(0, 2 * longest + 2));
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('')}…`;
}
