import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { addressKey, fold } from '#shared/text/fold.ts';
import { mailOf } from './labels.ts';
import { liveQuery } from './liveQuery.ts';
import type { RowView } from './people.ts';

/** A creation that the service does not have yet, as the screens show its row. */
export interface Waiting {
  readonly entity: (typeof bearers)[number];
  readonly row: RowView;
}

const bearers = [
  'Candidat',
  'Apprenant',
  'selection/Candidat',
  'selection/Apprenant',
  'Client',
  'Entreprise',
] as const satisfies readonly EntityName[];

/** Whatever holds it back: only the outbox has it, and the mail records that it refers to. */
export const useWaitingAddress = liveQuery(['Mail'], ({ rows, people }, address: string): readonly Waiting[] => {
  const key = addressKey(address);
  if (key === '') return [];
  return bearers.flatMap((entity) =>
    [...rows.pending(entity)].filter(isProvisional).flatMap((id) => {
      const row = people.row(entity, id);
      return row && addressKey(mailOf(rows, row.fields) ?? '') === key ? [{ entity, row }] : [];
    }),
  );
});

/** The other account of this workstation with that login, created or not; null for none. */
export const useAccountOf = liveQuery(
  ['User'],
  ({ rows, people }, login: string, own: string | null): RowView | null => {
    const key = fold(login);
    const isIt = (id: string): boolean => id !== own && fold(rows.read('User', id)?.text('Login') ?? '') === key;
    const id = key === '' ? undefined : [...rows.ids('User')].find(isIt);
    return id === undefined ? null : people.row('User', id);
  },
);
