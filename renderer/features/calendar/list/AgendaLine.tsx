import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import { ChipMarks } from '../appearance/EventChip.tsx';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';

/** One event in a line: hour, name, type, people, programme, and where it stands. */
export function AgendaLine({
  event,
  day,
  clash,
}: {
  readonly event: ShownEvent;
  readonly day: SchoolDay;
  readonly clash: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  // Over midnight the end is told with its day; there is no room for both, and the inspector has it whole.
  const sameDay = event.fin <= day.end;
  const states = [
    event.annule && t('calendar.cancelled'),
    event.realise && t('calendar.done'),
    event.group !== null && t('calendar.linkedEvents'),
    clash && t('calendar.clashShort'),
    event.mark && t(`common.mark.${event.mark}`),
  ].filter(Boolean);
  return (
    <div
      className="cal-list-cells"
      data-mark={event.mark ?? undefined}
      data-cancelled={event.annule ? '' : undefined}
      data-interview={event.interview ? '' : undefined}
    >
      <span>{event.interview || !sameDay ? format.time(event.debut) : format.timeRange(event.debut, event.fin)}</span>
      <span className="cal-list-dot" data-hue={hueOf(event.typeName)} aria-hidden />
      <span className="cal-list-name font-medium">{event.nom || event.typeName}</span>
      <span className="text-text-2">{event.typeName}</span>
      <span className="cal-list-wide text-text-2">{event.enseignants}</span>
      <span className="cal-list-wide text-text-2">{event.programmeName}</span>
      <span className="flex justify-end">
        <ChipMarks
          linked={event.group !== null}
          done={event.realise}
          cancelled={event.annule}
          clash={clash}
          mark={event.mark}
        />
        {states.length > 0 && <span className="sr-only">{states.join(', ')}</span>}
      </span>
    </div>
  );
}
