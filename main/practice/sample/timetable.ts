import { schoolDays } from './days.ts';
import type { Weeks } from './days.ts';
import type { Random } from './random.ts';
import { programmeId, tracks } from './school.ts';
import type { Campus, EventType } from './school.ts';

/** An event of the sample before it is a row; times are local to the school. */
export interface SampleEvent {
  readonly campus: Campus;
  readonly type: EventType;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly name: string;
  readonly programmeId: number;
  readonly room: string;
  /** « VASSEUR Hélène »; empty for an event without one. */
  readonly teacher: string;
  /** ReferenceMultiple. */
  readonly group?: string;
  readonly canBeCancelled?: boolean;
}

const lessonTimes: readonly (readonly [start: string, end: string])[] = [
  ['08:30', '10:30'],
  ['10:45', '12:15'],
  ['13:30', '15:30'],
  ['15:45', '17:45'],
];
const groupInterviewTimes: readonly (readonly [start: string, end: string])[] = [
  ['10:45', '12:15'],
  ['14:00', '15:30'],
];

/** A campus's lessons, juries, meetings, open days and bookings over the weeks. */
export function timetable(campus: Campus, random: Random, today: string, weeks: Weeks): SampleEvent[] {
  const weekly = weeklyLessons(campus, random);
  const events: SampleEvent[] = [];
  for (let week = weeks.first; week <= weeks.last; week += 1) {
    const days = schoolDays(today, week).slice(0, 5);
    for (const [index, day] of days.entries()) {
      // The interviews of this week use rooms and staff: fewer lessons, no group interviews.
      const lessons = (weekly[index] ?? []).filter(({ parallel }) => week !== 0 || !parallel);
      for (const { lesson } of lessons) if (random.chance(0.9)) events.push({ ...lesson, day });
      if (week !== 0) events.push(...groupInterviews(campus, random, day));
    }
    events.push(...fixtures(campus, random, week, days));
  }
  return events;
}

const teacherName = (campus: Campus, random: Random): string => {
  const { last, first } = random.pick(campus.teachers);
  return `${last} ${first}`;
};

type Lesson = Omit<SampleEvent, 'day'>;

/** The same lessons every week: two at a time, of different tracks. */
function weeklyLessons(campus: Campus, random: Random): { parallel: boolean; lesson: Lesson }[][] {
  return [1, 2, 3, 4, 5].map(() =>
    lessonTimes.flatMap(([start, end]) =>
      random
        .shuffled(tracks)
        .slice(0, 2)
        .map((track, index) => ({
          parallel: index > 0,
          lesson: {
            campus,
            type: 'course' as const,
            start,
            end,
            name: random.pick(track.courses),
            programmeId: programmeId(campus, track),
            room: random.pick(campus.rooms),
            teacher: teacherName(campus, random),
            canBeCancelled: true,
          },
        })),
    ),
  );
}

function groupInterviews(campus: Campus, random: Random, day: string): SampleEvent[] {
  const times = groupInterviewTimes.filter(() => random.chance(0.6));
  return times.map(([start, end]) => {
    const track = random.pick(tracks);
    const event = plain(campus, random, { type: 'interview', day, start, end, name: `Entretiens ${track.name}` });
    return Object.assign(event, { programmeId: programmeId(campus, track) });
  });
}

const plain = (
  campus: Campus,
  random: Random,
  what: Pick<SampleEvent, 'type' | 'day' | 'start' | 'end' | 'name'>,
): SampleEvent => ({ ...what, campus, programmeId: 0, room: random.pick(campus.rooms), teacher: '' });

/** Weekly events: a jury in three parts and a workshop in two (linked), meetings, bookings, open days. */
function fixtures(campus: Campus, random: Random, week: number, days: readonly string[]): SampleEvent[] {
  const at = (weekday: number, type: EventType, start: string, end: string, name: string): SampleEvent =>
    plain(campus, random, { type, day: days[weekday - 1] ?? '', start, end, name });
  const track = random.pick(tracks);
  const linked = (events: readonly SampleEvent[]): SampleEvent[] => {
    const group = random.guid();
    const teacher = teacherName(campus, random);
    return events.map((event) => ({ ...event, group, teacher, programmeId: programmeId(campus, track) }));
  };
  const jury = `Jury ${track.name}`;
  return [
    ...linked([
      at(2, 'jury', '09:00', '12:00', jury),
      at(3, 'jury', '09:00', '12:00', jury),
      at(4, 'jury', '14:00', '17:00', jury),
    ]),
    ...linked([
      at(2, 'course', '16:30', '18:00', 'Atelier projet'),
      at(5, 'course', '16:30', '18:00', 'Atelier projet'),
    ]),
    at(1, 'meeting', '14:00', '15:30', 'Équipe pédagogique'),
    at(4, 'meeting', '18:00', '18:30', 'Bilan du jour'),
    { ...at(5, 'booking', '14:00', '15:30', 'Réservation'), room: campus.rooms.at(-1) ?? '' },
    ...(random.chance(0.5) ? [at(1, 'booking', '16:00', '17:30', 'Réservation studio')] : []),
    ...(week % 2 === 0 ? [at(3, 'openDay', '14:30', '17:00', 'Portes ouvertes')] : []),
  ];
}
