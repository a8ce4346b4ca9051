/** By provisional id of what was created in this run: the id that the service gave it. */
const given = new Map<string, string>();

export function noteGiven(created: ReadonlyMap<string, string>): void {
  for (const [provisional, id] of created) given.set(provisional, id);
}

/** The current id of a row. A message that is still shown may name it by its provisional id (I6). */
export const givenId = (id: string): string => given.get(id) ?? id;
