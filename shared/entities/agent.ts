import { z } from 'zod';
import { describe } from './describe.ts';
import { flag, nullableText, reference } from './members.ts';
import { personFields, personReferences, personTextReferences } from './person.ts';

/** A person mandated by the school to recruit applicants. */
export const agentSchema = z.looseObject({
  ...personFields,
  TiersTemps: flag.nullish(),
  TiersTempsPrecision: nullableText,
  Actif: flag.nullish(),
  IndividuId: reference,
  EntrepriseId: reference,
  EntiteJuridiqueId: reference,
});
export type Agent = z.infer<typeof agentSchema>;

export const agent = describe({
  name: 'Agent',
  schema: agentSchema,
  references: [...personReferences, 'IndividuId', 'EntrepriseId', 'EntiteJuridiqueId'],
  textReferences: personTextReferences,
  civilDates: ['DateNaissance'],
  assigned: ['Id', 'IndividuId'],
});
