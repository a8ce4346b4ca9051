import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded, useReceivedTimes } from '#cache/queries/hooks.ts';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { fold } from '#shared/text/fold.ts';
import type { PagedEntity } from '#stores/page.ts';
import { openPage } from '#stores/view.ts';
import {
  EmptyState,
  GridRow,
  LoadingAfter,
  LongRows,
  Mark,
  RowGrid,
  Skeleton,
  TextField,
  useFormat,
  useNow,
  useRows,
} from '#ui/index.ts';
import { OpenByNumber } from './number/OpenByNumber.tsx';
import { useRowName } from './useRowName.ts';

interface RememberedRowsProps {
  readonly entity: PagedEntity;
  /** Members shown beside the name. */
  readonly columns: readonly string[];
  /** Why these and no others: what the service lists, and what it does not. */
  readonly note: string;
  /** Whether the service reads one by its number. */
  readonly byNumber?: boolean;
}

/** The rows of one entity that this workstation holds: opened, created or received; Entrée opens the page of one. */
export function RememberedRows({ entity, columns, note, byNumber = false }: RememberedRowsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const nameOf = useRowName();
  const fieldText = useFieldText();
  const isLoading = useLoaded(entity) === 'loading';
  const all = useAllRows(entity);
  const times = useReceivedTimes(entity);
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const text = ({ fields }: RowView, field: string): string => fieldText(entity, field, fields).text ?? '';
  const sought = fold(filter.trim());
  const rows = all
    .filter((row) => fold([nameOf(row), ...columns.map((field) => text(row, field))].join(' ')).includes(sought))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'fr', { numeric: true }));
  const ids = rows.map(({ id }) => id);
  const open = (id: string): void => openPage({ entity, id });
  const keys = useRows({ ids, selected: chosen, onSelect: setChosen, onOpen: open });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <div className="w-72">
          <TextField
            label={t('pages.rows.filter')}
            hideLabel
            placeholder={t('pages.rows.filter')}
            value={filter}
            onChange={setFilter}
          />
        </div>
        {byNumber && <OpenByNumber entity={entity} />}
        <p className="min-w-60 flex-1 text-help text-text-3">{note}</p>
      </div>
      {isLoading ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
      ) : rows.length === 0 ? (
        <EmptyState message={t(sought === '' ? 'pages.rows.none' : 'pages.rows.noMatch')} />
      ) : (
        <div {...keys.list} className="scroll-thin min-h-0 flex-1 px-3">
          <RowGrid
            label={t('pages.rows.label')}
            columns={[
              { id: 'name', label: t('pages.rows.name') },
              ...columns.map((field) => ({ id: field, label: meaningOf(entity, field, format.language).label })),
              { id: 'received', label: t('pages.rows.received'), width: '150px' },
              { id: 'mark', label: <span className="sr-only">{t('pages.rows.state')}</span>, width: '40px' },
            ]}
            count={rows.length}
          >
            <LongRows ids={ids} kept={keys.focused}>
              {(at) => {
                const row = rows[at];
                if (!row) return null;
                const received = times.get(row.id);
                return (
                  <GridRow
                    key={row.id}
                    id={row.id}
                    at={at}
                    isSelected={row.id === chosen}
                    isReachable={row.id === keys.reachable}
                    onSelect={open}
                    className="h-row"
                  >
                    <td className="truncate-line font-bold">{nameOf(row)}</td>
                    {columns.map((field) => (
                      <td key={field} className="truncate-line">
                        {text(row, field)}
                      </td>
                    ))}
                    <td className="truncate-line text-text-3">
                      {received === undefined ? '' : format.moment(received, now)}
                    </td>
                    <td>{row.mark && <Mark state={row.mark} />}</td>
                  </GridRow>
                );
              }}
            </LongRows>
          </RowGrid>
        </div>
      )}
    </div>
  );
}
