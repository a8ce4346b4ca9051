import { liveQuery } from './liveQuery.ts';

const nothing = [] as const;

/** By provisional id of what was created in this run: the id that the service gave it (I6). */
export const useGivenIds = liveQuery(nothing, ({ cache: { memory } }) => memory.given());

/** The id, also after the service gave the real one; '' holds none: what is typed about the row stays. */
export const useFollowedId = liveQuery(
  nothing,
  ({ cache: { memory } }, id: string): string => memory.given().get(id) ?? id,
);
