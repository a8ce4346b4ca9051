import { z } from 'zod';
import { describe } from './describe.ts';
import { flag, instant, integer, nullableInstant, nullableText, reference } from './members.ts';

/** A calendar event: a class session, a shared event or a booking placed on a time slot. */
export const planificationSchema = z.looseObject({
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  /** Opaque text (R5.8). */
  Enseignants: nullableText,
  ReferenceExterne: nullableText,
  EntiteJuridiqueId: reference,
  TypePlanificationId: reference,
  CommentaireInterneId: reference,
  CommentaireExterneId: reference,
  ProgrammeId: reference,
  SequenceId: reference,
  Debut: instant,
  Fin: instant,
  DateSynchronisation: nullableInstant,
  /** Links events to a group; null, "" and 0 are no group (R2.10). A GUID text or a number (R5.8). */
  ReferenceMultiple: z.union([z.string(), z.number()]).nullish(),
  Annule: flag.nullish(),
  Realise: flag.nullish(),
});
export type Planification = z.infer<typeof planificationSchema>;

export const planification = describe({
  name: 'Planification',
  schema: planificationSchema,
  cancelledBy: 'Annule',
  identity: ['Nom', 'EntiteJuridiqueId', 'Debut', 'Fin'],
  references: [
    'EntiteJuridiqueId',
    'TypePlanificationId',
    'CommentaireInterneId',
    'CommentaireExterneId',
    'ProgrammeId',
    'SequenceId',
  ],
  instants: ['Debut', 'Fin', 'DateSynchronisation'],
  assigned: ['Id', 'DateSynchronisation'],
  volatile: ['DateSynchronisation'],
  units: [['Debut', 'Fin']],
});
