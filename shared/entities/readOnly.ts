import type { EntityDescription } from './describe.ts';

/** Why a form offers no change of a member, by the list of the description that names it, with the reading. */
export const readOnlyKinds = { assigned: 'R2.5', fixed: 'R2.5', writeOnly: 'R2.6', opaque: 'R2.6' } as const;
export type ReadOnlyKind = keyof typeof readOnlyKinds;
const kinds = Object.keys(readOnlyKinds) as ReadOnlyKind[]; // keys loses the names

/** Null for a member that a form may offer. */
export const readOnlyKind = (
  description: Pick<EntityDescription, ReadOnlyKind | 'idField'>,
  field: string,
): ReadOnlyKind | null =>
  field === description.idField ? 'assigned' : (kinds.find((kind) => description[kind].includes(field)) ?? null);

/** A member whose value no screen, list or export ever has (R2.6). */
export const isHidden = (description: Pick<EntityDescription, 'writeOnly' | 'opaque'>, field: string): boolean =>
  description.writeOnly.includes(field) || description.opaque.includes(field);
