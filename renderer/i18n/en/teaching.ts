import type { Translated } from '../catalogue.ts';
import type { teaching as french } from '../fr/teaching.ts';

/** Words of: teaching. */
export const teaching: Translated<typeof french> = {
  note: 'The service gives a sequence by its number and no list of them: these are those that this workstation knows.',
};
