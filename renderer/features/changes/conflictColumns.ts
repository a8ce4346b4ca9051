/** The five columns of a conflict, shared by its rows, its head and the merges below. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.45fr)_minmax(0,1.45fr)_minmax(0,1.2fr)] gap-x-2.5';
