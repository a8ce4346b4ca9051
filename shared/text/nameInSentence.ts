/** In characters. */
const longest = 120;

/** A name within a sentence or message: what follows it is read too where a table was pasted as the name. */
export function nameInSentence(name: string): string {
  const characters = Array.from(name);
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('')}…`;
}
