import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  Columns3,
  Download,
  Ellipsis,
  FileSpreadsheet,
  List,
  ListFilter,
  Printer,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import { useOnce } from '#stores/commit.ts';
import { arrange, filterList, isQuick } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { showListWeek } from '#stores/place.ts';
import {
  Button,
  Checkbox,
  classes,
  Dialog,
  IconButton,
  MenuButton,
  Segmented,
  showToast,
  TextField,
  Toggles,
  useFormat,
  useShortcut,
  useTypedText,
} from '#ui/index.ts';
import { tableShortcuts } from '#wording/shortcuts.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { ChipsDialog, ChipsLine } from './ChipsDialog.tsx';
import type { ListColumn, ListRow } from './column.ts';
import { csvOf } from './csv.ts';
import { moved } from './layout.ts';
import { GroupMenu, KeepViewDialog, ViewMenu, ViewsDialog } from './ListMenus.tsx';
import { ListPaper } from './ListPaper.tsx';
import { pressQuick } from './quickFilters.ts';
import type { NamedFilter } from './quickFilters.ts';
import { useChipWords } from './useChipWords.ts';
import type { ListLines } from './useListLines.ts';
import { useListOffer } from './useListOffer.ts';

export interface ListSearch {
  readonly label: string;
  readonly placeholder: string;
}

interface ListToolsProps<Row extends ListRow> {
  readonly id: string;
  readonly label: string;
  /** Of its paper and its files. */
  readonly title: string;
  readonly search: ListSearch | undefined;
  readonly scope: string | undefined;
  readonly onEnter: () => void;
  readonly onDown: () => void;
  readonly list: ListLines<Row>;
  readonly quick: readonly NamedFilter[];
  readonly rows: readonly Row[];
  /** Its rows are known and in order: until then nothing is said of them. */
  readonly isRead: boolean;
  /** Whether it is seen as a week; undefined where it cannot be. */
  readonly isWeek: boolean | undefined;
  readonly children?: ReactNode;
}

/** Above an empty list it shows only what the screen adds. */
export function ListTools<Row extends ListRow>({
  id,
  label,
  title,
  search,
  scope,
  onEnter,
  onDown,
  list,
  quick,
  rows,
  isRead,
  isWeek,
  children,
}: ListToolsProps<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { columns, shown, group, sort, chosenChips: chips, filter, found, lines, texts } = list;
  const save = useSaveFile();
  const total = rows.length;
  const count = { count: total, total: format.number(total), shown: format.number(found.length) };
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'columns' | 'chips' | 'paper' | 'view' | 'views' | null>(null);
  const close = (): void => setOpen(null);
  /** In base64. What makes it is loaded only now. */
  const workbook = async (): Promise<string> => {
    const { xlsxOf } = await import('./xlsx.ts');
    return (await xlsxOf(title, shown, found, format)).toBase64();
  };
  const write = async (ending: 'csv' | 'xlsx'): Promise<void> => {
    const text = ending === 'csv' ? csvOf(shown, found, format) : await workbook();
    const said = t(found.length < total ? 'lists.exportedOf' : 'lists.exported', { ...count, count: found.length });
    await save(t('lists.fileName', { list: title, day: format.dayOf(Date.now()), ending }), text, said);
  };
  const isDisabled = found.length === 0;
  const exports = { csv: useOnce(async () => write('csv')), xlsx: useOnce(async () => write('xlsx')) };
  const wordsOf = useChipWords(columns, quick);
  const said = (narrowed: Chips): readonly string[] => wordsOf(narrowed).map(({ words }) => words);
  const searched = filter.trim();
  const toFilter = (): void => place.current?.querySelector('input')?.select();
  useShortcut(tableShortcuts.print, () => {
    if (found.length > 0) setOpen('paper');
    else if (isRead) showToast(t('lists.nothingToPrint'));
  });
  useListOffer({
    id,
    columns,
    shown,
    sort,
    quick,
    onExport: (ending) => void exports[ending].run(),
    onKeepView: () => setOpen('view'),
  });
  // Until it is known whether there are rows, nothing of it is left out: its buttons do not come after the list.
  const isEmpty = isRead && total === 0;
  const isShown = !isEmpty || Boolean(children) || search !== undefined;
  useShortcut(tableShortcuts.filter, toFilter);
  useTypedText(toFilter, isShown);
  if (!isShown) return null;
  return (
    <div className="flex min-h-[46px] shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
      <div
        ref={place}
        // It gives way before what is beside it takes a second line.
        className={
          isEmpty && !search ? 'hidden' : classes('min-w-40 grow basis-40 self-start', search ? 'max-w-80' : 'max-w-64')
        }
      >
        <TextField
          label={search?.label ?? t('lists.filter', { list: label })}
          hideLabel
          type="search"
          placeholder={search?.placeholder ?? t('common.word.filter')}
          value={filter}
          onChange={(text) => filterList(id, text)}
          onSubmit={onEnter}
          onDown={onDown}
        />
      </div>
      <output className="flex min-h-[30px] items-center self-start text-help text-text-3 empty:hidden">
        {total > 0 && t(found.length === total ? 'lists.count' : 'lists.countOf', count)}
      </output>
      {children}
      {quick.length > 0 && (
        <div className="order-last basis-full">
          <Toggles
            label={t('lists.quick')}
            options={quick.map((each) => ({ id: each.id, label: each.label, isOn: isQuick(chips, each) }))}
            onToggle={(pressed) => quick.filter((each) => each.id === pressed).map((each) => pressQuick(id, each))}
          />
        </div>
      )}
      <div className={classes('ml-auto flex min-h-[30px] items-center gap-1 self-start', isEmpty && 'hidden')}>
        {isWeek !== undefined && <LayoutSwitch isWeek={isWeek} />}
        <ViewMenu id={id} onKeep={() => setOpen('view')} onChange={() => setOpen('views')} />
        <IconButton
          label={t('lists.filterBy')}
          icon={<ListFilter size={16} aria-hidden />}
          onPress={() => setOpen('chips')}
        />
        {!isWeek && <GroupMenu id={id} columns={columns} group={group?.id ?? null} />}
        <MenuButton
          label={t('lists.tools')}
          isBare
          icon={<Ellipsis size={16} aria-hidden />}
          entries={[
            {
              id: 'columns',
              label: t('lists.columns'),
              icon: <Columns3 size={14} aria-hidden />,
              onAction: () => setOpen('columns'),
            },
            {
              id: 'print',
              label: t('lists.print'),
              kbd: 'mod+p',
              icon: <Printer size={14} aria-hidden />,
              isDisabled,
              onAction: () => setOpen('paper'),
            },
            {
              id: 'csv',
              label: t('lists.export'),
              icon: <Download size={14} aria-hidden />,
              isDisabled,
              onAction: () => void exports.csv.run(),
            },
            {
              id: 'xlsx',
              label: t('lists.exportXlsx'),
              icon: <FileSpreadsheet size={14} aria-hidden />,
              isDisabled,
              onAction: () => void exports.xlsx.run(),
            },
          ]}
        />
      </div>
      <ChipsLine id={id} columns={columns} chips={chips} quick={quick} />
      {open === 'columns' && <ColumnsDialog id={id} columns={columns} shown={list.own} onClose={close} />}
      {open === 'chips' && (
        <ChipsDialog id={id} columns={columns} rows={rows} texts={texts} chips={chips} onClose={close} />
      )}
      {open === 'view' && <KeepViewDialog id={id} onClose={close} />}
      {open === 'views' && <ViewsDialog id={id} onClose={close} />}
      {open === 'paper' && (
        <ListPaper
          label={title}
          columns={shown}
          lines={lines}
          rows={found}
          narrowedBy={[scope ?? '', searched && t('lists.paperFilter', { filter: searched }), ...said(chips)]
            .filter(Boolean)
            .join('. ')}
          onClose={close}
        />
      )}
    </div>
  );
}

function LayoutSwitch({ isWeek }: { readonly isWeek: boolean }) {
  const { t } = useTranslation();
  const show = (layout: 'list' | 'week'): void => showListWeek(layout === 'week' ? null : undefined);
  const other = isWeek ? 'list' : 'week';
  useShortcut(tableShortcuts.week, () => show(other));
  return (
    <>
      <div className="max-[760px]:hidden">
        <Segmented
          label={t('lists.week.layout')}
          value={isWeek ? 'week' : 'list'}
          onChange={show}
          options={(['list', 'week'] as const).map((id) => ({
            id,
            label: t(`lists.week.${id}`),
          }))}
        />
      </div>
      <div className="hidden max-[760px]:block">
        <IconButton
          label={t(`lists.week.${other}`)}
          icon={isWeek ? <List size={16} aria-hidden /> : <CalendarDays size={16} aria-hidden />}
          onPress={() => show(other)}
        />
      </div>
    </>
  );
}

interface ColumnsDialogProps<Row extends ListRow> {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  readonly onClose: () => void;
}

/** More columns than that are found by typing: an agreement has about sixty. */
const manyColumns = 12;

function ColumnsDialog<Row extends ListRow>({ id, columns, shown, onClose }: ColumnsDialogProps<Row>) {
  const { t } = useTranslation();
  const ids = shown.map((column) => column.id);
  const [sought, setSought] = useState('');
  const terms = searchTerms(sought);
  const others = columns.filter((column) => !ids.includes(column.id));
  const found = others.filter(({ label }) => hasTerms(foldedText([label]), terms));
  const show = (next: readonly string[]): void => arrange(id, { columns: next });
  return (
    <Dialog
      title={t('lists.columns')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => arrange(id, { columns: undefined, sort: undefined })}>{t('lists.usual')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <ul aria-label={t('lists.shown')} className="flex flex-col">
        {shown.map((column, at) => (
          <li key={column.id} className="flex min-h-8 items-center justify-between gap-2">
            <Checkbox isSelected onChange={() => ids.length > 1 && show(ids.filter((each) => each !== column.id))}>
              {column.label}
            </Checkbox>
            <span className="flex">
              <IconButton
                label={t('lists.earlier', { column: column.label })}
                icon={<ArrowUp size={14} aria-hidden />}
                isDisabled={at === 0}
                onPress={() => show(moved(ids, column.id, -1))}
              />
              <IconButton
                label={t('lists.later', { column: column.label })}
                icon={<ArrowDown size={14} aria-hidden />}
                isDisabled={at === shown.length - 1}
                onPress={() => show(moved(ids, column.id, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      {others.length > manyColumns && (
        <div className="mt-3">
          <TextField
            label={t('lists.findColumn')}
            hideLabel
            type="search"
            placeholder={t('lists.findColumn')}
            value={sought}
            onChange={setSought}
            onSubmit={() => found[0] && show([...ids, found[0].id])}
          />
        </div>
      )}
      {found.length > 0 && (
        <ul aria-label={t('lists.hidden')} className="mt-2 flex flex-col border-t border-line pt-2">
          {found.map((column) => (
            <li key={column.id} className="flex min-h-8 items-center">
              <Checkbox isSelected={false} onChange={() => show([...ids, column.id])}>
                {column.label}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
