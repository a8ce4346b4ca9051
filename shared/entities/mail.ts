import { z } from 'zod';
import { describe } from './describe.ts';
import { flag, integer, nullableText, text } from './members.ts';

export const mailSchema = z.looseObject({
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  Adresse: text,
  IsDuplicate: flag.nullish(),
});
export type Mail = z.infer<typeof mailSchema>;

/** A new one is its address, and whether it is a duplicate: the service names it (R2.5). */
export const mail = describe({
  name: 'Mail',
  schema: mailSchema,
  identity: ['Adresse'],
  assigned: ['Id', 'Nom', 'Code'],
});
