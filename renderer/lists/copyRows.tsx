import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cellOfText } from '#shared/text/sheetCell.ts';
import { isField, showToast } from '#ui/index.ts';
import { ChosenBar } from './ChosenBar.tsx';
import type { ListRow } from './column.ts';
import type { Choosing } from './useChoosing.ts';

export interface CopiedTable {
  readonly titles: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** No cell may break its line or run as a formula where it is pasted. */
const cellOf = (text: string): string => cellOfText(text.replaceAll(/\s+/gu, ' '));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Tab-separated, with the titles first. */
const tsvOf = ({ titles, lines }: CopiedTable): string =>
  [titles, ...lines].map((line) => line.map(cellOf).join('\t')).join('\r\n');

function htmlOf({ titles, lines }: CopiedTable): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cellOf(cell))}</${tag}>`).join('')}</tr>`;
  return `<table>${row(titles, 'th')}${lines.map((line) => row(line, 'td')).join('')}</table>`;
}

/** Ctrl C in a list: its chosen rows, else the one that has the focus, unless a text is selected. */
export function useCopyRows(tableOf: () => CopiedTable): (event: ClipboardEvent) => void {
  const { t } = useTranslation();
  return (event) => {
    const table = tableOf();
    const isText = getSelection()?.isCollapsed === false || isField(event.target);
    if (isText || table.lines.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tsvOf(table));
    event.clipboardData.setData('text/html', htmlOf(table));
    showToast(t('lists.copied', { count: table.lines.length }));
  };
}

const none: ReadonlySet<string> = new Set();

/** Rows of a list without acts on several are chosen to be copied. */
export function useCopied<Row extends ListRow>(): Choosing<Row> {
  const { t } = useTranslation();
  const [chosen, onChoose] = useState(none);
  return {
    chosen,
    onChoose,
    renderBar: ({ length: count }) => (
      <ChosenBar count={t('lists.chosen', { count })} hint={t('lists.copyHow')} onClose={() => onChoose(none)} />
    ),
  };
}
