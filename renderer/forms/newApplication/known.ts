import type { KnownApplicant } from '#cache/queries/alreadyKnown.ts';
import { personOf } from '#cache/queries/alreadyKnown.ts';
import type { AddressHolder, AddressRead } from '#stores/session.ts';

/**
 * The people who may be the walk-in: applicants, who can be given a new application, and others who have the address.
 */
export interface KnownPeople {
  readonly applicants: readonly (KnownApplicant & { readonly isHere: boolean })[];
  readonly others: readonly (Pick<KnownApplicant, 'id' | 'name' | 'numero'> & Pick<AddressHolder, 'entity'>)[];
  /** The address exists at the service, whether it is known whose it is or not. */
  readonly isAddressKnown: boolean;
}

/** The matches on this workstation and the owner of the address at the service, combined. */
export function knownPeople(here: readonly KnownApplicant[], read: AddressRead | null): KnownPeople {
  const holders = read?.holders ?? [];
  const byAddress = holders.filter(({ entity, id }) => entity === 'Candidat' && !here.some((known) => known.id === id));
  const found = byAddress.map(({ id, row, isFresh }) =>
    Object.assign(personOf('Candidat', id, row), { because: 'mail' as const, isHere: !isFresh }),
  );
  const applicants = [...here.map((known) => ({ ...known, isHere: true })), ...found];
  return {
    applicants: applicants.toSorted((a, b) => Number(a.because !== 'mail') - Number(b.because !== 'mail')),
    others: holders
      .filter(({ entity }) => entity !== 'Candidat')
      .map(({ entity, id, row }) => Object.assign(personOf(entity, id, row), { entity })),
    isAddressKnown: read?.isKnown === true || here.some(({ because }) => because === 'mail'),
  };
}
