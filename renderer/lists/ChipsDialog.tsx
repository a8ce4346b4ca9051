import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chips } from '#stores/lists.ts';
import { useView } from '#stores/view.ts';
import { Button, CheckList, Dialog, Select, useFormat } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

/** More values than that are found by typing. */
const mostValues = 200;

const setChips = (id: string, chips: Chips): void =>
  useView.setState(({ listChips }) => ({ listChips: { ...listChips, [id]: chips } }));

/** Which values a list shows, column by column: under each other, with their number; applied at once. */
export function ChipsDialog<Row extends ListRow>({
  id,
  columns,
  rows,
  chips,
  onClose,
}: {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  /** All of the list. */
  readonly rows: readonly Row[];
  readonly chips: Chips;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [columnId, setColumnId] = useState<string | null>(Object.keys(chips)[0] ?? null);
  const column = columns.find((each) => each.id === columnId);
  const values = useMemo(() => (column ? valuesOf(rows, column) : []), [rows, column]);
  return (
    <Dialog
      title={t('lists.filterBy')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button isDisabled={Object.keys(chips).length === 0} onPress={() => setChips(id, {})}>
            {t('lists.noChips')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <Select
        label={t('lists.column')}
        value={columnId}
        onChange={setColumnId}
        placeholder={t('lists.chooseColumn')}
        options={columns.map((each) => ({ id: each.id, label: each.label }))}
      />
      {column && (
        <div className="scroll-thin mt-3 max-h-[45vh] overflow-y-auto border-t border-line pt-2">
          <CheckList
            label={column.label}
            // An empty id would be no choice.
            value={(chips[column.id] ?? []).map((text) => `=${text}`)}
            onChange={(next) =>
              setChips(
                id,
                withChips(
                  chips,
                  column.id,
                  next.map((each) => each.slice(1)),
                ),
              )
            }
            options={values.slice(0, mostValues).map(([text, count]) => ({
              id: `=${text}`,
              label: text || t('lists.nothing'),
              detail: format.number(count),
            }))}
          />
          {values.length > mostValues && <p className="py-2 text-help text-text-3">{t('lists.manyValues')}</p>}
        </div>
      )}
    </Dialog>
  );
}

/** Each text of a column and how often it is there, the most frequent first. */
function valuesOf<Row extends ListRow>(
  rows: readonly Row[],
  { text }: ListColumn<Row>,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(text(row), (counts.get(text(row)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'fr', { numeric: true }));
}

function withChips(chips: Chips, column: string, values: readonly string[]): Chips {
  const others = Object.entries(chips).filter(([id]) => id !== column);
  return Object.fromEntries(values.length === 0 ? others : [...others, [column, values]]);
}

/** What is chosen, each with a way back. */
export function ChipsLine<Row extends ListRow>({
  id,
  columns,
  chips,
}: {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly chips: Chips;
}) {
  const { t } = useTranslation();
  const shown = columns.filter((column) => chips[column.id]);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('lists.filterBy')} className="order-last flex basis-full flex-wrap gap-2">
      {shown.map((column) => {
        const words = (chips[column.id] ?? []).map((text) => text || t('lists.nothing')).join(', ');
        const chip = t('lists.chip', { column: column.label, values: words });
        return (
          <li key={column.id} className="max-w-full">
            <button
              type="button"
              aria-label={t('lists.dropChip', { chip })}
              title={chip}
              onClick={() => setChips(id, withChips(chips, column.id, []))}
              className="inline-flex h-[26px] max-w-full items-center gap-1.5 rounded-chip border border-line bg-accent-soft px-2 text-help hover:bg-hover"
            >
              <span className="truncate-line">{chip}</span>
              <X size={12} aria-hidden className="shrink-0" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
