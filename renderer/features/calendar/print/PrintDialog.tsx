import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { useFormat } from '#ui/index.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import type { Paper } from '#wording/paper/PaperDialog.tsx';
import { useColumns } from '../columns/useColumns.ts';
import { useFileName } from '../export/useExport.ts';
import { periodTitle } from '../period/title.ts';
import type { Period } from '../period/usePeriod.ts';
import { PrintSheet } from './PrintSheet.tsx';
import type { Printed } from './PrintSheet.tsx';

interface PrintPeriodProps {
  readonly period: Period;
  readonly campusName: string;
  readonly onClose: () => void;
}

export function PrintPeriod({ period, campusName, onClose }: PrintPeriodProps) {
  const format = useFormat();
  const fileName = useFileName(period);
  const { view, day, onScreen, all, visible, person, now } = period;
  const props = {
    printed: {
      view,
      days: onScreen,
      day,
      events: visible,
      people: [],
      title: periodTitle(view, onScreen, day, format),
      // A person's events are of every campus.
      campusName: person?.name ?? campusName,
      hidden: (person?.events ?? all).length - visible.length,
    },
    fileName,
    now,
    onClose,
  };
  return view === 'columns' ? <PrintColumns {...props} period={period} /> : <PrintDialog {...props} />;
}

interface PrintDialogProps {
  readonly printed: Printed;
  /** Without its extension. */
  readonly fileName: string;
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** The view on paper: through the system's printers, or as a PDF. */
function PrintDialog({ printed, fileName, now, onClose }: PrintDialogProps) {
  const { t } = useTranslation();
  const [paper, setPaper] = useState<Paper>('landscape');
  return (
    <PaperDialog
      title={t('calendar.views.print.title')}
      fileName={fileName}
      sheet={{ paper, onPaper: setPaper }}
      onClose={onClose}
    >
      <p>
        {t('calendar.views.print.what', { period: printed.title, count: printed.events.length })}
        {printed.hidden > 0 && ` ${t('calendar.views.filter.hidden', { count: printed.hidden })}`}
      </p>
      <PrintSheet printed={printed} paper={paper} now={now} />
    </PaperDialog>
  );
}

function PrintColumns({ period, ...props }: PrintDialogProps & { readonly period: Period }) {
  const { t } = useTranslation();
  const kind = useView((state) => state.calendarColumns);
  const { columns } = useColumns(period);
  // Paper has no room for those who have nothing.
  const people = columns
    .filter(({ events }) => events.length > 0)
    .map(({ id, name, events }) => ({ id, title: name || t(`calendar.views.columns.nobody.${kind}`), events }));
  return <PrintDialog {...props} printed={{ ...props.printed, people }} />;
}
