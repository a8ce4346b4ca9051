import { lazy, Suspense, useEffect } from 'react';
import { withWords } from '#i18n/index.ts';
import { closeRows, useOpenedRows } from '#stores/openedRow.ts';
import { useView } from '#stores/view.ts';

/** With the members of every entity, in a script of its own: a start shows no row. */
const RowDialog = lazy(async () => ({ default: (await withWords(import('./RowDialog.tsx'), 'entities')).RowDialog }));

/** Answers `openRow` on any screen, for a row that has no page of its own: a dialog with every member of it. */
export function OpenedRow() {
  const opened = useOpenedRows(({ rows }) => rows.at(-1));
  // A link, a key or a notification that leads elsewhere leaves it.
  useEffect(() => useView.subscribe((now, before) => (placeOf(now) === placeOf(before) ? undefined : closeRows())), []);
  return (
    opened && (
      <Suspense fallback={null}>
        <RowDialog key={`${opened.entity}/${opened.id}`} opened={opened} />
      </Suspense>
    )
  );
}

const placeOf = ({ screen, page, billingCase, deciding, settingsPage }: ReturnType<typeof useView.getState>): string =>
  JSON.stringify([screen, page, billingCase, deciding, settingsPage]);
