import { z } from 'zod';
import { describe } from './describe.ts';
import { integer, nullableText, reference } from './members.ts';

/**
 * Sets whose fields the service does not document beyond Id, Nom and Code, and whose lists are assumed (R3.4). Where a
 * deployment does not offer them, labels come from values seen.
 */
export const referenceSchema = z.looseObject({ Id: integer, Nom: nullableText, Code: nullableText });
export type Reference = z.infer<typeof referenceSchema>;

/** The campus of a programme decides which agents its files may have (R4.5). */
export const programmeSchema = referenceSchema.extend({ EntiteJuridiqueId: reference });

/** Instance names the share of the file system; its other fields are not documented. */
export const instanceSchema = z.looseObject({
  Id: integer.nullish(),
  Nom: nullableText,
  Code: nullableText,
  /** The share name: the root of every Directory path (R1.3). */
  ShareName: nullableText,
  /** GUID of the root folder, where the deployment gives it (R5.5). */
  RootStreamid: nullableText,
});
export type Instance = z.infer<typeof instanceSchema>;

export const instance = describe({ name: 'Instance', schema: instanceSchema });
export const entiteJuridique = describe({ name: 'EntiteJuridique', schema: referenceSchema });
export const typePlanification = describe({ name: 'TypePlanification', schema: referenceSchema });
export const programme = describe({
  name: 'Programme',
  schema: programmeSchema,
  references: ['EntiteJuridiqueId'],
});
export const etatCandidature = describe({ name: 'EtatCandidature', schema: referenceSchema });
export const typeConvention = describe({ name: 'TypeConvention', schema: referenceSchema });
export const etatConvention = describe({ name: 'EtatConvention', schema: referenceSchema });
export const natureClient = describe({ name: 'NatureClient', schema: referenceSchema });
export const organismeFinanceur = describe({ name: 'OrganismeFinanceur', schema: referenceSchema });
export const natureContrat = describe({ name: 'NatureContrat', schema: referenceSchema });
export const typeEnseignant = describe({ name: 'TypeEnseignant', schema: referenceSchema });
export const typeSequence = describe({ name: 'TypeSequence', schema: referenceSchema });
/** ApplyTemplate copies the rights from it. */
export const template = describe({ name: 'Template', schema: referenceSchema });
