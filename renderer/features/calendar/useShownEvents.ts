import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useInterviews } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { useCalendarFilter } from '#stores/calendarFilter.ts';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { clashesOf, clashWith, steadyClashes } from './appearance/clash.ts';
import { interviewsAsEvents, standIns } from './appearance/shown.ts';
import type { ShownEvent } from './appearance/shown.ts';
import { takenBy } from './appearance/taken.ts';
import type { Taken } from './appearance/taken.ts';
import { filtered, ownNameOf } from './filter/filter.ts';
import type { SchoolDay } from './layout/schoolDay.ts';

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
}

/** The events of a period with the interviews of the applications, before and after the filters. */
export function useShownEvents(
  campusId: string,
  days: readonly SchoolDay[],
  events: readonly EventView[],
): ShownEvents {
  const { t } = useTranslation();
  const filter = useCalendarFilter();
  const {
    agentId,
    fieldMapping: { room },
  } = useDayChoices();
  const agents = useAgents(campusId);
  const user = useSession((session) => session.open?.profile.user) ?? '';
  const interviews = useInterviews({ campusId, from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 });
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
  const visible = useMemo(() => filtered(all, filter, ownName), [all, filter, ownName]);
  const taken = useMemo(() => takenBy(all, interviews, room), [all, interviews, room]);
  const steady = useMemo(() => steadyClashes<ShownEvent>(), []);
  const clashes = useMemo(() => steady(clashesOf(all, taken.takes)), [all, taken, steady]);
  const clashAt: ShownEvents['clashAt'] = (changed, moving) =>
    clashWith(
      changed,
      all.filter(({ id }) => !moving.has(id)),
      taken.takes,
    );
  return { all, visible, clashes, reasonOf: taken.reasonOf, clashAt, interviews, filter, ownName };
}
