import type { InterviewView } from '#cache/queries/views.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';

/** What the fields that the school named tell of an interview; null where no field was named, '' where it holds nothing. */
export type Mapped = Readonly<Record<keyof FieldMapping, string | null>>;

export function mappedOf({ parametres }: Pick<InterviewView, 'parametres'>, mapping: FieldMapping): Mapped {
  const value = (code: string | null): string | null =>
    code === null ? null : (parametres.find((parametre) => parametre.code === code)?.valeur.trim() ?? '');
  const { arrived, done, room, missingPieces, interviewNote, phone } = mapping;
  return {
    arrived: value(arrived),
    done: value(done),
    room: value(room),
    missingPieces: value(missingPieces),
    interviewNote: value(interviewNote),
    phone: value(phone),
  };
}

/** The pieces named in a text, as people list them. */
export const piecesIn = (text: string): readonly string[] =>
  text
    .split(/[,;\n]+/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** A decision is there as soon as the service holds its id or its day. */
export const isDecided = ({ decisionId, dateDecision }: Pick<InterviewView, 'decisionId' | 'dateDecision'>): boolean =>
  decisionId !== null || dateDecision !== null;

export type Moment = 'done' | 'arrived' | 'next' | 'past' | 'coming';

/**
 * Where an interview stands in its day. Done is what was noted or decided; where the school named no field for it, an
 * hour that is over is only past: Carnet does not claim that anybody came.
 */
export function momentOf(interview: InterviewView, mapped: Mapped, now: number, isNext: boolean): Moment {
  if (mapped.done || isDecided(interview)) return 'done';
  if (mapped.arrived) return 'arrived';
  if (isNext) return 'next';
  return interview.creneau < now ? 'past' : 'coming';
}
