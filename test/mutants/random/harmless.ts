/** A mistake after which everything observable is the same, found by what it does to the source. */
export interface Harmless {
  readonly file: string;
  /** The line of the source where it begins, without the spaces around it. */
  readonly line: string;
  readonly was: string;
  readonly now: string;
  readonly why: string;
}

export const harmless: readonly Harmless[] = [
  {
    file: 'shared/merge/merge.ts',
    line: "sameValue(description, change.key === undefined ? change.field : '', change[pick], change.theirs);",
    was: 'change.key === undefined',
    now: 'true',
    why: 'only references, instants and dates are compared by their name, and no member that is a list is one of them',
  },
];
