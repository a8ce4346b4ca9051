import type { Translated } from '../catalogue.ts';
import type { users as french } from '../fr/users.ts';

/** Words of: users. */
export const users: Translated<typeof french> = {
  note: 'The service gives neither a list of accounts nor an account: these are those created on this workstation.',
};
