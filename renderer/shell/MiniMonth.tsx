import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDaysWithEvents } from '#cache/queries/daysWithEvents.ts';
import { go, placeOfDay, usePlaceOn, useScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { addDays, monthDayStyles, monthGrid, MonthTable, otherMonth, useFormat, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MiniMonth() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const ofInterviews = useScreen() === 'today';
  const shown = usePlaceOn(ofInterviews ? 'today' : 'calendar', (place) => place.day) ?? today;
  // The month follows the shown day until the user turns its pages.
  const [turned, setTurned] = useState<{ readonly from: Day; readonly month: Day } | null>(null);
  const month = turned?.from === shown ? turned.month : shown;
  const showMonth = (by: -1 | 1): void => setTurned({ from: shown, month: otherMonth(month, by) });
  const table = useRef<HTMLTableElement>(null);

  const move = (event: KeyboardEvent, day: Day): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const target = addDays(day, by);
    if (target.slice(0, 7) !== month.slice(0, 7)) setTurned({ from: shown, month: target });
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus());
  };
  const reachable = shown.slice(0, 7) === month.slice(0, 7) ? shown : `${month.slice(0, 7)}-01`;
  const weeks = monthGrid(month);
  const busy = useBusyDays(weeks.flat());
  return (
    <section aria-label={t('common.word.month')} className="px-1.5">
      <MonthTable
        ref={table}
        month={month}
        labels={{ previous: t('common.monthPicker.previous'), next: t('common.monthPicker.next') }}
        onOtherMonth={showMonth}
        reachable={reachable}
        dayPropsOf={(day) => ({
          label: [format.dayOfTable(format.startOfDay(day)), busy.has(day) && t('shell.month.busy')]
            .filter(Boolean)
            .join(', '),
          isToday: day === today,
          isPressed: day === shown,
          className: monthDayStyles[day === today ? 'filled' : day === shown ? 'ring' : 'plain'],
          hasDot: busy.has(day),
        })}
        onChoose={(day) => go(placeOfDay(day))}
        onKeyDown={move}
        weeks={{ name: t('common.word.week'), short: t('shell.month.weekShort'), marked: shown }}
        className="w-[188px] text-help"
      />
    </section>
  );
}

/** Those of these consecutive days that have interviews (when these are shown) or events. */
function useBusyDays(days: readonly Day[]): ReadonlySet<Day> {
  const format = useFormat();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const ofInterviews = useScreen() === 'today';
  const idle = useIdle();
  const key = days.join(' ');
  const edges = useMemo(() => {
    const each = key.split(' ');
    return [...each.map((day) => format.startOfDay(day)), format.endOfDay(each.at(-1) ?? '')];
  }, [key, format]);
  const busyDays = useDaysWithEvents(idle ? (ofInterviews ? 'interviews' : 'events') : null, campusId, edges);
  return useMemo(() => new Set(busyDays.map((index) => key.split(' ')[index] ?? '')), [busyDays, key]);
}

/** Becomes true when the page is idle: six weeks of events are not read before the first screen is drawn. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const handle = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
