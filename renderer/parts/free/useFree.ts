import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { Place } from '#shared/ipc/place.ts';
import { fold } from '#shared/text/fold.ts';
import { typedMoment } from '#shared/text/when/moment.ts';
import { usePreferences } from '#stores/preferences.ts';
import type { ScreenAction } from '#stores/screenActions.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { columnsOf } from './columns.ts';
import { freeAt } from './free.ts';

const most = 5;

/** As many hours as leave room for the whole day below them, and for commands that have the word. */
const mostHours = 3;

/** An hour, with those who are free then, and the way to its columns. */
interface FreeHour extends ScreenAction {
  readonly detail: string;
  readonly place: Place;
}

/** « libre 15h »: who of the campus is free; without an hour, the next full hours. With that day's columns. */
export function useFree(query: string): readonly FreeHour[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const today = format.dayOf(now);
  const { from, to } = usePreferences(({ calendarHours }) => calendarHours);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const asked = askedFree(query, today);
  const day = asked?.day ?? today;
  // A text: the same while the same is asked. Empty for an hour that is not named; null where nothing is asked.
  const times = asked?.times.join(' ') ?? null;
  const span = times === null ? { from: 0, to: 0 } : { from: format.startOfDay(day), to: format.endOfDay(day) };
  const events = useEvents({ campusId, ...span });
  const interviews = useInterviews({ campusId, ...span });
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => {
    if (times === null) return [];
    const people = [...agents, ...teachers.filter((teacher) => teacher.campusId === campusId)];
    const always = people.filter(({ name }, index) => people.findIndex((each) => each.name === name) === index);
    const columns = columnsOf([...events, ...interviewsAsEvents(interviews, campusId, { id: '', name: '' })], {
      known: always,
      always,
      textOf: ({ enseignants }) => enseignants,
      ownColumn: false,
    });
    const namesAt = (time: string): readonly string[] =>
      freeAt(columns, format.at(day, time)).map(({ column }) => column.name);
    const showAt = (time: string): Pick<FreeHour, 'place' | 'run'> => ({
      place: { at: 'calendar', day },
      run: () =>
        useView.setState({
          calendarView: 'columns',
          calendarCursor: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
        }),
    });
    const itemAt = (time: string): FreeHour => {
      const names = namesAt(time);
      const others = names.length - most;
      return {
        ...showAt(time),
        id: `free/${day}/${time}`,
        text: t('panels.palette.free', { when: format.dayTime(format.at(day, time)), count: names.length }),
        detail: [...names.slice(0, most), ...(others > 0 ? [`+${others}`] : [])].join(', '),
      };
    };
    if (times !== '') return times.split(' ').map(itemAt);
    const hours = Array.from({ length: to - from }, (_, at) => `${String(from + at).padStart(2, '0')}:00`);
    const ahead = hours.filter((time) => format.at(day, time) >= now);
    const free = ahead.filter((time) => namesAt(time).length > 0).slice(0, mostHours);
    return [
      ...free.map(itemAt),
      {
        ...showAt(free[0] ?? hours[0] ?? '08:00'),
        id: `free/${day}`,
        text: t('panels.palette.freeDay', { day: format.day(format.startOfDay(day)), count: free.length }),
        detail: t('panels.palette.freeHour'),
      },
    ];
  }, [times, day, events, interviews, teachers, agents, campusId, from, to, now, format, t]);
}

const question = /^(?:qui est |who is |who's )?(?:libres?|disponibles?|free)(?:\s+(?<when>.*))?$/u;

/** « libre 15h », « libre demain 15h », « free 27/11 at 3pm », « libre demain »; null for any other text. */
export function askedFree(query: string, today: Day) {
  const asked = question.exec(fold(query.trim()));
  if (!asked) return null;
  const when = typedMoment(asked.groups?.['when'] ?? '', today);
  return when && { day: when.day ?? today, times: when.times };
}
