import { liveQuery } from './liveQuery.ts';

const nothing = [] as const;

/** By provisional id of what was created in this run: the id that the service gave it (I6). */
export const useGivenIds = liveQuery(nothing, ({ cache: { memory } }) => memory.given());

/**
 * The id of the row that the caller holds, also after the service gave it its real one; '' holds none. Nothing is drawn
 * with an id that is gone: what is typed about the row stays.
 */
export const useFollowedId = liveQuery(
  nothing,
  ({ cache: { memory } }, id: string): string => memory.given().get(id) ?? id,
);
