import { useMemo } from 'react';
import type { ListColumn } from '#lists/column.ts';
import { shownColumns } from '#lists/layout.ts';
import { RowTexts } from '#lists/order.ts';
import { useNarrowing } from '#lists/useNarrowing.ts';
import { everyType, isTypeShown, useCalendarTypes } from '#stores/calendarTypes.ts';
import { chooseChips, eventList, filterList, useFilters, useListLayouts } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { usualColumns } from '../list/useEventColumns.tsx';

const noChips: Chips = {};

export function useEventFilter(): { readonly filter: string; readonly chips: Chips } {
  const filter = useFilters(({ listFilters }) => listFilters[eventList] ?? '');
  const chips = useFilters(({ listChips }) => listChips[eventList] ?? noChips);
  return useMemo(() => ({ filter, chips }), [filter, chips]);
}

export interface FilteredEvents {
  /** Of the types that the calendar shows: the rows of the list, which leaves out the others itself. */
  readonly ofTypes: readonly ShownEvent[];
  readonly visible: readonly ShownEvent[];
  readonly texts: RowTexts<ShownEvent>;
}

/** What the user lets the calendar show: types of events, and of these what their list shows. */
export function useFilteredEvents(
  events: readonly ShownEvent[],
  columns: readonly ListColumn<ShownEvent>[],
): FilteredEvents {
  const types = useCalendarTypes();
  const { filter, chips: chosenChips } = useEventFilter();
  const chips = useNarrowing(chosenChips);
  const chosen = useListLayouts(({ layouts }) => layouts[eventList]?.columns);
  const texts = useMemo(
    () => new RowTexts(shownColumns(columns, usualColumns, chosen), undefined, columns),
    [columns, chosen],
  );
  const ofTypes = useMemo(() => {
    const isEvery = types.onlyType === null && types.hiddenTypes.length === 0;
    return isEvery ? events : events.filter(({ typeId }) => isTypeShown(types, typeId));
  }, [events, types]);
  const visible = useMemo(() => texts.left(ofTypes, { filter, chips }), [texts, ofTypes, filter, chips]);
  return { ofTypes, visible, texts };
}

export function showEveryEvent(): void {
  useCalendarTypes.setState(everyType);
  filterList(eventList, '');
  chooseChips(eventList, noChips);
}
