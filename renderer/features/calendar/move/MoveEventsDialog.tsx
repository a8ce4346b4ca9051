import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { ahead, freeWithin, startsWithin } from '#shared/clash/free.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { usePreferences } from '#stores/preferences.ts';
import { withInterviews } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { sameSpan } from '#timeGrid/gesture/span.ts';
import type { Places } from '#timeGrid/gesture/span.ts';
import { Button, DateInput, TimeInput, useFormat, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { meetingOf } from '../act/clashes.ts';
import { nameOf } from '../act/names.ts';
import type { EventActs } from '../act/useEventActs.ts';
import { useInterviewType } from '../period/useClashes.ts';
import type { Period } from '../period/usePeriod.ts';

interface MoveEventsDialogProps {
  /** One, or several that go together: the first in time is the one whose day and hour are typed. */
  readonly events: readonly ShownEvent[];
  readonly period: Period;
  readonly acts: EventActs;
  readonly onClose: () => void;
}

/** Another day, in words or from a month, and an hour or a shift; what it meets is shown before, as one change. */
export function MoveEventsDialog({ events, period, acts, onClose }: MoveEventsDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [moved, setMoved] = useState(() => events.toSorted((a, b) => a.debut - b.debut));
  /** Those that a colleague moved since; where they are now. */
  const now = period.all.filter((event) => moved.some((each) => each.id === event.id && !sameSpan(each, event)));
  const takeNow = (): void => setMoved(moved.map((each) => now.find(({ id }) => id === each.id) ?? each));
  const [first] = moved;
  const [chosenDay, setDay] = useState<Day>(first ? format.dayOf(first.debut) : '');
  const [chosenTime, setTime] = useState(first ? format.timeOf(first.debut) : '');
  // Read before the field is left: the button is pressed from there.
  const [typedDay, setTypedDay] = useState<Day | null>(null);
  const [typedTime, setTypedTime] = useState<string | null>(null);
  const [day, time] = [typedDay ?? chosenDay, typedTime ?? chosenTime];
  const chooseDay = (chosen: Day): void => {
    setTypedDay(null);
    setDay(chosen);
  };
  const chooseTime = (chosen: string): void => {
    setTypedTime(null);
    setTime(chosen);
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.select(), []);
  const latest = useRef('');
  useEffect(() => {
    latest.current = `${chosenDay} ${chosenTime}`;
  });
  const debut = format.at(day, time);
  const span = { debut, fin: debut + (first ? first.fin - first.debut : 0) };
  /** On the events as the dialog showed them when it opened. */
  const act = first && acts.at(first.id, moved);
  const places: Places = act?.placesAt(span) ?? new Map();
  const isSkipped = format.timeOf(debut) !== time;
  const isSame = first?.debut === debut;
  const { around, free } = useDaysOf(moved, places, period, day);
  const foreseen = act && !isSame ? act.preview({ span }, around) : [];
  const series = act && !isSame ? act.series.length : 0;

  const form = useForm({
    problems: () => ({ time: isSkipped ? t('calendar.doing.fields.timeSkipped') : null }),
    isSaidAtOnce: () => true,
    isBlocked: now.length > 0,
    onSave: () => {
      onClose();
      if (!isSame) void act?.moveTo(span, 'command');
    },
  });
  /** Entrée reads the field, and moves once what it gives has been shown. */
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    const before = `${chosenDay} ${chosenTime}`;
    setTimeout(() => {
      if (latest.current === before) form.save();
    });
  };
  return (
    <FormDialog
      form={form}
      title={
        moved.length > 1
          ? t('calendar.move.titleMany', { count: moved.length })
          : t('common.word.moveOf', { name: first ? nameOf(first) : '' })
      }
      action={t('common.word.move')}
      onClose={onClose}
    >
      {/* The fields handle Entrée; this only sees it before. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} onKeyDownCapture={onEnter} className="flex items-start gap-3">
        <div className="w-[150px]">
          <DateInput
            label={t('common.word.day')}
            value={chosenDay}
            onChange={chooseDay}
            onTyping={setTypedDay}
            autoFocus
          />
        </div>
        <div className="w-[110px]">
          <TimeInput
            label={t('common.word.start')}
            value={chosenTime}
            onChange={chooseTime}
            onTyping={setTypedTime}
            error={form.errorOf('time')}
          />
        </div>
      </div>
      <p className="mt-1.5 text-help text-text-3">{t('calendar.move.hint')}</p>
      {now.length > 0 && (
        <ChangedMeanwhile
          mine={format.dayTime(debut)}
          theirs={now.map((event) => format.dayTime(event.debut)).join(', ')}
          onMine={takeNow}
          onTheirs={onClose}
        />
      )}
      <output className="mt-3 block">
        <p className="font-medium">
          {isSame ? t('calendar.move.same') : t('calendar.move.to', { when: format.dayRange(span.debut, span.fin) })}
          {moved.length > 1 && !isSame && (
            <span className="font-normal text-text-2"> {t('calendar.move.others', { count: moved.length - 1 })}</span>
          )}
        </p>
        {series > 0 && <p className="text-text-2">{t('calendar.move.series', { count: series })}</p>}
        {foreseen.length > 0 && (
          <ul aria-label={t('calendar.move.clashes')} className="scroll-thin mt-1.5 max-h-32 overflow-y-auto text-stop">
            {foreseen.map(({ event, words }) => (
              <li key={event.id}>
                {moved.length > 1 && <span className="font-medium">{nameOf(event)} · </span>}
                {words}
              </li>
            ))}
          </ul>
        )}
      </output>
      {free !== null && (
        <>
          <p className="mt-4 mb-1.5 text-help font-medium text-text-2">{t('calendar.move.free')}</p>
          {free.length === 0 ? (
            <p className="text-text-3">{t('common.word.noFreeSlot')}</p>
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {free.map((start) => (
                <li key={start}>
                  <Button size="sm" onPress={() => chooseTime(format.timeOf(start))}>
                    {format.time(start)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** What is on the days of the new places; the free starts where all events are of one day, else null. */
function useDaysOf(moved: readonly ShownEvent[], places: Places, period: Period, day: Day) {
  const format = useFormat();
  const now = useNow();
  const hours = usePreferences((preferences) => preferences.calendarHours);
  const roomCode = useDayChoices().fieldMapping.room;
  const spans = [...places.values()];
  const from = format.startOfDay(format.dayOf(Math.min(...spans.map(({ debut }) => debut))));
  const to = format.endOfDay(format.dayOf(Math.max(...spans.map(({ fin }) => fin))));
  const range = { campusId: period.campusId, from, to };
  const around = withInterviews(useEvents(range), useInterviews(range), period.campusId, useInterviewType());
  const days = new Set(moved.map(({ debut }) => format.dayOf(debut)));
  const begin = Math.min(...moved.map(({ debut }) => debut));
  const length = Math.max(...moved.map(({ fin }) => fin)) - begin;
  if (days.size > 1 || length <= 0) return { around, free: null };
  const clock = (hour: number): number =>
    hour === 24 ? format.endOfDay(day) : format.at(day, `${String(hour).padStart(2, '0')}:00`);
  const open = ahead({ from: clock(hours.from), to: clock(hours.to) }, now);
  const { taken } = meetingOf(moved, around, roomCode);
  return { around, free: freeWithin(open, taken).flatMap((span) => startsWithin(span, length)) };
}
