import { Columns3, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, IconButton, TextField, useFormat, useShortcut } from '#ui/index.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import type { ListColumn, ListRow } from './column.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { csvOf } from './csv.ts';
import { tableShortcuts } from './shortcuts.ts';

interface ListToolsProps<Row extends ListRow> {
  readonly id: string;
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Enter in the filter. */
  readonly onEnter: () => void;
  /** ↓ in the filter. */
  readonly onDown: () => void;
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  /** What the list shows, in its order. */
  readonly rows: readonly Row[];
  /** With those that the filter leaves out. */
  readonly total: number;
  readonly children?: ReactNode;
}

/**
 * Above a list: its filter, how many it shows, its columns, its export; above an empty one, only what the screen adds.
 */
export function ListTools<Row extends ListRow>({
  id,
  label,
  filter,
  onFilter,
  onEnter,
  onDown,
  columns,
  shown,
  rows,
  total,
  children,
}: ListToolsProps<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const save = useSaveFile();
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  useShortcut(tableShortcuts.filter, () => place.current?.querySelector('input')?.select());
  const count = { count: total, total: format.number(total), shown: format.number(rows.length) };
  if (total === 0 && !children) return null;
  return (
    <div className="flex min-h-[46px] shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
      <div ref={place} className={total === 0 ? 'hidden' : 'w-64 self-start'}>
        <TextField
          label={t('lists.filter', { list: label })}
          hideLabel
          type="search"
          placeholder={t('lists.placeholder')}
          value={filter}
          onChange={onFilter}
          onSubmit={onEnter}
          onDown={onDown}
        />
      </div>
      <output className="flex min-h-[30px] items-center self-start text-help text-text-3 empty:hidden">
        {total > 0 && t(rows.length === total ? 'lists.count' : 'lists.countOf', count)}
      </output>
      {children}
      <div className={classes('ml-auto flex min-h-[30px] items-center gap-1 self-start', total === 0 && 'hidden')}>
        <IconButton
          label={t('lists.columns')}
          icon={<Columns3 size={16} aria-hidden />}
          onPress={() => setIsChoosing(true)}
        />
        <IconButton
          label={t('lists.export')}
          icon={<Download size={16} aria-hidden />}
          isDisabled={rows.length === 0}
          onPress={() =>
            void save(t('lists.fileName', { list: label, day: format.dayOf(Date.now()) }), csvOf(shown, rows))
          }
        />
      </div>
      {isChoosing && <ColumnsDialog id={id} columns={columns} shown={shown} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}
