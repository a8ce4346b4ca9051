import { z } from 'zod';
import { create } from 'zustand';

/**
 * Room, arrival, pieces …: the service has no field, so each is a Code of the school in Dossier.Parametres; null:
 * neither shown nor written.
 */
export const dayFields = ['arrived', 'done', 'absent', 'room', 'missingPieces', 'interviewNote', 'phone'] as const;
export type DayField = (typeof dayFields)[number];

const noFields: Readonly<Record<DayField, string | null>> = {
  arrived: null,
  done: null,
  absent: null,
  room: null,
  missingPieces: null,
  interviewNote: null,
  phone: null,
};

export const dayChoicesSchema = z.object({
  // An earlier Carnet stored fewer.
  fieldMapping: z
    .partialRecord(z.enum(dayFields), z.string().max(200).nullable())
    .transform((stored) => ({ ...noFields, ...stored })),
  /** Which agent uses this workstation; null until chosen. */
  agentId: z.string().max(40).nullable(),
  shown: z.enum(['everyone', 'mine']),
  /** The user put off what Carnet recognised of the school's fields; it stays in the settings. */
  isVocabularyLater: z.boolean(),
});
export type DayChoices = Readonly<z.infer<typeof dayChoicesSchema>>;
export type FieldMapping = DayChoices['fieldMapping'];

/** The user's choices for the open service on this workstation. Stored by `session/choices`. */
export const useDayChoices = create<DayChoices>(() => ({
  fieldMapping: noFields,
  agentId: null,
  shown: 'everyone',
  isVocabularyLater: false,
}));

export const chooseForDay = (change: Partial<DayChoices>): void => useDayChoices.setState(change);

export const mapDayField = (field: DayField, code: string | null): void =>
  useDayChoices.setState(({ fieldMapping }) => ({ fieldMapping: { ...fieldMapping, [field]: code } }));
