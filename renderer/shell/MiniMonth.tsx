import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { addDays, classes, IconButton, mondayOf, monthGrid, otherMonth, useFormat, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { daysHolding } from './daysHolding.ts';
import { openDay } from './destinations.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MiniMonth() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const shown = useView((view) => (view.screen === 'today' ? view.interviewDay : view.calendarDay)) ?? today;
  // The month follows the shown day until the user turns its pages.
  const [turned, setTurned] = useState<{ readonly from: Day; readonly month: Day } | null>(null);
  const month = turned?.from === shown ? turned.month : shown;
  const turn = (by: -1 | 1): void => setTurned({ from: shown, month: otherMonth(month, by) });
  const table = useRef<HTMLTableElement>(null);

  const move = (event: KeyboardEvent, day: Day): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const target = addDays(day, by);
    if (target.slice(0, 7) !== month.slice(0, 7)) setTurned({ from: shown, month: target });
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus());
  };
  const week = mondayOf(shown);
  const reachable = shown.slice(0, 7) === month.slice(0, 7) ? shown : `${month.slice(0, 7)}-01`;
  const weeks = monthGrid(month);
  const busy = useBusyDays(weeks.flat());
  return (
    <section aria-label={t('shell.month.label')} className="px-1.5">
      <header className="mb-1 flex items-center text-help font-bold">
        <span className="flex-1">{format.month(format.startOfDay(month))}</span>
        <IconButton
          label={t('shell.month.previous')}
          icon={<ChevronLeft size={14} aria-hidden />}
          onPress={() => turn(-1)}
        />
        <IconButton
          label={t('shell.month.next')}
          icon={<ChevronRight size={14} aria-hidden />}
          onPress={() => turn(1)}
        />
      </header>
      <table ref={table} className="w-full border-separate border-spacing-0 text-center text-mark">
        <thead>
          <tr className="h-[21px] text-text-3">
            <th scope="col" className="w-[30px] text-left font-normal">
              <abbr title={t('shell.month.week')} className="no-underline">
                {t('shell.month.weekShort')}
              </abbr>
            </th>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="font-normal">
                {format.weekdayShort(format.startOfDay(day)).charAt(0).toLocaleUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(([monday = '', ...others]) => (
            <tr
              key={monday}
              className={classes(
                'h-[23px]',
                monday === week &&
                  '[&>td]:bg-selected [&>td:last-child]:rounded-r-button [&>td:nth-child(2)]:rounded-l-button',
              )}
            >
              <th scope="row" className="text-left font-normal text-text-3">
                {format.weekNumber(format.startOfDay(monday))}
              </th>
              {[monday, ...others].map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === reachable ? 0 : -1}
                    aria-label={[format.dayLong(format.startOfDay(day)), busy.has(day) && t('calendar.views.busy')]
                      .filter(Boolean)
                      .join(', ')}
                    {...(day === today ? { 'aria-current': 'date' as const } : {})}
                    aria-pressed={day === shown}
                    onClick={() => openDay(day)}
                    onKeyDown={(event) => move(event, day)}
                    className={classes(
                      'relative size-[22px] rounded-full font-medium hover:bg-hover',
                      day === today && 'bg-accent text-on-accent hover:bg-accent',
                      day !== today && day === shown && 'border border-accent text-accent',
                      day !== today && day.slice(0, 7) !== month.slice(0, 7) && 'font-normal text-text-3',
                    )}
                  >
                    {Number(day.slice(8))}
                    {busy.has(day) && (
                      <span
                        aria-hidden
                        className="absolute bottom-px left-1/2 size-[3px] -translate-x-1/2 rounded-full bg-current opacity-70"
                      />
                    )}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nothing = { from: 0, to: 0 } as const;

/** For each of these consecutive days, whether it has interviews (when these are shown) or events. */
function useBusyDays(days: readonly Day[]): ReadonlySet<Day> {
  const format = useFormat();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const ofInterviews = useView((view) => view.screen === 'today');
  const idle = useIdle();
  const key = days.join(' ');
  const edges = useMemo(() => {
    const each = key.split(' ');
    return [...each.map((day) => format.startOfDay(day)), format.endOfDay(each.at(-1) ?? '')];
  }, [key, format]);
  const whole = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
  const events = useEvents({ campusId, ...(idle && !ofInterviews ? whole : nothing) });
  const interviews = useInterviews({ campusId, ...(idle && ofInterviews ? whole : nothing) });
  return useMemo(() => {
    const spans = ofInterviews
      ? interviews.map(({ creneau }) => ({ debut: creneau, fin: creneau }))
      : events.filter(({ annule }) => !annule);
    return new Set(daysHolding(spans, edges).map((index) => key.split(' ')[index] ?? ''));
  }, [ofInterviews, interviews, events, edges, key]);
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
