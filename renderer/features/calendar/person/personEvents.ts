import type { InterviewView } from '#cache/queries/views.ts';
import type { WeekOf, WeekPerson } from '#shared/ipc/place.ts';
import { mentions, peopleFinder } from '#shared/text/people.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Side } from '#timeGrid/DaysGrid.tsx';

interface PersonReferences {
  readonly events: readonly ShownEvent[];
  /** Ids of the sequences that a learner is enrolled in. */
  readonly sequences: readonly string[];
  /** Of an applicant's applications. */
  readonly numbers: readonly string[];
}

/**
 * Events of an applicant's applications; of others, whose text names them (R5.8), and of a learner's sequences the
 * courses.
 */
export function eventsOfPerson(person: WeekPerson, known: PersonReferences): readonly ShownEvent[] {
  const isTheirs = testOf(person, known);
  return known.events.filter((event) => isTheirs(event, applicationOf(event)));
}

/** The events of a person, or of two; `sides`: which are whose, where two have columns of their own. */
export function eventsOfWeek(
  of: WeekOf,
  known: PersonReferences,
): { readonly events: readonly ShownEvent[]; readonly sides?: readonly Side[] } {
  const { beside } = of;
  if (!beside) return { events: eventsOfPerson(of, known) };
  const sides = [of, beside].map((person) => ({
    name: person.name,
    events: new Set(eventsOfPerson(person, known).map(({ id }) => id)),
  }));
  return { events: known.events.filter(({ id }) => sides.some(({ events }) => events.has(id))), sides };
}

type IsTheirs = (event: ShownEvent, interview: InterviewView | undefined) => boolean;

function testOf({ kind, id, name }: WeekPerson, { sequences, numbers }: PersonReferences): IsTheirs {
  const namedIn = peopleFinder([{ name }]);
  const isNamed = (text: string): boolean => namedIn(text).length > 0;
  const enrolled = new Set(sequences);
  switch (kind) {
    case 'teacher':
      return (event) => !event.interview && isNamed(event.enseignants);
    case 'agent':
      return (event, interview) =>
        interview ? interview.agentId === id : !event.interview && isNamed(event.enseignants);
    case 'applicant':
      return (event, interview) =>
        interview ? interview.applicantId === id : event.reference !== undefined && numbers.includes(event.reference);
    case 'learner':
      // An interview is one applicant's, who may have the same name.
      return (event, interview) =>
        (!interview && mentions(event.nom, name)) || (event.sequenceId !== null && enrolled.has(event.sequenceId));
  }
  return kind satisfies never;
}
