import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import type { ListColumn } from '#lists/column.ts';
import { useChangeColumn } from '#lists/useChangeColumn.ts';
import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import { eventList, useListLayouts } from '#stores/lists.ts';
import { ChipIcons } from '#timeGrid/appearance/EventChip.tsx';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { otherHour } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { useFormat } from '#ui/index.ts';

export const usualColumns = [
  'Debut',
  'Fin',
  'Nom',
  'TypePlanificationId',
  'Enseignants',
  'ProgrammeId',
  'state',
] as const;

/** Columns by which the calendar narrows events at a press; each says yes or no. */
export type Answer = 'own' | 'pending' | 'Annule';

export function useAnswers(): { readonly yes: string; readonly no: string } {
  const { t } = useTranslation();
  return { yes: t('common.word.yes'), no: t('common.word.no') };
}

interface ColumnsContext {
  readonly days: readonly SchoolDay[];
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  /** By which the user's own events are known. */
  readonly ownName: string;
}

/** What is known of an event in a line, by default under the heading of its day. */
export function useEventColumns({ days, clashes, ownName }: ColumnsContext): readonly ListColumn<ShownEvent>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { yes, no } = useAnswers();
  const change = useChangeColumn('Planification');
  const isByDay = useListLayouts(({ layouts }) => (layouts[eventList]?.group ?? 'Debut') === 'Debut');
  return useMemo(() => {
    const labelOf = (field: string): string => meaningOf('Planification', field, format.language).label;
    // An event that began before the period is listed under its first day.
    const dayOf = ({ debut }: ShownEvent): number => Math.max(debut, days[0]?.start ?? 0);
    const timeOf = (at: number, event: ShownEvent): string =>
      isByDay && format.isOneDay(dayOf(event), at) && at >= dayOf(event) ? format.time(at) : format.dayTime(at);
    const statesOf = (event: ShownEvent): string => {
      const { id, gone, annule, realise, group } = event;
      const other = otherHour(event);
      return [
        gone ? t('timeGrid.gone') : annule && t('common.word.cancelled'),
        realise && t('common.word.done'),
        group !== null && t('timeGrid.linkedEvents'),
        clashes.has(id) && t('timeGrid.clashShort'),
        other !== null && t('timeGrid.orHour', { time: format.dayTime(other) }),
      ]
        .filter(Boolean)
        .join(', ');
    };
    const own = searchTerms(ownName);
    const answer = (id: Answer, label: string, isSo: (event: ShownEvent) => boolean): ListColumn<ShownEvent> => ({
      id,
      label,
      text: (event) => (isSo(event) ? yes : no),
    });
    return [
      {
        id: 'Debut',
        label: labelOf('Debut'),
        instant: 'time',
        value: ({ debut }) => debut,
        text: (event) => timeOf(event.debut, event),
        group: (event) => format.dayLong(dayOf(event)),
      },
      {
        id: 'Fin',
        label: labelOf('Fin'),
        instant: 'time',
        value: ({ fin, isMoment }) => (isMoment ? null : fin),
        text: (event) => (event.isMoment ? '' : timeOf(event.fin, event)),
      },
      {
        id: 'Nom',
        label: labelOf('Nom'),
        text: ({ nom, typeName }) => nom || typeName,
        signWidth: 22,
        cell: ({ nom, typeName, mark, annule }) => (
          <span className="cal-list-name" data-mark={mark ?? undefined} data-cancelled={annule ? '' : undefined}>
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
        width: 80,
        text: statesOf,
        cell: (event) => (
          <>
            <ChipIcons
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
      answer('own', t('calendar.views.filter.chip.mine', { name: ownName }), ({ enseignants }) =>
        hasTerms(foldedText([enseignants]), own),
      ),
      answer('pending', t('calendar.views.filter.chip.waitingOnly'), ({ mark }) => mark !== null),
      answer('Annule', labelOf('Annule'), ({ annule }) => annule),
      change,
    ];
  }, [t, format, days, clashes, ownName, yes, no, isByDay, change]);
}
