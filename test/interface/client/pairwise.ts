/** Names of switches, and the values that each may have. */
export type Switches = Readonly<Record<string, readonly string[]>>;
/** One value of every switch. */
export type Combination<Of extends Switches> = { readonly [Name in keyof Of]: Of[Name][number] };

/** A value of one switch, by their places. */
interface Choice {
  readonly of: number;
  readonly value: number;
}

/**
 * Combinations in which every value of every switch occurs with every value of every other one at least once: a failure
 * that needs two switches is found without trying all combinations. The same table gives the same list.
 */
export function pairwise<Of extends Switches>(switches: Of): readonly Combination<Of>[] {
  const names: readonly (keyof Of & string)[] = Object.keys(switches);
  const choices = names.map((name, of) => (switches[name] ?? []).map((_, value): Choice => ({ of, value })));
  const missing = new Set(
    choices.flatMap((ours, of) =>
      choices
        .slice(of + 1)
        .flat()
        .flatMap((theirs) => ours.map((mine) => pairOf(mine, theirs))),
    ),
  );
  const combinations: Combination<Of>[] = [];
  while (missing.size > 0) {
    const row = nextRow(choices, missing);
    for (const pair of pairsIn(row)) missing.delete(pair);
    const chosen = row.map(({ of, value }) => [names[of], switches[names[of] ?? '']?.[value]]);
    combinations.push(Object.fromEntries(chosen) as Combination<Of>); // one value of every name, in their order
  }
  return combinations;
}

const pairOf = (a: Choice, b: Choice): string => (a.of < b.of ? `${a.of}=${a.value} ${b.of}=${b.value}` : pairOf(b, a));
const pairsIn = (row: readonly Choice[]): readonly string[] =>
  row.flatMap((choice, at) => row.slice(at + 1).map((other) => pairOf(choice, other)));

/**
 * Begins with a missing pair, then gives each switch the value that covers most missing pairs, now or later. Those of
 * most values choose first, while every pair is still open: fewer rows than in the order of the table.
 */
function nextRow(choices: readonly (readonly Choice[])[], missing: ReadonlySet<string>): readonly Choice[] {
  const [first = ''] = missing;
  const row = first.split(' ').map((choice): Choice => {
    const [of = 0, value = 0] = choice.split('=').map(Number);
    return { of, value };
  });
  const isMissing =
    (choice: Choice) =>
    (other: Choice): boolean =>
      choice.of !== other.of && missing.has(pairOf(choice, other));
  const later = (choice: Choice): number => choices.flat().filter(isMissing(choice)).length;
  for (const ours of choices.toSorted((a, b) => b.length - a.length)) {
    if (row.some(({ of }) => of === ours[0]?.of)) continue;
    const now = (choice: Choice): number => row.filter(isMissing(choice)).length;
    const [best] = ours.toSorted((a, b) => now(b) - now(a) || later(b) - later(a));
    if (best) row.push(best);
  }
  return row.toSorted((a, b) => a.of - b.of);
}
