import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Segmented, useFormat, ViewHeader } from '../../ui/index.ts';
import type { CalendarView } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';

interface CalendarHeaderProps {
  /** The days on screen. */
  readonly days: readonly SchoolDay[];
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onCreate: () => void;
  readonly filter: ReactNode;
  /** An inspector stands beside: there is less room. */
  readonly tight: boolean;
}

/** Which days are shown, and the ways to other days. */
export function CalendarHeader({ days, view, onView, onStep, onToday, onCreate, filter, tight }: CalendarHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const first = days[0]?.start ?? 0;
  const last = days.at(-1)?.start ?? first;
  const title = view === 'day' ? format.dayLong(first) : format.weekRange(first, last);
  return (
    <ViewHeader title={title} detail={<span className={tight ? 'max-[1379.98px]:hidden' : ''}>{t('calendar.week', { number: format.weekNumber(first) })}</span>}>
      <div className="flex items-center gap-1">
        <IconButton
          label={t(view === 'day' ? 'calendar.previousDay' : 'calendar.previousWeek')}
          kbd="ArrowLeft"
          icon={<ChevronLeft size={16} aria-hidden />}
          onPress={() => onStep(-1)}
        />
        <Button onPress={onToday}>{t('calendar.today')}</Button>
        <IconButton
          label={t(view === 'day' ? 'calendar.nextDay' : 'calendar.nextWeek')}
          kbd="ArrowRight"
          icon={<ChevronRight size={16} aria-hidden />}
          onPress={() => onStep(1)}
        />
      </div>
      {filter}
      <Segmented
        label={t('calendar.view')}
        value={view}
        onChange={onView}
        options={[
          { id: 'day', label: t('calendar.dayView') },
          { id: 'week', label: t('calendar.weekView') },
        ]}
      />
      <Button variant="primary" icon={<Plus size={15} aria-hidden />} kbd="c" onPress={onCreate}>
        {t('calendar.create')}
      </Button>
    </ViewHeader>
  );
}
