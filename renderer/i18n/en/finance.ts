import type { Translated } from '../catalogue.ts';
import type { finance as french } from '../fr/finance.ts';

/** Words of: finance. */
export const finance: Translated<typeof french> = {
  note: 'The service gives the clients of an agreement or a learner and no list of them: these are those that this workstation knows.',
};
