import { z } from 'zod';
import { callBridge } from '#gateway/bridge.ts';
import { placeSchema } from '#shared/ipc/place.ts';
import { useFilters } from '#stores/lists.ts';
import { comeBack, here, usePlaces } from '#stores/place.ts';
import { membersOf } from '#stores/readableMembers.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';

/** What a user had before them, beside what `preferences.ts` saves: where they were, and how each screen was left. */
const beforeSchema = z.object({
  place: placeSchema,
  screens: z.array(placeSchema),
  listFilters: z.record(z.string().max(60), z.string().max(200)),
  calendarWeekend: z.boolean(),
});

/** Opens where a page was that crashed. Null: nothing crashed. */
export function recallPlace(text: string | null): void {
  const {
    place,
    screens = [],
    listFilters,
    calendarWeekend,
  } = beforeSchema.partial().parse(membersOf(beforeSchema, text));
  if (listFilters) useFilters.setState({ listFilters });
  if (calendarWeekend !== undefined) useView.setState({ calendarWeekend });
  if (place) comeBack(place, screens);
}

/** Tells main where the page is, for the one that would follow a crash. Returns what stops it. */
export function followPlace(): () => void {
  let kept: string | null = null;
  const keep = (): void => {
    const before = {
      place: here(),
      screens: Object.values(usePlaces.getState().screens),
      listFilters: useFilters.getState().listFilters,
      calendarWeekend: useView.getState().calendarWeekend,
    };
    const isOpen = useSession.getState().open !== null;
    const text = isOpen ? JSON.stringify(membersOf(beforeSchema, JSON.stringify(before, withoutForm))) : null;
    if (text === kept) return;
    kept = text;
    void callBridge('app.keepPlace', { text });
  };
  const stops = [usePlaces, useFilters, useView, useSession].map((store) => store.subscribe(keep));
  return () => stops.forEach((stop) => stop());
}

/** A form that is opened again begins with what was typed into it. */
const withoutForm = (member: string, value: unknown): unknown => (member === 'creating' ? undefined : value);
