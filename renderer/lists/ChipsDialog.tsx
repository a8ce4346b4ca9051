import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseChips, chooseValues } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { Button, CheckList, classes, Dialog, Select, useFormat } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import type { RowTexts } from './order.ts';
import { useInSlices } from './useInSlices.ts';

const nothing: readonly string[] = [];
/** More values than that are found by typing. */
const mostValues = 200;

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
          <Button isDisabled={Object.keys(chips).length === 0} onPress={() => chooseChips(id, {})}>
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
              chooseValues(
                id,
                column.id,
                next.map((each) => each.slice(1)),
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

interface ChipsProps<Row extends ListRow> {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly chips: Chips;
}

/** What is chosen, each with a way back; nothing where nothing is. */
export function ChipsLine<Row extends ListRow>(props: ChipsProps<Row>) {
  const { t } = useTranslation();
  if (Object.keys(props.chips).length === 0) return null;
  return (
    <ul aria-label={t('lists.filterBy')} className="order-last flex basis-full flex-wrap gap-2">
      <ChipsOf {...props} />
    </ul>
  );
}

/** The same, as items of a list of chips. */
export function ChipsOf<Row extends ListRow>({ id, columns, chips }: ChipsProps<Row>) {
  const { t } = useTranslation();
  const wordsOf = (values: readonly string[]): string => values.map((text) => text || t('lists.nothing')).join(', ');
  const inOrder = [...columns.map((column) => column.id), ...Object.keys(chips)];
  return [...new Set(inOrder)].map((of) => {
    const values = chips[of];
    const column = columns.find((each) => each.id === of);
    return (
      values && (
        <Chip
          key={of}
          text={column ? chipWords(column.label, values, t) : t('lists.goneChip', { values: wordsOf(values) })}
          isOn={column !== undefined}
          onDrop={() => chooseValues(id, of, [])}
        />
      )
    );
  });
}

interface ChipProps {
  readonly text: string;
  readonly isOn?: boolean;
  readonly onDrop: () => void;
}

/** `isOn`: it narrows the list; a saved view may name a column that the list no longer has. */
export function Chip({ text, isOn = true, onDrop }: ChipProps) {
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
