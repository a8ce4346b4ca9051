import { mailOf, valuesOf } from '#forms/creation/creation.ts';
import type { Typed } from '#forms/values.ts';
import type { Intent } from '#intents/intent.ts';

/** The creation of a company, after that of its e-mail record where an address is typed. */
export const companyIntent = (typed: Typed): Extract<Intent, { kind: 'entity.create' }> => ({
  kind: 'entity.create',
  entity: 'Entreprise',
  values: valuesOf(typed),
  ...mailOf(typed),
  subject: (typed['Nom'] ?? '').trim(),
});
