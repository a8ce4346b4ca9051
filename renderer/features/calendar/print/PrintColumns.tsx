import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { useColumns } from '../columns/useColumns.ts';
import { PrintDialog } from './PrintDialog.tsx';
import type { PrintDialogProps } from './PrintDialog.tsx';

/** The dialog with the columns of the day's people. */
export function PrintColumns({
  campusId,
  interviews,
  ...props
}: PrintDialogProps & { readonly campusId: string; readonly interviews: readonly InterviewView[] }) {
  const { t } = useTranslation();
  const kind = useView((state) => state.calendarColumns);
  const columns = useColumns(campusId, props.printed.events, interviews);
  const people = columns.map(({ id, name, events }) => ({
    id,
    title: name || t(`calendar.views.columns.nobody.${kind}`),
    events,
  }));
  return <PrintDialog {...props} printed={{ ...props.printed, people }} />;
}
