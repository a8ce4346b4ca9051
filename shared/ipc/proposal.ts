import { z } from 'zod';

/** What a service proposes where the interface has no field or name; the user's own choice takes precedence. */
export const proposalSchema = z.object({
  /** By what an interview day needs (`renderer/stores/interviewDay`): a Code of Dossier.Parametres. */
  fieldMapping: z.record(z.string(), z.string().max(200)),
  /** By list of `shared/entities/idLists`, then by id: names. */
  idLabels: z.record(z.string(), z.record(z.string(), z.string().max(120))),
});
export type Proposal = Readonly<z.infer<typeof proposalSchema>>;
