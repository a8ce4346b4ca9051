export interface Choice {
  readonly selectedId: string | null;
  /** Two at least, including the selected one; otherwise none. */
  readonly picked: ReadonlySet<string>;
}

export const none: ReadonlySet<string> = new Set();

/** Adds one event, or removes it if it was selected already. */
export function alsoChosen({ selectedId, picked }: Choice, id: string): Choice {
  const ids = new Set(picked.size > 0 ? picked : selectedId === null ? [] : [selectedId]);
  if (!ids.delete(id)) ids.add(id);
  return chosen(ids, ids.has(id) ? id : selectedId !== null && ids.has(selectedId) ? selectedId : null);
}

export function chosen(ids: ReadonlySet<string>, selectedId: string | null): Choice {
  const [first] = ids;
  if (ids.size < 2) return { selectedId: first ?? null, picked: none };
  return { selectedId: selectedId ?? first ?? null, picked: ids };
}
