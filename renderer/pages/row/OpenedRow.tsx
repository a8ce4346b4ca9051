import { lazy, Suspense } from 'react';
import { withWords } from '#i18n/index.ts';
import { useOpenedRows } from '#stores/openedRow.ts';

/** With the members of every entity, in a script of its own: a start shows no row. */
const RowDialog = lazy(async () => ({ default: (await withWords(import('./RowDialog.tsx'), 'entities')).RowDialog }));

/** Answers `openRow` on any screen, for a row that has no page of its own: a dialog with every member of it. */
export function OpenedRow() {
  const opened = useOpenedRows(({ rows }) => rows.at(-1));
  return (
    opened && (
      <Suspense fallback={null}>
        <RowDialog key={`${opened.entity}/${opened.id}`} opened={opened} />
      </Suspense>
    )
  );
}
