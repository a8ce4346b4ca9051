import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays, addMinutes, mondayOf, schoolDays } from './days.ts';
import type { Weeks } from './days.ts';
import type { Interview, Unplanned } from './files.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, eventTypes, programmeId, tracks } from './school.ts';
import type { Campus, EventType } from './school.ts';
import { interviewLength } from './slots.ts';

/** An event of the sample before it is a row; times are local to the school. */
interface SampleEvent {
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
  /** ReferenceExterne, where it is the number of an application. */
  readonly numero?: string;
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
function timetable(campus: Campus, random: Random, today: string, weeks: Weeks): SampleEvent[] {
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

interface Filled {
  readonly interviews: readonly Interview[];
  readonly unplanned: readonly Unplanned[];
  readonly today: string;
  readonly weeks: Weeks;
}

/** Adds the calendar of every campus, including the interviews of the application files. */
export function addCalendar(
  store: Store,
  random: Random,
  { interviews, unplanned, today, weeks, groupId, ownMembers }: Pick<Differences, 'groupId' | 'ownMembers'> & Filled,
): void {
  const wanted = [
    ...campuses.flatMap((campus) => timetable(campus, random, today, weeks)),
    ...interviews.map((interview) => interviewEvent(interview, random)),
  ];
  // Linked events occupy a teacher for days, so they are staffed before the rest.
  const events = withClashes(
    staffed([...wanted.filter(({ group }) => group), ...wanted.filter(({ group }) => !group)]),
    today,
  );
  const order = (event: SampleEvent): string => `${event.day} ${event.start} ${event.campus.id} ${event.name}`;
  const sorted = events.map((event) => ({ event, key: order(event) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const [index, { event }] of sorted.entries()) {
    const own = ownMembers === 'yes' ? unknownMembers(event, index) : {};
    addEvent(store, random, { event: { ...event, ...groupReference(event, groupId) }, own, index, today });
  }
  for (const [at, event] of withoutFile(unplanned, today).entries())
    addEvent(store, random, { event, own: {}, index: sorted.length + at, today });
}

/**
 * Interviews in the calendar alone, today, on the first campus: one of nobody known, one of an applicant whose file can
 * be linked to it.
 */
function withoutFile(unplanned: readonly Unplanned[], today: string): readonly SampleEvent[] {
  const campus = campuses[0];
  if (!campus) return [];
  const known = unplanned.find((each) => each.campus === campus)?.applicant;
  const at = (start: string, name: string): SampleEvent => ({
    campus,
    type: 'interview',
    day: today,
    start,
    end: addMinutes(start, interviewLength),
    name,
    programmeId: 0,
    room: '',
    teacher: '',
  });
  return [at('12:00', 'DUPONT Camille'), ...(known ? [at('16:30', `${known.last} ${known.first}`)] : [])];
}

/** A group as a number where the deployment uses numbers (R5.8): the first digits of its GUID. */
const groupReference = (
  { group }: SampleEvent,
  groupId: Differences['groupId'],
): { groupReference?: string | number } =>
  group === undefined ? {} : { groupReference: groupId === 'number' ? Number.parseInt(group.slice(0, 8), 16) : group };

function interviewEvent({ slot, applicant, numero, track, room }: Interview, random: Random): SampleEvent {
  const { last, first } = random.pick(slot.campus.teachers);
  return {
    campus: slot.campus,
    type: 'interview',
    day: slot.day,
    start: slot.time,
    end: addMinutes(slot.time, interviewLength),
    name: `${applicant.last} ${applicant.first}`,
    numero,
    programmeId: programmeId(slot.campus, track),
    room,
    teacher: `${last} ${first}`,
  };
}

function addEvent(
  store: Store,
  random: Random,
  {
    event,
    own,
    index,
    today,
  }: {
    event: SampleEvent & { groupReference?: string | number };
    own: Record<string, RawJson>;
    index: number;
    today: string;
  },
): void {
  const cancelled = event.canBeCancelled === true && random.chance(0.06);
  const synchronised = event.type === 'course' && random.chance(0.3);
  addRow(
    store,
    'Planification',
    {
      Id: 40_001 + index,
      Nom: event.name,
      Enseignants: event.teacher,
      ReferenceExterne: synchronised ? `EDT-${40_001 + index}` : (event.numero ?? ''),
      EntiteJuridiqueId: event.campus.id,
      TypePlanificationId: eventTypes[event.type].id,
      ProgrammeId: event.programmeId,
      Debut: atSchool(event.day, event.start),
      Fin: atSchool(event.day, event.end),
      DateSynchronisation: synchronised ? atSchool(addDays(today, -1), '23:30') : null,
      ReferenceMultiple: event.groupReference ?? null,
      Annule: cancelled,
      Realise: !cancelled && event.day < today && random.chance(0.94),
    },
    own,
  );
}

const colours = ['#2a52a1', '#02787d', '#98397e', '#9f6713'];

/** Like those of the application files: members that no schema knows, exact to the last digit. */
function unknownMembers({ room }: SampleEvent, index: number): Record<string, RawJson> {
  return {
    Salle: rawOf(room),
    ...(index % 4 === 0 ? { CouleurPlanning: rawOf(colours[(index / 4) % colours.length] ?? '') } : {}),
    ...(index % 5 === 0 ? { JetonExterne: rawJson(`900719925474099${String(3123 + 2 * index)}`) } : {}),
    ...(index % 7 === 0 ? { CoefficientSalle: rawJson('1250.10') } : {}),
  };
}

/**
 * Each teacher in one place at a time: a busy one (`''`: none needed) is replaced by a colleague of the campus, or by
 * none. Parts of a group share a teacher. In the order of `events`.
 */
function staffed(events: readonly SampleEvent[]): SampleEvent[] {
  const plan = new Map<string, SampleEvent[]>();
  const isFree = (teacher: string, event: SampleEvent): boolean =>
    (plan.get(teacher) ?? []).every((other) => !overlap(other, event));
  return unitsOf(events).flatMap((parts) => {
    const teacher = colleagues(parts[0]).find((name) => parts.every((part) => isFree(name, part))) ?? '';
    const placed = parts.map((part) => ({ ...part, teacher }));
    if (teacher !== '') plan.set(teacher, [...(plan.get(teacher) ?? []), ...placed]);
    return placed;
  });
}

/** Weeks in which each campus has clashes, relative to this one, and how many. */
const clashesOfWeek = [2, 1] as const;

/** The same events, a few of them with a teacher who is elsewhere at that time. */
function withClashes(events: readonly SampleEvent[], today: string): SampleEvent[] {
  const teacherOf = new Map<SampleEvent, string>();
  for (const [week, count] of clashesOfWeek.entries()) {
    const monday = addDays(mondayOf(today), 7 * week);
    const ofWeek = events.filter(({ day, teacher }) => teacher !== '' && mondayOf(day) === monday);
    for (const id of new Set(ofWeek.map(({ campus }) => campus.id))) {
      const staffedHere = ofWeek.filter(({ campus }) => campus.id === id);
      for (const [event, teacher] of spread(candidates(staffedHere), count)) teacherOf.set(event, teacher);
    }
  }
  return events.map((event) => ({ ...event, teacher: teacherOf.get(event) ?? event.teacher }));
}

/** Interviews, each with the teacher of a lesson or jury at the same time. */
function candidates(events: readonly SampleEvent[]): (readonly [SampleEvent, string])[] {
  const interviews = events.filter(({ type }) => type === 'interview');
  return interviews.flatMap((interview) => {
    const other = events.find((event) => event.type !== 'interview' && overlap(event, interview));
    return other ? [[interview, other.teacher] as const] : [];
  });
}

/** `count` items, as far from each other as the list allows. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) =>
    Array.from({ length: count }, (__, at) => Math.floor(((at + 0.5) * items.length) / count)).includes(index),
  );

const overlap = (a: SampleEvent, b: SampleEvent): boolean => a.day === b.day && a.start < b.end && b.start < a.end;

/** Events of a group together, at the position of the first of them. */
function unitsOf(events: readonly SampleEvent[]): [SampleEvent, ...SampleEvent[]][] {
  const units = new Map<SampleEvent | string, [SampleEvent, ...SampleEvent[]]>();
  for (const event of events) {
    const key = event.group ?? event;
    const unit = units.get(key);
    if (unit) unit.push(event);
    else units.set(key, [event]);
  }
  return [...units.values()];
}

/** The preferred teacher, then the others of the campus; empty for an event that needs none. */
function colleagues({ campus, teacher }: SampleEvent): string[] {
  if (teacher === '') return [];
  const names = campus.teachers.map(({ last, first }) => `${last} ${first}`);
  const from = names.indexOf(teacher);
  return [...names.slice(from), ...names.slice(0, from)];
}
