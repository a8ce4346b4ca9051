import type { ApplicationView } from '#cache/queries/views.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';

/** Null where no field is assigned, '' where it is empty. */
export type Mapped = Readonly<Record<keyof FieldMapping, string | null>>;

export function mappedOf({ parametres }: Pick<ApplicationView, 'parametres'>, mapping: FieldMapping): Mapped {
  const value = (code: string | null): string | null =>
    code === null ? null : (parametres.find((parametre) => parametre.code === code)?.valeur.trim() ?? '');
  const { arrived, done, absent, room, missingPieces, interviewNote, phone } = mapping;
  return {
    arrived: value(arrived),
    done: value(done),
    absent: value(absent),
    room: value(room),
    missingPieces: value(missingPieces),
    interviewNote: value(interviewNote),
    phone: value(phone),
  };
}

/** The documents named in a text, as users list them, each once. */
export const documentsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\n]+/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  ),
];

/** The text without a document that was handed in, in the way in which users list the others. */
export const withoutDocument = (text: string, piece: string): string =>
  documentsIn(text)
    .filter((each) => each !== piece)
    .join(text.includes('\n') ? '\n' : text.includes(';') ? '; ' : ', ');

/** A decision exists as soon as the service holds its id or its day. */
export const isDecided = ({
  decisionId,
  dateDecision,
}: Pick<ApplicationView, 'decisionId' | 'dateDecision'>): boolean => decisionId !== null || dateDecision !== null;

/** Nothing is left to fill in, and no document is noted as missing. */
export const isComplete = (
  application: Pick<ApplicationView, 'avancement' | 'parametres'>,
  mapping: FieldMapping,
): boolean =>
  (application.avancement === null || application.avancement >= 100) && !mappedOf(application, mapping).missingPieces;
