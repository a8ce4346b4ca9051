import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAgents,
  useCampuses,
  useEnrolledSequences,
  useEvent,
  useEventsOf,
  useInterview,
  useInterviewsOf,
  useNumbersOf,
  useTypes,
} from '#cache/queries/hooks.ts';
import { shownAlone } from '#intents/interview/alongside.ts';
import type { ListColumn } from '#lists/column.ts';
import type { WeekOf } from '#shared/ipc/place.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useFilters } from '#stores/lists.ts';
import { adjust, usePlaceOn } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { byStart, interviewsAsEvents, withInterviews } from '#timeGrid/appearance/shown.ts';
import type { InterviewType, ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { CampusNames } from '#timeGrid/appearance/useFaceWords.ts';
import type { Side } from '#timeGrid/DaysGrid.tsx';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import type { CalendarView, ShownLength, Weekend } from '#timeGrid/layout/period.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { useDaysOnScreen } from '#timeGrid/useDaysOnScreen.ts';
import { usePinnedLinked } from '#timeGrid/usePinnedPlaces.ts';
import { addDays, useFormat, useNow } from '#ui/index.ts';
import { ownNameOf } from '#wording/useOwnAgent.ts';
import { weekName } from '#wording/weekName.ts';
import { useFilteredEvents } from '../filter/useFilteredEvents.ts';
import type { FilteredEvents } from '../filter/useFilteredEvents.ts';
import type { EventType } from '../form/EventFields.tsx';
import { useEventColumns } from '../list/useEventColumns.tsx';
import { eventsOfWeek } from '../person/personEvents.ts';
import { useEventPinRules, useInterviewPinRules } from './pinRules.ts';
import { useClashes, useInterviewType } from './useClashes.ts';
import type { Clash } from './useClashes.ts';
import { useMoves } from './useMoves.ts';
import type { Moved } from './useMoves.ts';

export interface Period extends ShownEvents {
  readonly campusId: string;
  /** The campuses of events beside the open one's; undefined where there are none. */
  readonly otherCampuses: CampusNames | undefined;
  readonly view: CalendarView;
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  readonly days: readonly SchoolDay[];
  readonly onScreen: readonly SchoolDay[];
  readonly length: ShownLength;
  /** Null where there is nothing to fold. */
  readonly weekend: Weekend | null;
  /** Epoch ms, to the minute. */
  readonly now: number;
  readonly types: readonly EventType[];
  readonly selectedId: string | null;
  readonly selected: ShownEvent | null;
  readonly showAll: () => void;
  /** Draws events where an act moves them, keeps it, and puts them back where that fails (`useMoves`). */
  readonly move: (places: Places, moved: Moved) => Promise<void>;
  readonly goTo: (span: Span) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Null: today. */
export const showDay = (day: string | null): void => adjust('calendar', { day });
/** Alone, with its hours. */
export const openDay = (day: string): void => {
  showDay(day);
  useView.setState({ calendarView: 'day' });
};

/** The period that the user chose, of one campus. */
export function usePeriod(campusId: string): Period {
  const format = useFormat();
  const now = useNow();
  const types = useTypes();
  const view = useView((state) => state.calendarView);
  const today = format.dayOf(now);
  const day = usePlaceOn('calendar', (place) => place.day) ?? today;
  const selectedId = usePlaceOn('calendar', (place) => place.selected) ?? null;

  const days = useMemo(() => daysOf(day, view, format.zone), [day, view, format.zone]);
  const { campusIds, otherCampuses } = useShownCampuses(campusId);
  const times = { from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 };
  // A list holds its rows itself.
  const asked = view === 'list' ? null : JSON.stringify([view, campusIds, times]);
  const received = { events: useEventsOf(campusIds, times), interviews: useInterviewsOf(campusIds, times) };
  const pinned = usePinnedLinked(
    { rows: received.events, rules: useEventPinRules() },
    { rows: received.interviews, rules: useInterviewPinRules() },
    asked,
  );
  const { waiting } = pinned;
  const type = useInterviewType();
  const heldEvents = useMemo(
    () => withInterviews(pinned.first, pinned.second, campusId, type),
    [pinned.first, pinned.second, campusId, type],
  );
  const { shown: events, move } = useMoves(heldEvents, format.zone);
  const last = useMemo(
    () =>
      waiting === 0 ? null : asReceived(events, withInterviews(received.events, received.interviews, campusId, type)),
    [waiting, events, received.events, received.interviews, campusId, type],
  );
  const shown = useShownEvents(campusId, { days, all: events, last });
  // A filter hides events, not the days they are on.
  const { onScreen, weekend, length, neighbour } = useDaysOnScreen({ view, day, days, events: shown.all });
  const selected = useSelected(selectedId, events, campusId, type);
  const isAway = selected !== null && !events.some(({ id }) => id === selected.id);
  const away = useDayOf(isAway ? selected : null, type);
  const awayClashes = useClashes(away);

  const goTo = (span: Span): void => {
    const there = format.dayOf(span.debut);
    // A weekend that is folded opens by itself once it holds the event.
    const isShown = onScreen.some((each) => each.day === there) || weekend?.days.some((each) => each.day === there);
    if (!isShown) showDay(there);
  };
  const step = (by: 1 | -1): void => showDay(neighbour(by));
  return {
    ...shown,
    campusId,
    otherCampuses,
    view,
    day,
    days,
    onScreen,
    length,
    weekend,
    now,
    types,
    selectedId,
    selected: away.find(({ id }) => id === selectedId) ?? selected,
    clashOf: isAway ? awayClashes.clashOf : shown.clashOf,
    showAll: pinned.showAll,
    move,
    goTo,
    step,
  };
}

/** What is on the day of an event; nothing without one. */
function useDayOf(event: ShownEvent | null, type: InterviewType): readonly ShownEvent[] {
  const format = useFormat();
  const day = format.dayOf(event?.debut ?? 0);
  const times = event
    ? { from: format.startOfDay(day), to: Math.max(event.fin, format.startOfDay(addDays(day, 1))) }
    : { from: 0, to: 0 };
  const campusId = event?.campusId ?? '';
  const campusIds = event ? [campusId] : [];
  const events = useEventsOf(campusIds, times);
  const interviews = useInterviewsOf(campusIds, times);
  return useMemo(() => withInterviews(events, interviews, campusId, type), [events, interviews, campusId, type]);
}

/** Every campus beside the open one for a person, and for columns of campuses. */
function useShownCampuses(campusId: string): {
  readonly campusIds: readonly string[];
  readonly otherCampuses: CampusNames | undefined;
} {
  const campuses = useCampuses();
  const isOfPerson = usePlaceOn('calendar', ({ of = null }) => of !== null);
  const isByCampus = useView((view) => view.calendarView === 'columns' && view.calendarColumns === 'campuses');
  const isEvery = isOfPerson || isByCampus;
  return useMemo(() => {
    const others = isEvery ? campuses.filter(({ id }) => id !== campusId) : [];
    return {
      campusIds: [campusId, ...others.map(({ id }) => id)],
      otherCampuses: others.length === 0 ? undefined : new Map(others.map(({ id, name }) => [id, name])),
    };
  }, [campusId, campuses, isEvery]);
}

/** What is selected, on screen or elsewhere in time: an event, or the interview of an application. */
function useSelected(
  id: string | null,
  shown: readonly ShownEvent[],
  campusId: string,
  type: InterviewType,
): ShownEvent | null {
  const applicationId = id === null ? null : shownAlone(id);
  const event = useEvent(applicationId === null ? (id ?? '') : '');
  const interview = useInterview(applicationId ?? '');
  const here = shown.find((each) => each.id === id);
  // Of one that changed elsewhere the panel shows what the service has: what is written in it begins from that (I12).
  if (here && !here.isPinned) return here;
  if (!interview) return event ?? here ?? null;
  return interviewsAsEvents([interview], campusId, type)[0] ?? null;
}

interface ShownEvents extends FilteredEvents {
  /** Everything of the period, by start. */
  readonly all: readonly ShownEvent[];
  /** The same as it is now, without what is pinned: who and what is taken is read from it. */
  readonly received: readonly ShownEvent[];
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  readonly clashOf: (event: ShownEvent) => Clash | undefined;
  /** What is known of each, as columns. */
  readonly listColumns: readonly ListColumn<ShownEvent>[];
  /** By which the user's own events are known. */
  readonly ownName: string;
  /** How many changes of others wait since the user works in the view, of those that nothing hides. */
  readonly waiting: number;
  /** Whose events alone are shown; null: everyone's. */
  readonly person: PersonShown | null;
}

interface PersonShown {
  readonly person: WeekOf;
  /** With the name of the colleague beside them. */
  readonly name: string;
  /** Their events, before the filters. */
  readonly events: readonly ShownEvent[];
  /** Which of the events are whose, where two people are beside each other. */
  readonly sides?: readonly Side[];
  /** How many sequences a learner is known to be enrolled in. */
  readonly sequences: number;
}

const noEvents: readonly never[] = [];

/** The events as they were received last; those that are not pinned, as they are drawn. */
function asReceived(drawn: readonly ShownEvent[], received: readonly ShownEvent[]): readonly ShownEvent[] {
  const steady = new Map(
    drawn.filter(({ isPinned, isUnkept }) => !isPinned || isUnkept).map((each) => [each.id, each]),
  );
  return received.map((each) => steady.get(each.id) ?? each).toSorted(byStart);
}

/** Before and after person and filters. `last`: as received; who is taken is read from it. */
function useShownEvents(
  campusId: string,
  { days, all, last }: Pick<Period, 'days' | 'all'> & { readonly last: readonly ShownEvent[] | null },
): ShownEvents {
  const { t } = useTranslation();
  const agentId = useDayChoices((choices) => choices.agentId);
  const agents = useAgents(campusId);
  const user = useSession((session) => session.open?.profile.user) ?? '';
  const received = last ?? all;
  const { clashes, clashOf } = useClashes(received);
  const ownName = ownNameOf(
    useFilters((filters) => filters.ownName),
    agents.find(({ id }) => id === agentId)?.name ?? user,
  );
  const calendarPerson = usePlaceOn('calendar', (place) => place.of ?? null);
  const sequences = useEnrolledSequences(calendarPerson?.kind === 'learner' ? calendarPerson.id : null);
  const numbers = useNumbersOf(calendarPerson?.kind === 'applicant' ? calendarPerson.id : null);
  const person = useMemo(
    () =>
      calendarPerson && {
        person: calendarPerson,
        name: weekName(calendarPerson, t),
        ...eventsOfWeek(calendarPerson, { events: all, sequences, numbers }),
        sequences: sequences.length,
      },
    [calendarPerson, all, sequences, numbers, t],
  );
  const listColumns = useEventColumns({ days, clashes, ownName });
  const filtered = useFilteredEvents(person ? person.events : all, listColumns);
  const newRows = useMemo(() => {
    const known = new Set(all.map(({ id }) => id));
    return last?.filter(({ id }) => !known.has(id)) ?? noEvents;
  }, [all, last]);
  const newOfPerson = useMemo(
    () =>
      calendarPerson && newRows.length > 0
        ? eventsOfWeek(calendarPerson, { events: newRows, sequences, numbers }).events
        : newRows,
    [calendarPerson, newRows, sequences, numbers],
  );
  const waiting =
    filtered.visible.filter(({ isPinned }) => isPinned).length +
    useFilteredEvents(newOfPerson, listColumns).visible.length;
  return { ...filtered, all, received, clashes, clashOf, listColumns, ownName, waiting, person };
}
