import type { Translated } from '../catalogue.ts';
import type { companies as french } from '../fr/companies.ts';

/** Words of: companies. */
export const companies: Translated<typeof french> = {
  note: 'The service gives a company by its number and no list of them: these are those that this workstation knows.',
};
