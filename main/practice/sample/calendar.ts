import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays, addMinutes } from './days.ts';
import type { Weeks } from './days.ts';
import type { Interview } from './files.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { campuses, eventTypes, programmeId } from './school.ts';
import { interviewLength } from './slots.ts';
import { staffed, withClashes } from './staffing.ts';
import { timetable } from './timetable.ts';
import type { SampleEvent } from './timetable.ts';

interface Filled {
  readonly interviews: readonly Interview[];
  readonly today: string;
  readonly weeks: Weeks;
}

/** Adds the calendar of every campus, including the interviews of the application files. */
export function addCalendar(
  store: Store,
  random: Random,
  { interviews, today, weeks, groupId, ownMembers }: Pick<Differences, 'groupId' | 'ownMembers'> & Filled,
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
    addEvent(store, random, { event: { ...event, ...groupMark(event, groupId) }, own, index, today });
  }
}

/** A group as a number where the deployment uses numbers (R5.8): the first digits of its GUID. */
const groupMark = ({ group }: SampleEvent, groupId: Differences['groupId']): { groupMark?: string | number } =>
  group === undefined ? {} : { groupMark: groupId === 'number' ? Number.parseInt(group.slice(0, 8), 16) : group };

function interviewEvent({ slot, applicant, track, room }: Interview, random: Random): SampleEvent {
  const { last, first } = random.pick(slot.campus.teachers);
  return {
    campus: slot.campus,
    type: 'interview',
    day: slot.day,
    start: slot.time,
    end: addMinutes(slot.time, interviewLength),
    name: `${applicant.last} ${applicant.first}`,
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
    event: SampleEvent & { groupMark?: string | number };
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
      ReferenceExterne: synchronised ? `EDT-${40_001 + index}` : '',
      EntiteJuridiqueId: event.campus.id,
      TypePlanificationId: eventTypes[event.type].id,
      ProgrammeId: event.programmeId,
      Debut: atSchool(event.day, event.start),
      Fin: atSchool(event.day, event.end),
      DateSynchronisation: synchronised ? atSchool(addDays(today, -1), '23:30') : null,
      ReferenceMultiple: event.groupMark ?? null,
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
