import { useMemo } from 'react';
import { useLiveContext } from '#cache/queries/CacheProvider.tsx';
import type { Live } from '#cache/queries/live.ts';
import { peopleKinds } from '#cache/queries/search/peopleIndex.ts';
import { hasPage } from '#stores/place.ts';
import type { PaletteItem } from './item.ts';
import { useRecent } from './recent.ts';
import type { RowItems } from './rowItems.ts';
import { useRowItems } from './rowItems.ts';

/**
 * The recent items as they are called now: rows may be renamed and the language changed since they were chosen. A row
 * that is not on this workstation any more keeps its words; an action that is not available here is not offered. What
 * was chosen in two ways, by its name and by its number, is one item.
 */
export function useRecentItems(actions: readonly PaletteItem[]): readonly PaletteItem[] {
  const recent = useRecent(({ items }) => items);
  const live = useLiveContext();
  const rowItems = useRowItems();
  return useMemo(() => {
    const items = recent.flatMap(
      (item) =>
        (item.group === 'action'
          ? actions.find(({ id }) => id === item.id)
          : (itemNow(item, live, rowItems) ?? item)) ?? [],
    );
    return [...new Map(items.map((item) => [item.id, item])).values()];
  }, [recent, actions, live, rowItems]);
}

/** What the palette would write of the same row now; null where the row is not here. */
function itemNow({ place }: PaletteItem, live: Live, rowItems: RowItems): PaletteItem | null {
  if (place?.at === 'folder') {
    const folder = live.folders.one(place.id);
    return folder && rowItems.folder(folder);
  }
  if (place?.at === 'calendar' && place.of?.kind === 'teacher' && place.of.id !== null && !place.of.beside) {
    const row = live.people.row('Enseignant', place.of.id);
    return row && rowItems.teacherWeek(row);
  }
  if (place?.at === 'calendar' && place.selected) {
    const event = live.events.one(place.selected);
    return event && rowItems.event(event);
  }
  if (place?.at !== 'row' || !hasPage(place.entity)) return null;
  const { entity, id } = place;
  const kind = peopleKinds.find((each) => each === entity);
  const [line] = kind ? live.people.lines(kind, [id]) : [];
  if (line) return rowItems.person(line);
  const row = kind ? null : live.people.row(entity, id);
  return row && rowItems.page(entity, row);
}
