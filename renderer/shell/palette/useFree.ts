import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { columnsOf } from '#features/calendar/columns/columns.ts';
import { freeAt } from '#features/calendar/columns/free.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { askedFree } from './askedFree.ts';
import type { PaletteItem } from './item.ts';

/** As many names as fit a line. */
const most = 5;

/** The answer to « libre 15h »: who of the campus has nothing then, and the columns of that day. */
export function useFree(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const asked = askedFree(query, today, format.language);
  const day = asked?.day ?? today;
  const times = asked?.times.join(' ') ?? '';
  const span = times === '' ? { from: 0, to: 0 } : { from: format.startOfDay(day), to: format.endOfDay(day) };
  const events = useEvents({ campusId, ...span });
  const interviews = useInterviews({ campusId, ...span });
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => {
    if (times === '') return [];
    const people = [...agents, ...teachers.filter((teacher) => teacher.campusId === campusId)];
    const always = people.filter(({ name }, index) => people.findIndex((each) => each.name === name) === index);
    const columns = columnsOf([...events, ...interviewsAsEvents(interviews, campusId, '')], {
      known: always,
      always,
      textOf: ({ enseignants }) => enseignants,
      ownColumn: false,
    });
    return times.split(' ').map((time): PaletteItem => {
      const names = freeAt(columns, format.at(day, time)).map(({ column }) => column.name);
      const others = names.length - most;
      return {
        id: `free/${day}/${time}`,
        group: 'action',
        text: t('panels.palette.free', { when: format.dayTime(format.at(day, time)), count: names.length }),
        detail: [...names.slice(0, most), ...(others > 0 ? [`+${others}`] : [])].join(', '),
        place: { at: 'calendar', day },
        run: () =>
          useView.setState({
            calendarView: 'columns',
            calendarCursor: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
          }),
      };
    });
  }, [times, day, events, interviews, teachers, agents, campusId, format, t]);
}
