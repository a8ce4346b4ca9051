import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysOfSpan } from '#shared/text/when/span.ts';
import type { Span } from '#shared/text/when/span.ts';
import { chooseChips, chooseValues, isQuick, isSpan } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { Button, CheckList, classes, DateInput, Dialog, Select, Toggles, useFormat, useNow } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import type { RowTexts } from './order.ts';
import type { NamedFilter } from './quickFilters.ts';
import { useChipWords, useValueWords } from './useChipWords.ts';

const nothing: readonly string[] = [];
/** More values than that are found by typing. */
const mostValues = 200;

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
  readonly rows: readonly Row[];
  readonly texts: RowTexts<Row>;
  readonly chips: Chips;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [columnId, setColumnId] = useState(() => columns.find((each) => chips[each.id])?.id ?? null);
  const column = columns.find((each) => each.id === columnId);
  const found = useMemo(() => (column ? texts.values(rows, column) : []), [texts, rows, column]);
  const chip = column && chips[column.id];
  const picked = chip && !isSpan(chip) ? chip : nothing;
  const values = withPicked(found, picked);
  return (
    <Dialog
      title={t('lists.filterBy')}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={Object.keys(chips).length === 0} onPress={() => chooseChips(id, {})}>
            {t('common.word.showEverything')}
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
      {column?.instant && (
        <DaysPart
          span={chip && isSpan(chip) ? chip : null}
          onChoose={(span) => chooseValues(id, column.id, span ?? [])}
        />
      )}
      {column && (
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
          {found.length > mostValues && <p className="py-2 text-help text-text-3">{t('lists.manyValues')}</p>}
        </div>
      )}
    </Dialog>
  );
}

const usualSpans: readonly Span[] = [
  { unit: 'day', by: 0 },
  { unit: 'day', by: 1 },
  { unit: 'week', by: 0 },
  { unit: 'week', by: 1 },
  { unit: 'month', by: 0 },
];

function DaysPart({ span, onChoose }: { readonly span: Span | null; readonly onChoose: (span: Span | null) => void }) {
  const { t } = useTranslation();
  const words = useValueWords();
  const today = useFormat().dayOf(useNow());
  const { from, to } = span ? daysOfSpan(span, today) : { from: null, to: null };
  const isBefore = (last: string | null, first: string | null): boolean => Boolean(last && first && last < first);
  const choose = (first: string | null, last: string | null): void =>
    onChoose(first || last ? { from: first || null, to: last || null } : null);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Toggles
        label={t('lists.days.usual')}
        options={usualSpans.map((each) => ({
          id: words(each),
          label: words(each),
          isOn: JSON.stringify(each) === JSON.stringify(span),
        }))}
        onToggle={(id) => {
          const pressed = usualSpans.find((each) => words(each) === id) ?? null;
          onChoose(JSON.stringify(pressed) === JSON.stringify(span) ? null : pressed);
        }}
      />
      <div className="flex gap-3">
        <DateInput
          label={t('common.word.fromDay')}
          value={from ?? ''}
          onChange={(day) => choose(day, isBefore(to, day) ? null : to)}
          mayBeEmpty
        />
        <DateInput
          label={t('common.word.toDay')}
          value={to ?? ''}
          onChange={(day) => choose(isBefore(day, from) ? null : from, day)}
          mayBeEmpty
        />
      </div>
    </div>
  );
}

type Values = readonly (readonly [string, number])[];

/** The most frequent values, and those that are chosen, also where no row has them any more. */
function withPicked(values: Values, picked: readonly string[]): Values {
  const shown = values.slice(0, mostValues);
  const seen = new Set(shown.map(([text]) => text));
  const missing = new Set(picked.filter((text) => !seen.has(text)));
  const counts = new Map(missing.size === 0 ? [] : values.filter(([text]) => missing.has(text)));
  return [...shown, ...Array.from(missing, (text) => [text, counts.get(text) ?? 0] as const)];
}

interface ChipsProps<Row extends ListRow> {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly chips: Chips;
  /** A press on one of these is its own way back: they need no chip. */
  readonly quick: readonly NamedFilter[];
}

export function ChipsLine<Row extends ListRow>({ chips, quick, ...props }: ChipsProps<Row>) {
  const { t } = useTranslation();
  const own = Object.fromEntries(
    Object.entries(chips).filter(([column]) => !quick.some((each) => each.column === column && isQuick(chips, each))),
  );
  if (Object.keys(own).length === 0) return null;
  return (
    <ul aria-label={t('lists.filterBy')} className="order-last flex basis-full flex-wrap gap-2">
      <ChipsOf chips={own} {...props} />
    </ul>
  );
}

export function ChipsOf<Row extends ListRow>({ id, columns, chips }: Omit<ChipsProps<Row>, 'quick'>) {
  const wordsOf = useChipWords(columns);
  return wordsOf(chips).map(({ column, words, isOn }) => (
    <Chip key={column} text={words} isOn={isOn} onDrop={() => chooseValues(id, column, [])} />
  ));
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
