import { useTranslation } from 'react-i18next';
import { Notes, useFormat } from '#ui/index.ts';
import { letters } from './ColumnsStage.tsx';
import type { ImportDraft } from './draft.ts';

/** So many cells without a value are named. */
const mostNamed = 5;

/** What was not taken as the file has it: rows that it hides, cells without a value. */
export function ReadingNotes({ draft: { hidden, errors, rows } }: { readonly draft: ImportDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const empty = errors.filter(({ row, column }) => !rows[row]?.[column]);
  const named = empty.slice(0, mostNamed).map(({ row, column, text }) => `${letters(column)}${row + 1} ${text}`.trim());
  const cells = [...named, ...(empty.length > mostNamed ? ['…'] : [])].join(', ');
  const said = [
    hidden.length > 0 && t('importing.hidden', counted(hidden.length)),
    empty.length > 0 && t('importing.errors', { ...counted(empty.length), cells }),
  ];
  return <Notes said={said} className="px-5 pt-3" />;
}
