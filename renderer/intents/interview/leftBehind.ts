import type { Moved, RowEdit } from '../intent.ts';
import { isNamedFor, standingFor } from './named.ts';

interface Event {
  readonly id: string;
  readonly nom: string;
  readonly debut: number;
  readonly fin: number;
  readonly annule: boolean;
}
interface Interview {
  readonly id: string;
  readonly applicantName: string;
  readonly creneau: number;
}

/** One side of an interview that did not move: an application, or an event of the calendar. Epoch ms. */
export interface LeftBehind {
  readonly entity: Moved['entity'];
  readonly id: string;
  readonly name: string;
  /** Its present time. */
  readonly at: number;
  /** The new time of the other side. */
  readonly to: number;
  /** For an event, its new end: its length stays. */
  readonly toEnd: number;
}

/** What the user sees now: the moved things at their new times, and everything on the days that they left. */
interface Scene {
  readonly events: readonly Event[];
  readonly interviews: readonly Interview[];
  /** Civil day of a moment at the school. */
  readonly dayOf: (at: number) => string;
}

/**
 * The other sides of moved interviews that did not move (R4.7): for a moved event the application of the applicant in
 * its name, for a moved application the event named for its applicant. Empty where the move was undone since, or where
 * the other side is at the new time already.
 */
export function leftBehind(moved: readonly Moved[], { events, interviews, dayOf }: Scene): readonly LeftBehind[] {
  const movedIds = new Set(moved.map(({ entity, id }) => `${entity}/${id}`));
  return moved.flatMap((move): readonly LeftBehind[] => {
    const day = dayOf(move.from);
    if (move.entity === 'Planification') {
      const event = events.find(({ id, debut, annule }) => id === move.id && debut === move.to && !annule);
      const named = event ? interviews.filter((each) => dayOf(each.creneau) === day && isNamedFor(event, each)) : [];
      const application = standingFor(move.from, named, ({ creneau }) => creneau);
      if (!application || application.creneau === move.to || movedIds.has(`Dossier/${application.id}`)) return [];
      return [
        {
          entity: 'Dossier',
          id: application.id,
          name: application.applicantName,
          at: application.creneau,
          to: move.to,
          toEnd: move.to,
        },
      ];
    }
    const interview = interviews.find(({ id, creneau }) => id === move.id && creneau === move.to);
    const named = interview
      ? events.filter((each) => !each.annule && dayOf(each.debut) === day && isNamedFor(each, interview))
      : [];
    const event = standingFor(move.from, named, ({ debut }) => debut);
    if (!event || event.debut === move.to || movedIds.has(`Planification/${event.id}`)) return [];
    return [
      {
        entity: 'Planification',
        id: event.id,
        name: event.nom,
        at: event.debut,
        to: move.to,
        toEnd: move.to + event.fin - event.debut,
      },
    ];
  });
}

/** Moves the other sides too; an event keeps its length. */
export const following = (left: readonly LeftBehind[]): readonly RowEdit[] =>
  left.map(({ entity, id, to, toEnd }) =>
    entity === 'Dossier'
      ? { entity, id, members: { CreneauLibre: to } }
      : { entity, id, members: { Debut: to, Fin: toEnd } },
  );
