import { filledIn, mailOf } from '#forms/creation/creation.ts';
import type { Typed } from '#forms/values.ts';
import type { NamedRow } from '#intents/intent.ts';

/** The creation of a company, after that of its e-mail record where an address is typed. */
export const newCompany = (typed: Typed): NamedRow => ({
  entity: 'Entreprise',
  members: filledIn(typed),
  ...mailOf(typed),
  subject: (typed['Nom'] ?? '').trim(),
});
