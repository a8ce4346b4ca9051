import { z } from 'zod';
import { describe } from './describe.ts';
import { each, integer, nullableInstant, nullableText, reference } from './members.ts';

const periodReferences = ['ParcoursId', 'PeriodeId', 'SpecialiteId'] as const;

/** A period of a programme track. */
export const parcoursPeriodeSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'LibellePeriode', 'LibellePeriodeSpecifique']),
  ...each(reference, periodReferences),
  AnneeScolaire: integer.nullish(),
  ...each(nullableInstant, ['Debut', 'Fin']),
});
export type ParcoursPeriode = z.infer<typeof parcoursPeriodeSchema>;

/** Seen only inside a Parcours. */
export const parcoursPeriode = describe({
  name: 'ParcoursPeriode',
  schema: parcoursPeriodeSchema,
  references: periodReferences,
  instants: ['Debut', 'Fin'],
  days: ['Debut', 'Fin'],
});

/** A programme track. */
export const parcoursSchema = z.looseObject({
  Id: integer,
  ProgrammeId: reference,
  ...each(nullableText, ['Nom', 'Code']),
  /** Present with $expand=ParcoursPeriodes. */
  ParcoursPeriodes: z.array(parcoursPeriodeSchema).nullish(),
});
export type Parcours = z.infer<typeof parcoursSchema>;

export const parcours = describe({
  name: 'Parcours',
  schema: parcoursSchema,
  references: ['ProgrammeId'],
  navigations: ['ParcoursPeriodes'],
});
