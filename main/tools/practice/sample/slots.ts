import { allWeeks, schoolDays } from './days.ts';
import type { Random } from './random.ts';
import { campuses } from './school.ts';
import type { Campus } from './school.ts';

/** Length of an interview in minutes. */
export const interviewLength = 45;

/** When the applicant of a file has the interview. */
export interface Slot {
  readonly campus: Campus;
  readonly day: string;
  readonly time: string;
}

/** Interview days of 8 to 10 quarter-hours, none overlapping the next. */
const interviewDays: readonly (readonly string[])[] = [
  ['08:30', '09:15', '10:30', '11:15', '14:00', '15:00', '15:45', '17:15'],
  ['08:30', '09:15', '10:00', '11:00', '11:45', '13:45', '14:30', '15:30', '16:15'],
  ['09:00', '09:45', '10:30', '11:30', '14:00', '14:45', '15:30', '16:30', '17:15'],
  ['08:45', '09:30', '10:15', '11:15', '13:30', '14:15', '15:00', '16:00', '16:45', '17:30'],
  ['08:30', '09:30', '10:15', '11:00', '13:30', '14:30', '15:15', '16:15', '17:00'],
];

/** Today's first, campus by campus, then the rest of the week, then the weeks around it. */
export function interviewSlots(random: Random, today: string): readonly Slot[] {
  const thisWeek = schoolDays(today, 0).flatMap((day, dayIndex, days) =>
    campuses.flatMap((campus, campusIndex) => {
      const which = (dayIndex - days.indexOf(today) + campusIndex + interviewDays.length * 2) % interviewDays.length;
      return (interviewDays[which] ?? []).map((time) => ({ campus, day, time }));
    }),
  );
  return [
    ...thisWeek.filter((slot) => slot.day === today),
    ...thisWeek.filter((slot) => slot.day !== today),
    ...otherWeeks(random, today),
  ];
}

/** One a day before this week, one every other day after it. */
function otherWeeks(random: Random, today: string): Slot[] {
  const slots: Slot[] = [];
  for (let week = allWeeks.first; week <= allWeeks.last; week += 1) {
    if (week === 0) continue;
    for (const [dayIndex, day] of schoolDays(today, week).entries()) {
      for (const [campusIndex, campus] of campuses.entries()) {
        if (week > 0 && (week + dayIndex + campusIndex) % 2 === 0) continue;
        slots.push({ campus, day, time: random.pick(random.pick(interviewDays)) });
      }
    }
  }
  return slots;
}
