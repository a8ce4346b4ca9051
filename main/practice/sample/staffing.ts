import { addDays, mondayOf } from './days.ts';
import type { SampleEvent } from './timetable.ts';

/**
 * The same events, with each teacher in one place at a time. The teacher of an event is a preference (`''`: it needs
 * none): when that teacher is busy, a colleague of the campus replaces them; when all are busy, the event has no
 * teacher. The parts of a group have the same teacher. Events are staffed in the order of `events`.
 */
export function staffed(events: readonly SampleEvent[]): SampleEvent[] {
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
export function withClashes(events: readonly SampleEvent[], today: string): SampleEvent[] {
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
    Array.from({ length: count }, (__, turn) => Math.floor(((turn + 0.5) * items.length) / count)).includes(index),
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
