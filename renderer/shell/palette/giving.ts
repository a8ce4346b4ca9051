import { ofApplication, ofEvent } from '#acts/act.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import type { RowEdit, ShownRow } from '#intents/intent.ts';
import { peopleFinder, placeOfName, reassigned } from '#shared/text/people.ts';
import { usualLength } from '#shared/time/interviewLength.ts';

export interface Staff {
  readonly name: string;
  /** Null for a teacher, who is named in the text of events only (R5.8). */
  readonly agentId: string | null;
}

export interface Handover {
  readonly row: ShownRow;
  readonly edit: RowEdit;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** By application, or by event where a teacher gets it or there is none; null where it cannot be written. */
export function givenInterview(
  interview: InterviewView,
  own: EventView | undefined,
  to: Staff,
  staff: readonly Staff[],
): Handover | null {
  const { id, applicantName: name, creneau: from } = interview;
  if (to.agentId === null || interview.event) {
    const [named = null] = own ? peopleFinder(staff)(own.enseignants) : [];
    return own ? { ...givenEvent(own, named, to), name } : null;
  }
  return {
    row: ofApplication(interview),
    edit: { entity: 'Dossier', id, members: { AgentId: to.agentId } },
    name,
    from,
    to: from + usualLength,
  };
}

const givenEvent = (event: EventView, from: Staff | null, to: Staff): Handover => ({
  row: ofEvent(event),
  edit: {
    entity: 'Planification',
    id: event.id,
    members: { Enseignants: reassigned(event.enseignants, from, to) },
  },
  name: event.nom,
  from: event.debut,
  to: event.fin,
});

interface DayOf {
  readonly interviews: readonly InterviewView[];
  readonly events: readonly EventView[];
  readonly ownOf: (interview: InterviewView) => EventView | undefined;
}

/** All that is left of a person's day, given to another; by hour. */
export function givenDay(from: Staff, to: Staff, { interviews, events, ownOf }: DayOf): readonly Handover[] {
  const theirs = from.agentId === null ? [] : interviews.filter(({ agentId }) => agentId === from.agentId);
  const files = theirs.flatMap((interview) => givenInterview(interview, ownOf(interview), to, [from]) ?? []);
  const own = new Set(theirs.flatMap((interview) => ownOf(interview)?.id ?? []));
  const others = events.filter(
    ({ id, enseignants, annule, realise }) =>
      !own.has(id) && !annule && !realise && placeOfName(enseignants, from.name) !== null,
  );
  return [...files, ...others.map((event) => givenEvent(event, from, to))].toSorted((a, b) => a.from - b.from);
}

/** Of what is given, how much meets something that its new person has already. */
export function taken(given: readonly Handover[], to: Staff, { interviews, events }: DayOf): number {
  const moved = new Set(given.map(({ row: { entity, id } }) => `${entity}/${id}`));
  const busy = [
    ...events.filter(
      ({ id, enseignants, annule }) =>
        !annule && !moved.has(`Planification/${id}`) && placeOfName(enseignants, to.name) !== null,
    ),
    ...interviews
      .filter(({ id, agentId }) => agentId !== null && agentId === to.agentId && !moved.has(`Dossier/${id}`))
      .map(({ creneau }) => ({ debut: creneau, fin: creneau + usualLength })),
  ];
  return given.filter((each) => busy.some(({ debut, fin }) => each.from < fin && debut < each.to)).length;
}
