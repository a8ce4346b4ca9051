/** By provisional id, as the cache has it. */
let given: ReadonlyMap<string, string> = new Map();

export const setGivenIds = (all: ReadonlyMap<string, string>): void => void (given = all);

/** The current id of a row. A message that is still shown may name it by its provisional id (I6). */
export const givenId = (id: string): string => given.get(id) ?? id;
