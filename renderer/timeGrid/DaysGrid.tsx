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

/** A person who has a column of their own in each day, and the ids of their events. */
export interface Side {
  readonly name: string;
  readonly events: ReadonlySet<string>;
}

type DaysGridProps = Omit<TimeGridProps<TimeColumn<ShownEvent>>, 'columns' | 'renderHead'> & {
  readonly onScreen: readonly SchoolDay[];
  readonly events: readonly ShownEvent[];
  /** With those that filters hide: a day says how many of its own they hide. */
  readonly candidates: readonly ShownEvent[];
  /** With those that this screen never shows: a day that has any event is drawn wider than one without. */
  readonly all: readonly ShownEvent[];
  /** Undefined: a day is one column. */
  readonly sides?: readonly Side[] | undefined;
};

const everyone = [{ name: '', events: null }];

/** A column for each day, or for each person of each day. */
export function DaysGrid({ onScreen, events: visible, candidates, all, sides, ...grid }: DaysGridProps) {
  const format = useFormat();
  const today = format.dayOf(grid.now);
  const columns = useMemo(() => {
    const weights = weightsOf(onScreen, all, today);
    return onScreen.flatMap((day, at) =>
      (sides ?? everyone).map(({ name, events: own }) => {
        const isHere = (event: ShownEvent): boolean => touches(event, day) && (own?.has(event.id) ?? true);
        const events = visible.filter(isHere);
        const count = visible === candidates ? events.length : candidates.filter(isHere).length;
        const title = name === '' ? undefined : `${name}, ${format.dayLong(day.start)}`;
        const id = name === '' ? day.day : `${day.day} ${name}`;
        return { id, day, whose: name, title, weight: weights[at] ?? 1, events, hidden: count - events.length };
      }),
    );
  }, [visible, candidates, all, onScreen, today, sides, format]);
  return (
    <TimeGrid
      {...grid}
      columns={columns}
      renderHead={(column) => <DayHead {...column} isToday={column.day.day === today} />}
    />
  );
}
