import type { Translated } from '../catalogue.ts';
import type { agreements as french } from '../fr/agreements.ts';

/** Words of: agreements. */
export const agreements: Translated<typeof french> = {
  note: 'The service gives an agreement by its number and no list of them: these are those that this workstation knows.',
};
