import { useTranslation } from 'react-i18next';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { eventList } from '#stores/lists.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { usualColumns } from './useEventColumns.tsx';

interface AgendaListProps {
  /** Of its paper and its files. */
  readonly title: string;
  /** What the list is of, and what it leaves out, in words. */
  readonly scope: string;
  readonly days: readonly SchoolDay[];
  /** The day that the list opens at, YYYY-MM-DD. */
  readonly day: string;
  readonly columns: readonly ListColumn<ShownEvent>[];
  /** By begin; what narrows their list is left to it. */
  readonly events: readonly ShownEvent[];
  /** False: they are counted, and not drawn yet. */
  readonly areDrawn?: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Chosen together: their panel is closed. */
  readonly picked: ReadonlySet<string>;
  readonly onPick: (ids: ReadonlySet<string>) => void;
}

/** A month of events, one line each, under their days. */
export function AgendaList({
  title,
  scope,
  days,
  day,
  columns,
  events,
  areDrawn = true,
  selectedId,
  onSelect,
  picked,
  onPick,
}: AgendaListProps) {
  const { t } = useTranslation();
  const search = t('calendar.views.list.search');
  const from = days.find((each) => each.day === day)?.start ?? 0;
  const selected = picked.size === 0 ? selectedId : null;
  if (!areDrawn) return <div className="flex-1" aria-busy />;
  return (
    <DataTable
      id={eventList}
      label={t('calendar.views.list.events')}
      title={title}
      scope={scope}
      search={{ label: search, placeholder: search }}
      rows={events}
      columns={columns}
      usual={usualColumns}
      usualGroup="Debut"
      start={{ row: events.find(({ debut }) => debut >= from)?.id, of: `${days[0]?.day ?? ''} ${day}` }}
      // What is above the days says it.
      empty={null}
      onOpen={onSelect}
      // While no panel is open, the arrows only move the focus, as in the other views.
      {...(selected !== null && { selection: { selected, onSelect } })}
      choosing={{ chosen: picked, onChoose: onPick, renderBar: nothing }}
      isOwn={({ mark }) => mark !== null}
      dataOf={({ id }) => ({ 'data-event': id })}
    />
  );
}

/** The bar is below every view of the calendar. */
const nothing = (): null => null;
