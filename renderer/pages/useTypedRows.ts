import { useMemo } from 'react';
import { useDrafts } from '#cache/queries/useDraft.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** The ids of rows in whose form something was typed that is not saved. */
export function useTypedRows(entity: EntityName): ReadonlySet<string> {
  const prefix = `edit/${entity}/`;
  const drafts = useDrafts(prefix);
  return useMemo(() => new Set(drafts?.map(({ key }) => key.slice(prefix.length))), [drafts, prefix]);
}
