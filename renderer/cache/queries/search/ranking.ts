import uFuzzy from '@leeoniya/ufuzzy';

/** Of one thing found, what tells how well: the less, the better. */
type Criterion = (info: uFuzzy.Info, at: number) => number;

/** As uFuzzy ranks, but for its last word: whoever is found equally well stays in the order of the list, however short their name. */
const criteria: readonly Criterion[] = [
  ({ chars }, at) => -(chars[at] ?? 0),
  ({ intraIns }, at) => intraIns[at] ?? 0,
  ({ terms, interLft2, interLft1 }, at) => -((terms[at] ?? 0) + (interLft2[at] ?? 0) + (interLft1[at] ?? 0) / 2),
  ({ interIns }, at) => interIns[at] ?? 0,
  // A straw begins with a space: what is found behind it is its first word, by which the list is sorted.
  ({ start }, at) => ((start[at] ?? 0) > 1 ? 1 : 0),
];

export const ranking = new uFuzzy({
  sort: (info) =>
    info.idx
      .map((_, at) => at)
      .toSorted((a, b) => {
        for (const criterion of criteria) {
          const difference = criterion(info, a) - criterion(info, b);
          if (difference !== 0) return difference;
        }
        return (info.idx[a] ?? 0) - (info.idx[b] ?? 0);
      }),
});
