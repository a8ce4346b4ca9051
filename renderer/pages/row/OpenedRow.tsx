import { withWords } from '#i18n/index.ts';
import { useOpenedRows } from '#stores/openedRow.ts';
import { later, OpeningDialog, useFetched } from '#ui/index.ts';

/** With the members of every entity, in a script of its own: a start shows no row. */
const RowDialog = later(async () => (await withWords(import('./RowDialog.tsx'), 'entities')).RowDialog, OpeningDialog);

/** Answers `openRow` on any screen, for a row that has no page of its own: a dialog with every member of it. */
export function OpenedRow() {
  useFetched(RowDialog);
  const opened = useOpenedRows(({ rows }) => rows.at(-1));
  return opened && <RowDialog.Component key={`${opened.entity}/${opened.id}`} opened={opened} />;
}
