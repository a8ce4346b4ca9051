import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useEnrolledSequences, useInterviewsOf } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { useCalendarFilter } from '#stores/calendarFilter.ts';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import type { WeekPerson } from '#stores/view.ts';
import { clashesOf, clashWith, steadyClashes } from './appearance/clash.ts';
import { interviewsAsEvents, standIns } from './appearance/shown.ts';
import type { ShownEvent } from './appearance/shown.ts';
import { takenBy } from './appearance/taken.ts';
import type { Taken } from './appearance/taken.ts';
import { filtered, ownNameOf } from './filter/filter.ts';
import { eventsOfPerson } from './person/personEvents.ts';

export interface ShownEvents {
  /** Everything of the period, by start. */
  readonly all: readonly ShownEvent[];
  /** What the filters do not hide. */
  readonly visible: readonly ShownEvent[];
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  readonly reasonOf: Taken['reasonOf'];
  /** What an event would clash with, were it changed like this; undefined: nothing. `moving`: moves with it. */
  readonly clashAt: (changed: ShownEvent, moving: ReadonlySet<string>) => ShownEvent | undefined;
  /** The interview hours of the period, including those shown by an event. */
  readonly interviews: readonly InterviewView[];
  readonly filter: CalendarFilter;
  readonly ownName: string;
  /** Whose events alone are shown; null: everyone's. */
  readonly person: PersonShown | null;
}

interface PersonShown {
  readonly person: WeekPerson;
  /** Their events, before the filters. */
  readonly events: readonly ShownEvent[];
  /** How many sequences a learner is known to be enrolled in. */
  readonly sequences: number;
}

interface PeriodEvents {
  /** The campuses whose events are shown. */
  readonly campusIds: readonly string[];
  /** Epoch ms, `to` excluded. */
  readonly times: { readonly from: number; readonly to: number };
  readonly events: readonly EventView[];
}

/** The events of a period with the interviews of the applications, before and after person and filters. */
export function useShownEvents(campusId: string, { campusIds, times, events }: PeriodEvents): ShownEvents {
  const { t } = useTranslation();
  const filter = useCalendarFilter();
  const {
    agentId,
    fieldMapping: { room },
  } = useDayChoices();
  const agents = useAgents(campusId);
  const user = useSession((session) => session.open?.profile.user) ?? '';
  const interviews = useInterviewsOf(campusIds, times);
  const typeName = t('calendar.views.applicationInterview');
  const all = useMemo(() => {
    const shownBy = standIns(interviews, events);
    const extra = interviewsAsEvents(
      interviews.filter(({ id }) => !shownBy.has(id)),
      campusId,
      typeName,
    );
    return extra.length === 0
      ? events
      : [...events, ...extra].toSorted((a, b) => a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1));
  }, [events, interviews, campusId, typeName]);
  const ownName = ownNameOf(filter, agents.find(({ id }) => id === agentId)?.name ?? user);
  const calendarPerson = useView((view) => view.calendarPerson);
  const sequences = useEnrolledSequences(calendarPerson?.kind === 'learner' ? calendarPerson.id : null);
  const person = useMemo(
    () =>
      calendarPerson && {
        person: calendarPerson,
        events: eventsOfPerson(calendarPerson, { events: all, interviews, sequences }),
        sequences: sequences.length,
      },
    [calendarPerson, all, interviews, sequences],
  );
  const candidates = person ? person.events : all;
  const visible = useMemo(() => filtered(candidates, filter, ownName), [candidates, filter, ownName]);
  const taken = useMemo(() => takenBy(all, interviews, room), [all, interviews, room]);
  const steady = useMemo(() => steadyClashes<ShownEvent>(), []);
  const clashes = useMemo(() => steady(clashesOf(all, taken.takes)), [all, taken, steady]);
  const clashAt: ShownEvents['clashAt'] = (changed, moving) =>
    clashWith(
      changed,
      all.filter(({ id }) => !moving.has(id)),
      taken.takes,
    );
  return { all, visible, clashes, reasonOf: taken.reasonOf, clashAt, interviews, filter, ownName, person };
}
