/** By provisional id of what was created in this run: the id that the service gave it. */
const given = new Map<string, string>();

export function noteGiven(created: ReadonlyMap<string, string>): void {
  for (const [provisional, id] of created) given.set(provisional, id);
}

/** The id of a row now: a message of a moment ago still names it as it was when it was created (I6). */
export const givenId = (id: string): string => given.get(id) ?? id;
