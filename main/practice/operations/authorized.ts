import { elementsOf } from '#shared/json/rawJson.ts';
import { ServiceError } from '../serviceError.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Call } from './operation.ts';

/** The member by which a row leads to its campus, and the set that it leads to. */
const leads: Readonly<Partial<Record<SetName, readonly [member: string, to: SetName]>>> = {
  Planification: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Agent: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Enseignant: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Client: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Programme: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Sequence: ['ProgrammeId', 'Programme'],
  Parcours: ['ProgrammeId', 'Programme'],
  SessionRecrutement: ['ProgrammeId', 'Programme'],
  Dossier: ['SessionRecrutementId', 'SessionRecrutement'],
  InscriptionSequence: ['SequenceId', 'Sequence'],
  Convention: ['SequenceId', 'Sequence'],
};

/** The campus of a row; undefined where nothing that it leads to says one. */
function campusOf(store: Store, set: SetName, row: Row): string | undefined {
  if (set === 'EntiteJuridique') return row.id;
  const [member, to] = leads[set] ?? [];
  const next = member && to && store.row(to, integerOf(row.members, member));
  return next && campusOf(store, to, next);
}

/**
 * Whether the signed-in user may read a row (Authentication 3): where the deployment enforces their authorizations,
 * which are Ids of campuses, those of such a campus and those of none. An account that no User has is not restricted.
 */
export function mayRead({ store, differences, user }: Call): (set: SetName, row: Row) => boolean {
  const account =
    differences.authorizations === 'enforced' &&
    [...store.rows('User')].find(({ members }) => textOf(members, 'Login') === user);
  if (!account) return () => true;
  const own = store.row('UserAuthorizations', account.id)?.members.get('Ids') ?? '[]';
  const campuses = new Set<string>(elementsOf(own));
  return (set, row) => {
    const campus = campusOf(store, set, row);
    return campus === undefined || campuses.has(campus);
  };
}

/** Throws for a row that the user may not read. */
export function refuseUnread(call: Call, row: Row): void {
  if (!mayRead(call)(call.set, row))
    throw new ServiceError(403, 'Forbidden', `${call.set} ${row.id} n’est pas dans vos autorisations`);
}
