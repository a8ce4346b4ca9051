import { z } from 'zod';
import { fold } from '../text/fold.ts';
import { describe } from './describe.ts';
import { each, integer, nullableInstant, nullableText, reference } from './members.ts';

/** `<domain>.<TABLE_NAME>`. */
export const referenceTypeForm = /^[^.\s]+\.[^.\s]+$/u;

/**
 * The table of a type, which says which entity has the reference, however it is written: TYPE_CONVENTION is
 * TypeConvention.
 */
export const tableOfType = (type: string): string =>
  fold(type.slice(type.indexOf('.') + 1)).replaceAll(/[^a-z0-9]/gu, '');

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
