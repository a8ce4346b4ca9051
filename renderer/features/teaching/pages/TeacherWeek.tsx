import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useEvents } from '#cache/queries/hooks.ts';
import { Block } from '#pages/Block.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import { peopleFinder } from '#shared/text/people.ts';
import { go, showWeekOf } from '#stores/place.ts';
import { addDays, Button, IconButton, Mark, mondayOf, useFormat, useNow } from '#ui/index.ts';

interface TeacherWeekProps {
  readonly id: string;
  /** NOM Prénom. */
  readonly name: string;
  readonly campusId: string;
}

/**
 * Events that name a teacher, a week at a time: the service links no event to a teacher, it writes their names (R5.8).
 */
export function TeacherWeek({ id, name, campusId }: TeacherWeekProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const thisWeek = mondayOf(format.dayOf(useNow()));
  const [monday, setMonday] = useState(thisWeek);
  const from = format.startOfDay(monday);
  const to = format.startOfDay(addDays(monday, 7));
  const { last } = useDatasetStatus({ entity: 'Planification' });
  const namesIn = peopleFinder([{ name }]);
  const events = useEvents({ campusId, from, to }).filter(({ enseignants }) => namesIn(enseignants).length > 0);
  const toCalendar = (): void => showWeekOf({ kind: 'teacher', id, name }, monday);
  return (
    <Block
      title={t('teaching.teacher.week', { week: format.weekRange(from, format.startOfDay(addDays(monday, 6))) })}
      at={last?.at ?? null}
      actions={
        <>
          <IconButton
            label={t('keys.table.previous')}
            icon={<ChevronLeft size={16} aria-hidden />}
            onPress={() => setMonday(addDays(monday, -7))}
          />
          <IconButton
            label={t('keys.table.next')}
            icon={<ChevronRight size={16} aria-hidden />}
            onPress={() => setMonday(addDays(monday, 7))}
          />
          <Button size="sm" icon={<CalendarDays size={14} aria-hidden />} onPress={toCalendar}>
            {t('teaching.teacher.calendar')}
          </Button>
        </>
      }
    >
      {events.length === 0 && <p className="text-text-3">{t('teaching.teacher.noEvents')}</p>}
      <ul aria-label={t('teaching.teacher.events')}>
        {events.map(({ id: eventId, nom, typeName, debut, fin, annule, mark }) => (
          <OpeningLine
            key={eventId}
            className="grid min-h-9 grid-cols-[96px_116px_minmax(0,1fr)_auto] items-center gap-2.5"
            onOpen={() => go({ at: 'calendar', day: format.dayOf(debut), of: null, selected: eventId })}
          >
            <span className="text-text-2">{format.day(debut)}</span>
            <span className="text-text-2 tabular-nums">{format.timeRange(debut, fin)}</span>
            <span className={annule ? 'truncate-line line-through' : 'truncate-line'}>{nom || typeName}</span>
            <span className="flex items-center gap-2 text-text-3">
              {mark && <Mark state={mark} />}
              {annule && t('common.word.cancelled')}
            </span>
          </OpeningLine>
        ))}
      </ul>
      <p className="mt-2 text-help text-text-3">{t('teaching.teacher.how')}</p>
    </Block>
  );
}
