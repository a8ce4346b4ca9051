import { useMemo } from 'react';
import { useDrafts } from '#cache/queries/useDraft.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** The ids of rows in whose form something was typed that is not saved. */
export function useTypedRows(entity: EntityName): ReadonlySet<string> {
  const drafts = useDrafts('');
  return useMemo(() => typedRows(entity, drafts?.map(({ key }) => key) ?? []), [drafts, entity]);
}

/** By the places of the drafts: that of a row's form, and those of the fields of an interview, saved one by one. */
export function typedRows(entity: EntityName, places: readonly string[]): ReadonlySet<string> {
  const own = [`edit/${entity}/`, ...(entity === 'Dossier' ? ['field/', 'member/'] : [])];
  return new Set(
    own.flatMap((prefix) =>
      places.flatMap((place) => (place.startsWith(prefix) ? (place.slice(prefix.length).split('/', 1)[0] ?? []) : [])),
    ),
  );
}
