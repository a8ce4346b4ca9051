import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { mondayOf, useFormat } from './format/index.tsx';
import type { Day } from './format/index.tsx';
import { monthGrid } from './monthGrid.ts';

interface MonthDayProps {
  readonly label: string;
  readonly isToday: boolean;
  readonly isPressed: boolean;
  /** The look of its number, beside its size. */
  readonly className: string;
  /** A dot under its number. */
  readonly hasDot?: boolean;
}

interface MonthTableProps {
  readonly ref: Ref<HTMLTableElement>;
  /** Any day of the month. */
  readonly month: Day;
  /** The buttons to other months. */
  readonly labels: { readonly previous: string; readonly next: string };
  readonly onOtherMonth: (by: -1 | 1) => void;
  /** The day that Tab reaches. */
  readonly reachable: Day;
  readonly dayPropsOf: (day: Day) => MonthDayProps;
  readonly onChoose: (day: Day) => void;
  readonly onKeyDown: (event: KeyboardEvent, day: Day) => void;
  /** The numbers of the weeks at the left, and the day whose week is marked. */
  readonly weeks?: { readonly name: string; readonly short: string; readonly marked: Day };
  /** The name of the month is announced when it changes. */
  readonly isLive?: boolean;
  /** The size of its text, and its width. */
  readonly className: string;
}

export function MonthTable({
  ref,
  month,
  labels,
  onOtherMonth,
  reachable,
  dayPropsOf,
  onChoose,
  onKeyDown,
  weeks,
  isLive = false,
  className,
}: MonthTableProps) {
  const format = useFormat();
  const grid = monthGrid(month);
  return (
    <>
      <header className="mb-1 flex items-center text-help font-bold">
        <span {...(isLive && { 'aria-live': 'polite' as const })} className={classes('flex-1', !weeks && 'pl-1')}>
          {format.month(format.startOfDay(month))}
        </span>
        <IconButton
          label={labels.previous}
          icon={<ChevronLeft size={14} aria-hidden />}
          onPress={() => onOtherMonth(-1)}
        />
        <IconButton label={labels.next} icon={<ChevronRight size={14} aria-hidden />} onPress={() => onOtherMonth(1)} />
      </header>
      <table ref={ref} className={classes('border-separate border-spacing-0 text-center', className)}>
        <thead>
          <tr className="h-[22px] text-mark text-text-3">
            {weeks && (
              <th scope="col" className="w-5 text-left font-normal">
                <abbr title={weeks.name} className="no-underline">
                  {weeks.short}
                </abbr>
              </th>
            )}
            {grid[0]?.map((day) => (
              <th key={day} scope="col" className="font-normal">
                {format.weekdayShort(format.startOfDay(day)).charAt(0).toLocaleUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map(([monday = '', ...others]) => (
            <tr
              key={monday}
              className={classes(
                weeks && 'h-6',
                weeks &&
                  monday === mondayOf(weeks.marked) &&
                  '[&>td]:bg-selected [&>td:last-child]:rounded-r-button [&>td:nth-child(2)]:rounded-l-button',
              )}
            >
              {weeks && (
                <th scope="row" className="text-left font-normal text-text-3">
                  {format.weekNumber(format.startOfDay(monday))}
                </th>
              )}
              {[monday, ...others].map((day) => {
                const { label, isToday, isPressed, className: style, hasDot = false } = dayPropsOf(day);
                const isOther = day.slice(0, 7) !== month.slice(0, 7);
                return (
                  <td key={day} className="p-0">
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === reachable ? 0 : -1}
                      aria-label={label}
                      {...(isToday && { 'aria-current': 'date' as const })}
                      aria-pressed={isPressed}
                      onClick={() => onChoose(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      className={classes(
                        'relative rounded-full hover:bg-hover',
                        isOther && style === '' ? 'font-normal text-text-3' : 'font-medium',
                        weeks ? 'size-6' : 'size-7',
                        style,
                      )}
                    >
                      {Number(day.slice(8))}
                      {hasDot && (
                        <span
                          aria-hidden
                          className="absolute bottom-px left-1/2 size-[3px] -translate-x-1/2 rounded-full bg-current opacity-70"
                        />
                      )}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The number of a day in the accent: filled, or with a ring. */
export const monthDayStyles = {
  filled: 'bg-accent text-on-accent hover:bg-accent',
  ring: 'border border-accent text-accent',
  plain: '',
} as const;
