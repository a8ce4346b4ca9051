import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { useFormat } from './format/index.tsx';
import type { Day } from './format/index.tsx';
import { dayMoves, otherMonth } from './monthGrid.ts';
import { MonthTable, monthDayStyles } from './MonthTable.tsx';
import { ShortcutScope } from './shortcuts/index.tsx';
import { useNow } from './useNow.ts';

interface MonthPopoverProps {
  /** YYYY-MM-DD, or '' for none. */
  readonly value: Day;
  readonly onChoose: (day: Day) => void;
  readonly className: string;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A button that opens a month, to choose a day in it. */
export function MonthPopover({ value, onChoose, className, ref }: MonthPopoverProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        ref={ref}
        aria-label={t('common.monthPicker.open')}
        // By keyboard the field itself opens it, so that a form has no second stop for each date.
        excludeFromTabOrder
        className={classes(
          'inline-flex size-6 items-center justify-center rounded-chip text-text-3 data-hovered:bg-hover data-hovered:text-text',
          className,
        )}
      >
        <CalendarDays size={14} strokeWidth={1.5} aria-hidden />
      </Button>
      <Popover placement="bottom end" className="rounded-box border border-line bg-surface p-2 shadow-overlay">
        <Dialog aria-label={t('common.monthPicker.label')} className="outline-none">
          <ShortcutScope modal="field">
            <Month
              value={value}
              onChoose={(day) => {
                setOpen(false);
                onChoose(day);
              }}
            />
          </ShortcutScope>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** A month of days: the arrows go to another day, the page keys to another month. */
function Month({ value, onChoose }: Pick<MonthPopoverProps, 'value' | 'onChoose'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const [at, setAt] = useState(value || today);
  const table = useRef<HTMLTableElement>(null);
  const isByKey = useRef(true);
  useEffect(() => {
    if (isByKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const showMonth = (by: -1 | 1): void => {
    isByKey.current = false;
    setAt(otherMonth(at, by));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = dayMoves[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    isByKey.current = true;
    setAt(step(at));
  };
  return (
    <MonthTable
      ref={table}
      month={at}
      labels={{ previous: t('common.monthPicker.previous'), next: t('common.monthPicker.next') }}
      onOtherMonth={showMonth}
      reachable={at}
      dayPropsOf={(day) => ({
        label: format.dayOfTable(format.startOfDay(day)),
        isToday: day === today,
        isPressed: day === value,
        className: monthDayStyles[day === value ? 'filled' : day === today ? 'ring' : 'plain'],
      })}
      onChoose={onChoose}
      onKeyDown={onKey}
      isLive
      className="text-help"
    />
  );
}
