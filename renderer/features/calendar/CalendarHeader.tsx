import { ChevronDown, ChevronLeft, ChevronRight, Ellipsis, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarViews } from '../../stores/view.ts';
import { Button, IconButton, Segmented, useFormat, ViewHeader } from '../../ui/index.ts';
import type { Format } from '../../ui/index.ts';
import type { Action } from './ActionMenu.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import type { CalendarView } from './layout/period.ts';
import { lengthOfView } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';
import { calendarShortcuts } from './shortcuts.ts';

interface CalendarHeaderProps {
  /** The days on screen. */
  readonly days: readonly SchoolDay[];
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onCreate: () => void;
  readonly filter: ReactNode;
  /** Behind the three points. */
  readonly more: readonly Action[];
}

/** Which days are shown, and the ways to other days. What has no room in a narrow header stands behind a button. */
export function CalendarHeader({ days, day, view, onView, onStep, onToday, onCreate, filter, more }: CalendarHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = lengthOfView[view];
  const first = days[0]?.start ?? 0;
  const views = calendarViews.map((id) => ({ id, label: t(`calendar.views.name.${id}`) }));
  return (
    <div className="@container shrink-0">
      <ViewHeader
        title={periodTitle(view, days, day, format)}
        detail={length !== 'month' && <span className="@max-[980px]:hidden">{t('calendar.week', { number: format.weekNumber(first) })}</span>}
      >
        <div className="flex items-center gap-1">
          <IconButton label={t(`calendar.views.previous.${length}`)} kbd="ArrowLeft" icon={<ChevronLeft size={16} aria-hidden />} onPress={() => onStep(-1)} />
          <Button onPress={onToday}>{t('calendar.today')}</Button>
          <IconButton label={t(`calendar.views.next.${length}`)} kbd="ArrowRight" icon={<ChevronRight size={16} aria-hidden />} onPress={() => onStep(1)} />
        </div>
        {filter}
        <div className="@max-[900px]:hidden">
          <Segmented label={t('calendar.view')} value={view} onChange={onView} options={views} />
        </div>
        <div className="hidden @max-[900px]:block">
          <ActionMenu
            label={`${t('calendar.view')}, ${t(`calendar.views.name.${view}`)}`}
            className="gap-1.5 px-2.5 text-text"
            actions={views.map(({ id, label }) => ({ id, label, kbd: calendarShortcuts[id].keys[0], onAction: () => onView(id) }))}
          >
            {t(`calendar.views.name.${view}`)}
            <ChevronDown size={14} aria-hidden />
          </ActionMenu>
        </div>
        <ActionMenu label={t('calendar.views.more')} className="w-[30px]" actions={more}>
          <Ellipsis size={16} aria-hidden />
        </ActionMenu>
        <Button variant="primary" icon={<Plus size={15} aria-hidden />} kbd="c" onPress={onCreate}>
          {t('calendar.create')}
        </Button>
      </ViewHeader>
    </div>
  );
}

/** « Jeudi 19 novembre », « 16 – 20 nov. 2026 » or « Novembre 2026 ». */
export function periodTitle(view: CalendarView, days: readonly SchoolDay[], day: string, format: Format): string {
  const first = days[0]?.start ?? 0;
  const length = lengthOfView[view];
  if (length === 'month') return format.month(format.startOfDay(day));
  return length === 'day' ? format.dayLong(first) : format.weekRange(first, days.at(-1)?.start ?? first);
}
