import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseChips } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { Button, CheckList, classes, Dialog, Select, useFormat } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import type { RowTexts } from './order.ts';
import { useInSlices } from './useInSlices.ts';

const nothing: readonly string[] = [];
/** More values than that are found by typing. */
const mostValues = 200;

const setChips = (id: string, chips: Chips): void => chooseChips(id, chips);

/** Which values a list shows, column by column: under each other, with their number; applied at once. */
export function ChipsDialog<Row extends ListRow>({
  id,
  columns,
  rows,
  texts,
  chips,
  onClose,
}: {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  /** All of the list. */
  readonly rows: readonly Row[];
  readonly texts: RowTexts<Row>;
  readonly chips: Chips;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [columnId, setColumnId] = useState(() => columns.find((each) => chips[each.id])?.id ?? null);
  const column = columns.find((each) => each.id === columnId);
  const { value: found } = useInSlices(useCallback(() => valuesOf(texts, rows, column), [texts, rows, column]));
  const picked = (column && chips[column.id]) ?? nothing;
  const values = found && found.of === columnId ? withPicked(found.values, picked) : null;
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
      {column && values && (
        <div className="scroll-thin mt-3 max-h-[45vh] overflow-y-auto border-t border-line pt-2">
          <CheckList
            label={column.label}
            // An empty id would be no choice.
            value={picked.map((text) => `=${text}`)}
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
            options={values.map(([text, count]) => ({
              id: `=${text}`,
              label: text || t('lists.nothing'),
              detail: format.number(count),
            }))}
          />
          {(found?.values.length ?? 0) > mostValues && (
            <p className="py-2 text-help text-text-3">{t('lists.manyValues')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

type Values = readonly (readonly [string, number])[];

function* valuesOf<Row extends ListRow>(
  texts: RowTexts<Row>,
  rows: readonly Row[],
  column: ListColumn<Row> | undefined,
): Generator<void, { readonly of: string | null; readonly values: Values }> {
  return { of: column?.id ?? null, values: column ? yield* texts.values(rows, column) : [] };
}

/** The most frequent values, and those that are chosen, also where no row has them any more. */
function withPicked(values: Values, picked: readonly string[]): Values {
  const shown = values.slice(0, mostValues);
  const seen = new Set(shown.map(([text]) => text));
  const missing = new Set(picked.filter((text) => !seen.has(text)));
  const counts = new Map(missing.size === 0 ? [] : values.filter(([text]) => missing.has(text)));
  return [...shown, ...Array.from(missing, (text) => [text, counts.get(text) ?? 0] as const)];
}

function withChips(chips: Chips, column: string, values: readonly string[]): Chips {
  const others = Object.entries(chips).filter(([id]) => id !== column);
  return Object.fromEntries(values.length === 0 ? others : [...others, [column, values]]);
}

/** The values that a column may have, in words. */
const chipWords = (column: string, values: readonly string[], t: TFunction): string =>
  t('lists.chip', { column, values: values.map((text) => text || t('lists.nothing')).join(', ') });

/** What narrows a list, in words: what is typed, and the values that its columns may have. */
export const narrowedWords = (
  filter: string,
  chips: Chips,
  columns: readonly Pick<ListColumn, 'id' | 'label'>[],
  t: TFunction,
): string =>
  [
    ...(filter.trim() === '' ? [] : [t('lists.paperFilter', { filter: filter.trim() })]),
    ...columns.flatMap(({ id, label }) => (chips[id] ? chipWords(label, chips[id], t) : [])),
  ].join('. ');

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
  const gone = Object.entries(chips).filter(([of]) => !columns.some((column) => column.id === of));
  if (shown.length + gone.length === 0) return null;
  return (
    <ul aria-label={t('lists.filterBy')} className="order-last flex basis-full flex-wrap gap-2">
      {shown.map((column) => {
        const chip = chipWords(column.label, chips[column.id] ?? nothing, t);
        return <Chip key={column.id} text={chip} isOn onDrop={() => setChips(id, withChips(chips, column.id, []))} />;
      })}
      {gone.map(([of, values]) => (
        <Chip
          key={of}
          text={t('lists.goneChip', { values: values.map((text) => text || t('lists.nothing')).join(', ') })}
          isOn={false}
          onDrop={() => setChips(id, withChips(chips, of, []))}
        />
      ))}
    </ul>
  );
}

/** `isOn`: it narrows the list; a saved view may name a column that the list no longer has. */
function Chip({ text, isOn, onDrop }: { readonly text: string; readonly isOn: boolean; readonly onDrop: () => void }) {
  const { t } = useTranslation();
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-label={t('lists.dropChip', { chip: text })}
        title={text}
        onClick={onDrop}
        className={classes(
          'inline-flex h-[26px] max-w-full items-center gap-1.5 rounded-chip border border-line px-2 text-help hover:bg-hover',
          isOn ? 'bg-accent-soft' : 'text-text-2',
        )}
      >
        <span className="truncate-line">{text}</span>
        <X size={12} aria-hidden className="shrink-0" />
      </button>
    </li>
  );
}
