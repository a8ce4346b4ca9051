/** What became of a set of rights. */
export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/** Two sets of rights compared: the service's answer may be the whole set or a part of it, so both are read (R5.8). */
export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    added: [...has].filter((id) => !had.has(id)),
    removed: [...had].filter((id) => !has.has(id)),
    kept: [...has].filter((id) => had.has(id)),
  };
}
