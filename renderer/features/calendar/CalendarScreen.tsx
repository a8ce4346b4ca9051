import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useLoaded, useTypes } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { isNamedFor } from '#intents/interview/named.ts';
import { useCalendarFilter } from '#stores/calendarFilter.ts';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import type { Submission } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { LoadingAfter, Screen, Skeleton, useFormat, useNow, useShortcut, useTargetShortcut } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import type { ShownEvent } from './appearance/shown.ts';
import { gapsOf, machineZone } from './appearance/zoneGap.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarHeader, periodTitle, showView } from './CalendarHeader.tsx';
import { DoingNotes } from './commands/CommandNotes.tsx';
import { useDoing } from './commands/useCalendarCommands.ts';
import { fileName, useExport } from './export/useExport.ts';
import { countProgrammes, countTypes } from './filter/filter.ts';
import { FilterChips } from './filter/FilterChips.tsx';
import { FilterMenu } from './filter/FilterMenu.tsx';
import { rescheduled } from './form/intents.ts';
import { proposedSpan } from './gesture/proposed.ts';
import type { Span } from './gesture/span.ts';
import type { Drawn } from './grid/ghosts.ts';
import { useMoves } from './grid/useMoves.ts';
import type { Places } from './grid/useMoves.ts';
import { focusEvent } from './grid/WeekGrid.tsx';
import { ApplicationInspector } from './inspector/ApplicationInspector.tsx';
import type { Clash } from './inspector/ClashNote.tsx';
import { EventInspector } from './inspector/EventInspector.tsx';
import { openApplication } from './inspector/openApplication.ts';
import { beside } from './layout/beside.ts';
import type { CalendarView } from './layout/period.ts';
import { daysOf, lengthOfView, shownDays, stepPeriod } from './layout/period.ts';
import { PeriodNote, ZoneNote } from './PeriodNote.tsx';
import { PrintColumns, PrintDialog } from './print/PrintDialog.tsx';
import { CreateEvent } from './quickAdd/CreateEvent.tsx';
import { calendarShortcuts } from './shortcuts.ts';
import { useSelected } from './useSelected.ts';
import { useShownEvents } from './useShownEvents.ts';
import { useSteady } from './useSteady.ts';

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

const setFilter = (change: Partial<CalendarFilter>): void => useCalendarFilter.setState(change);
const setDay = (calendarDay: string | null): void => useView.setState({ calendarDay });

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
  const [filtering, setFiltering] = useState(false);
  const [printing, setPrinting] = useState(false);
  const exportIcs = useExport();
  const [creating, setCreating] = useState<Span | null>(null);
  const [draft, setDraft] = useState<Drawn | null>(null);
  const pointed = useRef<number | null>(null);
  const [editing, setEditing] = useState(false);

  const days = useMemo(() => daysOf(day, view, format.zone), [day, view, format.zone]);
  const received = useEvents({ campusId, from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 });
  const keep = async (places: Places, gesture?: Submission): Promise<boolean> =>
    (await act(rescheduled(places, format), { submission: gesture })) !== null;
  const { shown: events, move } = useMoves(received, keep);
  const { all, visible, clashes, reasonOf, interviews, filter, ownName } = useShownEvents(campusId, days, events);
  const countedTypes = useMemo(() => countTypes(all), [all]);
  const countedProgrammes = useMemo(() => countProgrammes(all), [all]);
  // A filter hides events, not the days they are on.
  const onScreen = useMemo(() => shownDays(days, all, today), [days, all, today]);
  const machine = machineZone();
  const secondZone = usePreferences((preferences) => preferences.secondZone);
  const gaps = useMemo(() => gapsOf(days, machine), [days, machine]);
  const selected = useSelected(selectedId, all, campusId);

  const clashOf = (event: ShownEvent): Clash | undefined => {
    const other = clashes.get(event.id);
    return other && { other, reason: reasonOf(event, other) };
  };

  // The six weeks of a month are its frame: what is kept of it is the period that its title says, and that paper draws.
  const ofPeriod =
    view === 'month' ? visible.filter((event) => format.dayOf(event.debut).startsWith(day.slice(0, 7))) : visible;
  const exportName = fileName(t(`calendar.views.name.${view}`), view, days, day);
  const paper = {
    printed: {
      view,
      days: onScreen,
      day,
      events: visible,
      people: [],
      title: periodTitle(view, onScreen, day, format),
      campusName,
      hidden: all.length - visible.length,
    },
    fileName: exportName,
    now,
    onClose: () => setPrinting(false),
  };

  const goTo = (span: Span): void => {
    const there = format.dayOf(span.debut);
    if (!days.some((each) => each.day === there)) setDay(there);
  };
  const doing = useDoing({
    events,
    all,
    visible,
    selected,
    selectedId,
    move,
    goTo,
    pointed,
    onChoice: () => setEditing(false),
  });
  const { choose, picked } = doing;
  const chosen = picked.size > 0 ? all.filter(({ id }) => picked.has(id)) : selected ? [selected] : [];
  const edit = (event: EventView): void => {
    choose(event.id);
    setEditing(true);
  };
  const close = (): void => {
    choose(null);
    // The hand is brought back to where it was: the event in the grid.
    if (selectedId !== null) focusEvent(document, selectedId);
  };
  const show = (next: CalendarView) => (): void => showView(next);
  const create = (slot: Span): void => {
    setDraft({ span: slot, name: '', hue: 'other' });
    setCreating(slot);
  };
  const isMonth = lengthOfView[view] === 'month';
  const propose = (): void => create(proposedSpan(isMonth ? days.filter((each) => each.day === day) : onScreen, now));
  const ways = useSteady({
    onStep: (by: 1 | -1) => setDay(stepPeriod(day, view, by)),
    onToday: () => setDay(null),
    onCreate: propose,
    onPrint: () => setPrinting(true),
    onExport: () => void exportIcs(ofPeriod, exportName, now),
    onExportChosen: () => void exportIcs(chosen, exportName, now),
  });

  useShortcut(calendarShortcuts.now, ways.onToday);
  useShortcut(calendarShortcuts.previous, () => ways.onStep(-1));
  useShortcut(calendarShortcuts.next, () => ways.onStep(1));
  useShortcut(calendarShortcuts.day, show('day'));
  useShortcut(calendarShortcuts.week, show('week'));
  useShortcut(calendarShortcuts.month, show('month'));
  useShortcut(calendarShortcuts.list, show('list'));
  useShortcut(calendarShortcuts.columns, show('columns'));
  useShortcut(calendarShortcuts.print, ways.onPrint);
  useShortcut(calendarShortcuts.filter, () => setFiltering(true), { enabled: view !== 'list' });
  useShortcut(calendarShortcuts.create, ways.onCreate);
  useTargetShortcut(
    calendarShortcuts.edit,
    doing.withMeant(([event]) => event && edit(event)),
    { target: doing.target },
  );

  return (
    <Screen
      header={
        <CalendarHeader
          days={onScreen}
          day={day}
          view={view}
          chosen={chosen.length}
          {...ways}
          filter={
            <FilterMenu
              filter={filter}
              onFilter={setFilter}
              types={countedTypes}
              programmes={countedProgrammes}
              ownName={ownName}
              isOpen={filtering}
              onOpenChange={setFiltering}
            />
          }
        />
      }
      inspector={
        picked.size > 0 ? null : selected?.interview ? (
          <ApplicationInspector
            interview={selected.interview}
            clash={clashOf(selected)}
            onOpen={openApplication}
            onStep={(direction) => choose(beside(visible, selected.id, direction === 'next' ? 1 : -1) ?? selected.id)}
            onClose={close}
          />
        ) : (
          selected && (
            <EventInspector
              event={selected}
              application={interviews.find(
                (interview) =>
                  format.dayOf(interview.creneau) === format.dayOf(selected.debut) && isNamedFor(selected, interview),
              )}
              campusName={campusName}
              linked={events.filter(
                (event) => event.group !== null && event.group === selected.group && event.id !== selected.id,
              )}
              clash={clashOf(selected)}
              types={types}
              editing={editing}
              onEdit={setEditing}
              onMarkDone={() => void doing.markDone([selected])}
              onCancelEvent={() => void doing.cancel([selected])}
              onSelect={choose}
              onStep={(direction) => choose(beside(visible, selected.id, direction === 'next' ? 1 : -1) ?? selected.id)}
              onClose={close}
            />
          )
        )
      }
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <ZoneNote machine={machine} gaps={gaps} hasHours={view !== 'month' && view !== 'list'} />
        <FilterChips
          filter={filter}
          onFilter={setFilter}
          types={countedTypes}
          ownName={ownName}
          hidden={all.length - visible.length}
          count={all.length}
        />
        <PeriodNote view={view} empty={all.length === 0} onCreate={ways.onCreate} />
        <DoingNotes doing={doing} />
        <CalendarBody
          view={view}
          campusId={campusId}
          day={day}
          days={onScreen}
          events={visible}
          interviews={interviews}
          clashes={clashes}
          now={now}
          otherZone={secondZone}
          selectedId={selectedId}
          onSelect={choose}
          picked={picked}
          draft={draft}
          onMove={doing.onMove}
          onNudge={doing.onNudge}
          onCopy={doing.onCopy}
          onPoint={(at) => {
            pointed.current = at;
          }}
          onCreate={create}
          onDay={setDay}
          onOpen={(there) => useView.setState({ calendarDay: there, calendarView: 'day' })}
        />
      </div>
      {printing &&
        (view === 'columns' ? (
          <PrintColumns campusId={campusId} interviews={interviews} {...paper} />
        ) : (
          <PrintDialog {...paper} />
        ))}
      {creating && (
        <CreateEvent
          campusId={campusId}
          slot={creating}
          types={types}
          onDraft={setDraft}
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
