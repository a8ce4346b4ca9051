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

export const mail = describe({ name: 'Mail', schema: mailSchema, identity: ['Adresse'] });
