import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent, useEvents, useLoaded, useTypes } from '../../cache/queries/hooks.ts';
import type { EventView } from '../../cache/queries/views.ts';
import { useSession } from '../../stores/session.ts';
import { useView } from '../../stores/view.ts';
import { LoadingAfter, Screen, showToast, Skeleton, useFormat, useNow, useShortcut } from '../../ui/index.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { CreateDialog } from './form/CreateDialog.tsx';
import { reschedule, rescheduleAll } from './form/intents.ts';
import type { Span } from './gesture/span.ts';
import { useLinked } from './grid/useLinked.ts';
import type { LeftBehind } from './grid/useLinked.ts';
import { useMoves } from './grid/useMoves.ts';
import { eventIdAt, focusEvent, WeekGrid } from './grid/WeekGrid.tsx';
import { EventInspector } from './inspector/EventInspector.tsx';
import type { CalendarView } from './layout/period.ts';
import { daysOf, shownDays, stepPeriod } from './layout/period.ts';
import { instantAt } from './layout/schoolDay.ts';
import type { SchoolDay } from './layout/schoolDay.ts';
import { clashesOf } from './look/clash.ts';
import { LinkedNote } from './LinkedNote.tsx';
import { PeriodNote } from './PeriodNote.tsx';
import { countTypes, TypeFilter } from './TypeFilter.tsx';
import { useAct } from './useAct.ts';
import { calendarShortcuts } from './shortcuts.ts';

/** The calendar of the campus that is open. */
export function CalendarScreen() {
  const profile = useSession((session) => session.open?.profile);
  const loaded = useLoaded('Planification') === 'ready';
  const { t } = useTranslation();
  if (!profile) return null;
  return loaded ? (
    <CampusCalendar key={profile.campusId} campusId={profile.campusId} campusName={profile.campusName} />
  ) : (
    <LoadingAfter>
      <Skeleton label={t('common.loading')} />
    </LoadingAfter>
  );
}

const setDay = (calendarDay: string | null): void => useView.setState({ calendarDay });
const select = (id: string | null): void =>
  useView.setState(({ selection }) => {
    const next = { ...selection };
    if (id === null) delete next.calendar;
    else next.calendar = id;
    return { selection: next };
  });

function CampusCalendar({ campusId, campusName }: { readonly campusId: string; readonly campusName: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const act = useAct();
  const types = useTypes();
  const view = useView((state) => state.calendarView);
  const today = format.dayOf(now);
  const day = useView((state) => state.calendarDay) ?? today;
  const selectedId = useView((state) => state.selection.calendar) ?? null;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [creating, setCreating] = useState<Span | null>(null);
  const [editing, setEditing] = useState(false);

  const days = useMemo(() => daysOf(day, view, format.zone), [day, view, format.zone]);
  const received = useEvents({ campusId, from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 });
  const keep = async (id: string, span: Span): Promise<boolean> => (await act(reschedule(id, span, format))) !== null;
  const { shown: events, move } = useMoves(received, keep);
  const linked = useLinked(format.zone);
  const { leftBehind } = linked;
  const visible = useMemo(() => events.filter((event) => !hidden.has(event.typeId)), [events, hidden]);
  const onScreen = useMemo(() => shownDays(days, visible), [days, visible]);
  const clashes = useMemo(() => clashesOf(events), [events]);
  const elsewhere = useEvent(selectedId ?? '');
  const selected = events.find((event) => event.id === selectedId) ?? elsewhere ?? null;

  const goTo = (span: Span): void => {
    const there = format.dayOf(span.debut);
    if (!days.some((each) => each.day === there)) setDay(there);
  };
  const choose = (id: string | null): void => {
    setEditing(false);
    if (id !== selectedId) linked.forget();
    select(id);
  };
  const onMove = (id: string, span: Span): void => {
    linked.moved(id, span, events);
    move(id, span);
    goTo(span);
  };
  const follow = async ({ events: others, by }: LeftBehind): Promise<void> => {
    linked.forget();
    const kept = await act(rescheduleAll(others, by, format));
    if (kept) showToast(t('calendar.linkedMoved', { count: others.length }));
  };
  const markDone = (event: EventView): void => void act({ kind: 'event.markDone', id: event.id, realise: !event.realise });
  const cancel = async (event: EventView, annule: boolean): Promise<void> => {
    const kept = await act({ kind: 'event.cancel', id: event.id, annule });
    if (!kept) return;
    showToast(t(annule ? 'calendar.cancelledToast' : 'calendar.restoredToast', { name: event.nom || event.typeName }), {
      label: t(annule ? 'calendar.restoreEvent' : 'calendar.cancelEvent'),
      onPress: () => void cancel(event, !annule),
    });
  };
  const edit = (event: EventView): void => {
    select(event.id);
    setEditing(true);
  };
  const close = (): void => {
    choose(null);
    // The hand is brought back to where it was: the event in the grid.
    if (selectedId !== null) focusEvent(document, selectedId);
  };
  /** Does something with the event that has the focus, else with the selected one. */
  const withEvent = (run: (event: EventView) => void) => (): void => {
    const id = eventIdAt(document.activeElement) ?? selectedId;
    const event = events.find((each) => each.id === id) ?? (id === selectedId ? selected : null);
    if (event) run(event);
  };
  const show = (next: CalendarView) => (): void => useView.setState({ calendarView: next });
  const create = (): void => setCreating(proposedSpan(onScreen, now));

  useShortcut(calendarShortcuts.now, () => setDay(null));
  useShortcut(calendarShortcuts.previous, () => setDay(stepPeriod(day, view, -1)));
  useShortcut(calendarShortcuts.next, () => setDay(stepPeriod(day, view, 1)));
  useShortcut(calendarShortcuts.day, show('day'));
  useShortcut(calendarShortcuts.week, show('week'));
  useShortcut(calendarShortcuts.create, create);
  useShortcut(calendarShortcuts.edit, withEvent(edit));
  useShortcut(calendarShortcuts.done, withEvent(markDone));
  useShortcut(calendarShortcuts.cancelEvent, withEvent((event) => void cancel(event, !event.annule)));

  return (
    <Screen
      header={
        <CalendarHeader
          days={onScreen}
          view={view}
          onView={(next) => show(next)()}
          onStep={(by) => setDay(stepPeriod(day, view, by))}
          onToday={() => setDay(null)}
          onCreate={create}
          tight={selected !== null}
          filter={<TypeFilter types={countTypes(events)} hidden={hidden} onHide={setHidden} />}
        />
      }
      inspector={
        selected && (
          <EventInspector
            event={selected}
            campusName={campusName}
            linked={events.filter((event) => event.group !== null && event.group === selected.group && event.id !== selected.id)}
            clash={clashes.get(selected.id)}
            types={types}
            editing={editing}
            onEdit={setEditing}
            onMarkDone={() => markDone(selected)}
            onCancelEvent={() => void cancel(selected, !selected.annule)}
            onSelect={choose}
            onStep={(direction) => choose(beside(visible, selected.id, direction === 'next' ? 1 : -1) ?? selected.id)}
            onClose={close}
          />
        )
      }
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <PeriodNote
          view={view}
          empty={events.length === 0}
          hiddenCount={events.length - visible.length}
          onShowAll={() => setHidden(new Set())}
        />
        {leftBehind && (
          <LinkedNote
            count={leftBehind.events.length}
            onFollow={() => void follow(leftBehind)}
            onClose={() => linked.forget()}
          />
        )}
        <WeekGrid
          days={onScreen}
          zone={format.zone}
          events={visible}
          clashes={clashes}
          now={now}
          selectedId={selectedId}
          onSelect={choose}
          onMove={onMove}
          onCreate={setCreating}
        />
      </div>
      {creating && (
        <CreateDialog
          campusId={campusId}
          span={creating}
          types={types}
          onClose={() => setCreating(null)}
          onCreated={(id, span) => {
            goTo(span);
            choose(id);
          }}
        />
      )}
    </Screen>
  );
}

/** The event before or after another, in time order. */
function beside(events: readonly EventView[], id: string, by: 1 | -1): string | undefined {
  const order = [...events].sort((a, b) => a.debut - b.debut || (a.id < b.id ? -1 : 1));
  return order[order.findIndex((event) => event.id === id) + by]?.id;
}

const hour = 3_600_000;

/** An hour from the next half hour on, when today is on screen and at work; else from nine on that day, or the first. */
function proposedSpan(days: readonly SchoolDay[], now: number): Span {
  const today = days.find((day) => day.start <= now && now < day.end);
  const soon = Math.ceil(now / (hour / 2)) * (hour / 2);
  const atWork = today && soon >= instantAt(today, 8 * 60) && soon <= instantAt(today, 18 * 60);
  const day = today ?? days[0];
  const debut = atWork || !day ? soon : instantAt(day, 9 * 60);
  return { debut, fin: debut + hour };
}
