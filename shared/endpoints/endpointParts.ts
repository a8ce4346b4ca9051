import type { Endpoint, OwnDoubt } from './endpoint.ts';

/** Not shown by the document, and marked as such (R3.4). */
export const assumed = { assumed: true, readings: ['R3.4'] } as const;
/** The school maintains it in the service's own screens: one of its rows may disappear (see `mayLack`). */
export const keptBySchool = { mayLack: 'few' } as const;
/** No read of the service can decide (R3.6). */
export const byPerson = { settledBy: 'person' } as const;
/** The list of the entity decides, by these members (R3.6). */
export const byLookUp = (...fields: readonly string[]) => ({ settledBy: 'lookUp', fields }) as const satisfies OwnDoubt;
/** Found among the clients of what it refers to: the answer may be Id 0 (R2.7). */
export const createClient = {
  idMayBeZero: true,
  required: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'],
  attended: true,
  doubt: { ...byLookUp('ReferenceId', 'NatureClientId'), needs: ['ReferenceId'] },
} as const satisfies Partial<Endpoint> | { readonly doubt: OwnDoubt };
