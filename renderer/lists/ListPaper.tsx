import './paperTable.css';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Segmented, useFormat } from '#ui/index.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import type { ListColumn, ListRow } from './column.ts';
import type { Line, Lines } from './groups.ts';

interface ListPaperProps<Row extends ListRow> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  /** As the list shows them, folded groups included. */
  readonly lines: Lines<Row>;
  readonly onClose: () => void;
}

/** A list of more lines is for a spreadsheet. */
const mostLines = 2000;

/** What the list shows, on paper: through the system's printers, or as a PDF. */
export function ListPaper<Row extends ListRow>({ label, columns, lines, onClose }: ListPaperProps<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [paper, setPaper] = useState<'landscape' | 'portrait'>(columns.length > 5 ? 'landscape' : 'portrait');
  const count = lines.ids.length;
  const printed = lines.keys.slice(0, mostLines).flatMap((_, at) => lines.lineAt(at) ?? []);
  const cut =
    lines.keys.length > mostLines ? t('lists.paperCut', { count: mostLines, number: format.number(mostLines) }) : '';
  return (
    <PaperDialog
      title={t('lists.print')}
      fileName={t('lists.pdfName', { list: label, day: format.dayOf(now) })}
      onClose={onClose}
    >
      <p>
        {t('lists.count', { count, total: format.number(count) })}. {cut}
      </p>
      <div className="flex items-center gap-3 text-text-2">
        {t('lists.paper')}
        <Segmented
          label={t('lists.paper')}
          value={paper}
          onChange={setPaper}
          options={(['portrait', 'landscape'] as const).map((id) => ({ id, label: t(`lists.sheet.${id}`) }))}
        />
      </div>
      {createPortal(
        <div className="paper paper-table" data-paper={paper} data-theme="light" aria-hidden="true">
          <header>
            <h1>{label}</h1>
            <span>
              {t('lists.printed', { date: format.date(now), time: format.time(now) })} {cut}
            </span>
          </header>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} data-number={column.isNumber || undefined}>
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {printed.map((line) => (
                <PaperLine key={line.key} line={line} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>,
        document.body,
      )}
    </PaperDialog>
  );
}

function PaperLine<Row extends ListRow>({
  line,
  columns,
}: {
  readonly line: Line<Row>;
  readonly columns: readonly ListColumn<Row>[];
}) {
  const { t } = useTranslation();
  if (line.kind !== 'row')
    return (
      <tr data-heading>
        <th colSpan={columns.length}>
          {line.kind === 'close' ? t('lists.close') : line.text || t('lists.nothing')} ({line.count})
        </th>
      </tr>
    );
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.id} data-number={column.isNumber || undefined}>
          {column.text(line.row)}
        </td>
      ))}
    </tr>
  );
}
