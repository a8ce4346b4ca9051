import { searchTerms, searchText } from '#shared/text/searchText.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { stateWords } from './state.ts';

/** Those whose words (what, about what, how it ended) hold every word that is looked for, in the order given. */
export function matching(receipts: readonly Step[], looked: string, wording: Wording): readonly Step[] {
  const terms = searchTerms(looked);
  if (terms.length === 0) return receipts;
  return receipts.filter((receipt) => {
    const told = searchText(
      `${sentence(receipt, wording)} ${receipt.summary.subject} ${stateWords(receipt, [], wording)}`,
    );
    return terms.every((term) => told.includes(term));
  });
}

/** Receipts by the day on which they ended, as `day` tells it; newest first, as given. */
export function byDay(receipts: readonly Step[], day: (at: number) => string): ReadonlyMap<string, readonly Step[]> {
  return Map.groupBy(receipts, (receipt) => day(endedAt(receipt)));
}
