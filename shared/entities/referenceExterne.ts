import { z } from 'zod';
import { describe } from './describe.ts';
import { each, integer, nullableInstant, nullableText, reference } from './members.ts';

/** `<domain>.<TABLE_NAME>`. */
export const referenceTypeForm = /^[^.\s]+\.[^.\s]+$/u;

/** The name of an entity in another system: at most one for each (R4.2). Type is `<domain>.<TABLE_NAME>`. */
export const referenceExterneSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'Reference', 'Type', 'CRC']),
  DateMAJ: nullableInstant,
  /** Id of the entity that has it; unique within its Type only (R5.4). */
  IdObjet: reference,
});
export type ReferenceExterne = z.infer<typeof referenceExterneSchema>;

export const referenceExterne = describe({
  name: 'ReferenceExterne',
  schema: referenceExterneSchema,
  references: ['IdObjet'],
  instants: ['DateMAJ'],
  assigned: ['Id', 'CRC', 'DateMAJ'],
});
