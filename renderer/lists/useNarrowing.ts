import { useMemo } from 'react';
import { daysOfSpan } from '#shared/text/when/span.ts';
import { isSpan } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { Narrowing } from './order.ts';

/** What chips let a list show today, in the school's zone. The same object until the chips or the day change. */
export function useNarrowing(chips: Chips): Narrowing {
  const format = useFormat();
  const today = format.dayOf(useNow());
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(chips).map(([column, chip]) => {
          if (!isSpan(chip)) return [column, chip];
          const { from, to } = daysOfSpan(chip, today);
          return [
            column,
            {
              from: from === null ? -Infinity : format.startOfDay(from),
              before: to === null ? Infinity : format.endOfDay(to),
            },
          ];
        }),
      ),
    [chips, format, today],
  );
}
