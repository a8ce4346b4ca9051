import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import type { ListColumn } from '#lists/column.ts';
import { useListLayouts } from '#stores/lists.ts';
import { useFormat } from '#ui/index.ts';
import { ChipMarks } from '../appearance/EventChip.tsx';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';

/** The list of events: the user's columns, views and filters of it are kept under this name. */
export const eventList = 'events';

/** What is shown of an event in a line, by default under the heading of its day. */
export function useEventColumns(
  days: readonly SchoolDay[],
  clashes: ReadonlyMap<string, ShownEvent>,
): readonly ListColumn<ShownEvent>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const isByDay = useListLayouts(({ layouts }) => (layouts[eventList]?.group ?? 'Debut') === 'Debut');
  return useMemo(() => {
    const labelOf = (field: string): string => meaningOf('Planification', field, format.language).label;
    // One that goes on from before stands under the first day.
    const dayOf = ({ debut }: ShownEvent): number => Math.max(debut, days[0]?.start ?? 0);
    const timeOf = (at: number, event: ShownEvent): string =>
      isByDay && format.isOneDay(dayOf(event), at) && at >= dayOf(event) ? format.time(at) : format.dayTime(at);
    const statesOf = ({ id, gone, annule, realise, group }: ShownEvent): string =>
      [
        gone ? t('calendar.gone') : annule && t('common.word.cancelled'),
        realise && t('common.word.done'),
        group !== null && t('calendar.linkedEvents'),
        clashes.has(id) && t('calendar.clashShort'),
      ]
        .filter(Boolean)
        .join(', ');
    return [
      {
        id: 'Debut',
        label: labelOf('Debut'),
        width: isByDay ? '88px' : '142px',
        instant: 'time',
        value: ({ debut }) => debut,
        text: (event) => timeOf(event.debut, event),
        group: (event) => format.dayLong(dayOf(event)),
      },
      {
        id: 'Fin',
        label: labelOf('Fin'),
        width: isByDay ? '88px' : '142px',
        instant: 'time',
        value: ({ fin, interview }) => (interview ? null : fin),
        text: (event) => (event.interview ? '' : timeOf(event.fin, event)),
      },
      {
        id: 'Nom',
        label: labelOf('Nom'),
        width: '26%',
        text: ({ nom, typeName }) => nom || typeName,
        cell: ({ nom, typeName, mark, annule, interview }) => (
          <span
            className="cal-list-name"
            data-mark={mark ?? undefined}
            data-cancelled={annule ? '' : undefined}
            data-interview={interview ? '' : undefined}
          >
            <span className="cal-list-dot" data-hue={hueOf(typeName)} aria-hidden />
            <span className="cal-list-text font-medium">{nom || typeName}</span>
          </span>
        ),
      },
      { id: 'TypePlanificationId', label: labelOf('TypePlanificationId'), text: ({ typeName }) => typeName },
      { id: 'Enseignants', label: labelOf('Enseignants'), text: ({ enseignants }) => enseignants },
      { id: 'ProgrammeId', label: labelOf('ProgrammeId'), text: ({ programmeName }) => programmeName },
      {
        id: 'state',
        label: t('common.word.state'),
        width: '80px',
        text: statesOf,
        cell: (event) => (
          <>
            <ChipMarks
              linked={event.group !== null}
              done={event.realise}
              cancelled={event.annule}
              clash={clashes.has(event.id)}
              mark={null}
            />
            <span className="sr-only">{statesOf(event)}</span>
          </>
        ),
      },
    ];
  }, [t, format, days, clashes, isByDay]);
}
