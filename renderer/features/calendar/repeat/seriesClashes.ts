import type { InterviewView } from '#cache/queries/views.ts';
import { sharedPerson } from '#shared/text/people.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { takenBy } from '../appearance/taken.ts';
import type { Span } from '../gesture/span.ts';

/** An event to be created, and one that needs the same at that time. */
export interface SeriesClash {
  readonly span: Span;
  readonly event: ShownEvent;
}

interface Written {
  readonly spans: readonly Span[];
  readonly nom: string;
  readonly enseignants: string;
}

interface There {
  readonly events: readonly ShownEvent[];
  readonly interviews: readonly InterviewView[];
  /** As for `takenBy`. */
  readonly room: string | null;
}

/**
 * The first event of each span that takes the same teacher, agent or room as the written event would: the same question
 * as for an event that is dragged. A teacher may be one of several in the other's text.
 */
export function clashesOfSeries(
  { spans, nom, enseignants }: Written,
  { events, interviews, room }: There,
): readonly SeriesClash[] {
  const written = spans.map((span, at) => ({ ...blank, ...span, id: `written:${at}`, nom, enseignants }));
  // First, so that an interview at their hour is theirs and not its own.
  const { takes } = takenBy([...written, ...events], interviews, room);
  return written.flatMap((event, at) => {
    const needed = new Set(takes(event));
    const other = events.find(
      (each) =>
        !each.annule &&
        each.debut < event.fin &&
        event.debut < Math.max(each.fin, each.debut + 1) &&
        (takes(each).some((key) => needed.has(key)) || sharedPerson(each.enseignants, enseignants) !== null),
    );
    const span = spans[at];
    return other && span ? [{ span, event: other }] : [];
  });
}

const blank: ShownEvent = {
  id: '',
  mark: null,
  steps: [],
  nom: '',
  campusId: '',
  typeId: '',
  typeName: '',
  debut: 0,
  fin: 0,
  baseDebut: null,
  baseFin: null,
  enseignants: '',
  programmeName: '',
  sequenceId: null,
  group: null,
  annule: false,
  gone: false,
  realise: false,
};
