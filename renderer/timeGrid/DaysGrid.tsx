import { useMemo } from 'react';
import { useFormat } from '#ui/index.ts';
import type { ShownEvent } from './appearance/shown.ts';
import { DayHead } from './GridHeads.tsx';
import type { TimeColumn } from './layout/layoutDay.ts';
import { touches } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';
import { weightsOf } from './layout/weights.ts';
import { TimeGrid } from './TimeGrid.tsx';
import type { TimeGridProps } from './TimeGrid.tsx';

type DaysGridProps = Omit<TimeGridProps<TimeColumn<ShownEvent>>, 'columns' | 'renderHead'> & {
  readonly onScreen: readonly SchoolDay[];
  readonly events: readonly ShownEvent[];
  /** With those that filters hide: a day says how many of its own they hide. */
  readonly candidates: readonly ShownEvent[];
  /** With those that this screen never shows: a day that has any event is drawn wider than one without. */
  readonly all: readonly ShownEvent[];
};

/** A column for each day. */
export function DaysGrid({ onScreen, events: visible, candidates, all, ...grid }: DaysGridProps) {
  const today = useFormat().dayOf(grid.now);
  const columns = useMemo(() => {
    const weights = weightsOf(onScreen, all, today);
    return onScreen.map((day, at) => {
      const events = visible.filter((event) => touches(event, day));
      const count = visible === candidates ? events.length : candidates.filter((event) => touches(event, day)).length;
      return { id: day.day, day, whose: '', weight: weights[at] ?? 1, events, hidden: count - events.length };
    });
  }, [visible, candidates, all, onScreen, today]);
  return (
    <TimeGrid
      {...grid}
      columns={columns}
      renderHead={(column) => <DayHead {...column} isToday={column.id === today} />}
    />
  );
}
