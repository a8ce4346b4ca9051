import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import { PaperDialog } from '#wording/paper/PaperDialog.tsx';
import type { Paper } from '#wording/paper/PaperDialog.tsx';
import { PaperSheets, PaperTitle } from '#wording/paper/PaperSheets.tsx';
import { PaperTable } from '#wording/paper/PaperTable.tsx';
import { sumWords } from './column.ts';
import type { ListColumn, ListRow } from './column.ts';
import type { Line, Lines } from './groups.ts';

interface ListPaperProps<Row extends ListRow> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  /** As the list shows them, folded groups included. */
  readonly lines: Lines<Row>;
  /** The rows of all groups, whose sums stand at the end. */
  readonly rows: readonly Row[];
  /** What narrows the list, in words; empty where nothing does. */
  readonly narrowedBy: string;
  readonly onClose: () => void;
}

/** Longer than any word of a language: an address, a file name. */
const hasLongWord = /\S{32}/u;
/** A list of more lines is for a spreadsheet. */
const mostLines = 2000;

export function ListPaper<Row extends ListRow>({
  label,
  columns,
  lines,
  rows,
  narrowedBy,
  onClose,
}: ListPaperProps<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [paper, setPaper] = useState<Paper>(columns.length > 5 ? 'landscape' : 'portrait');
  const count = lines.ids.length;
  const printed = lines.all.slice(0, mostLines);
  const counted = t('lists.count', { count, total: format.number(count) });
  const hasMarks = printed.some((line) => line.kind === 'row' && line.row.mark);
  const sums = columns.map((column) => sumWords(rows, column, (sum) => t('common.word.unsureSum', { sum })));
  const cut =
    lines.all.length > mostLines && t('lists.paperCut', { count: mostLines, number: format.number(mostLines) });
  const heads = [
    ...columns.map(({ id, label, isNumber }) => ({ id, label, isNumber })),
    ...(hasMarks ? [{ id: 'mark', label: t('lists.mark') }] : []),
  ];
  const extent = [counted, cut].filter(Boolean).join('. ');
  return (
    <PaperDialog
      title={t('lists.print')}
      fileName={t('lists.pdfName', { list: label, day: format.dayOf(now) })}
      sheet={{ paper, onPaper: setPaper }}
      onClose={onClose}
    >
      <p>{extent}</p>
      <PaperSheets paper={paper}>
        <PaperTitle title={label} now={now}>
          {extent}
        </PaperTitle>
        {narrowedBy !== '' && <p>{narrowedBy}</p>}
        <PaperTable columns={heads}>
          <tbody>
            {printed.map((line) => (
              <PaperLine key={line.key} line={line} columns={columns} hasMarks={hasMarks} />
            ))}
            {/* A row of the body: a footer would stand on every sheet. */}
            {sums.some((sum) => sum !== undefined) && (
              <tr data-total>
                {columns.map((column, at) => (
                  <td key={column.id} data-number={column.isNumber || undefined}>
                    {sums[at] ?? (at === 0 && t('lists.total'))}
                  </td>
                ))}
                {hasMarks && <td aria-hidden />}
              </tr>
            )}
          </tbody>
        </PaperTable>
      </PaperSheets>
    </PaperDialog>
  );
}

function PaperLine<Row extends ListRow>({
  line,
  columns,
  hasMarks,
}: {
  readonly line: Line<Row>;
  readonly columns: readonly ListColumn<Row>[];
  /** Some row has a change that the service does not have. */
  readonly hasMarks: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (line.kind !== 'row')
    return (
      <tr data-heading>
        <th colSpan={columns.length + Number(hasMarks)}>
          {line.kind === 'close' ? t('lists.close') : line.text || t('lists.nothing')} ({format.number(line.count)})
        </th>
      </tr>
    );
  return (
    <tr>
      {columns.map((column) => {
        const text = column.text(line.row);
        return (
          <td
            key={column.id}
            data-number={column.isNumber || undefined}
            data-instant={column.instant}
            data-long={hasLongWord.test(text) || undefined}
          >
            {text}
          </td>
        );
      })}
      {hasMarks && <td>{line.row.mark && t(`common.mark.${line.row.mark}`)}</td>}
    </tr>
  );
}
