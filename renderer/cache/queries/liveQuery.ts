import { useCallback, useMemo } from 'react';
import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PullRequest } from '#sync/ports.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Times } from './events.ts';
import type { FolderOwner } from './folderOf.ts';
import type { Live } from './live.ts';
import { useLive } from './useLive.ts';

type Plain = string | number | boolean | null | undefined;
/** What a query is asked with: nothing but plain values, so that two questions can be compared. */
type Argument = Plain | readonly Plain[] | Times | PullRequest | FolderOwner;
type Needs = readonly EntityName[];

/** Read again after a change of what it looked at. `needs`: a constant list; equal arguments may be new objects. */
export const liveQuery = <Args extends Argument[], Value>(
  needs: Needs,
  read: (live: Live, ...args: Args) => Value,
): ((...args: Args) => Value) =>
  function useQuery(...args) {
    const asked = useSame(args);
    return useLive(
      needs,
      useCallback((live: Live) => read(live, ...asked), [asked]),
    );
  };

/** The same where the datasets follow from the first argument. */
export const liveQueryOf = <First extends Argument, Rest extends Argument[], Value>(
  needsOf: (first: First) => Needs,
  read: (live: Live, first: First, ...rest: Rest) => Value,
): ((first: First, ...rest: Rest) => Value) =>
  function useQuery(first, ...rest) {
    const asked = useSame<[First, ...Rest]>([first, ...rest]);
    return useLive(
      needsOf(asked[0]),
      useCallback((live: Live) => read(live, ...asked), [asked]),
    );
  };

/** The same for what is asked with an object or function, which must be stable. */
export const liveQueryBy = <By, Value>(needs: Needs, read: (live: Live, by: By) => Value): ((by: By) => Value) =>
  function useQuery(by) {
    return useLive(
      needs,
      useCallback((live: Live) => read(live, by), [by]),
    );
  };

/** A reading of the cache at the moment of asking: nothing is drawn again for it. */
export const liveAnswer = <Args extends readonly unknown[], Value>(
  read: (live: Live, ...args: Args) => Value,
): (() => (...args: Args) => Value) =>
  function useAnswer() {
    const live = useLiveContext();
    return useCallback((...args) => read(live, ...args), [live]);
  };

/** The same list until it has other arguments. */
function useSame<Args extends Argument[]>(args: Args): Args {
  const key = JSON.stringify(args);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => args, [key]);
}

const lists = new Map(entityNames.map((entity): [EntityName, Needs] => [entity, [entity]]));
export const rowsOfEntity = (entity: EntityName): Needs => lists.get(entity) ?? [entity];
