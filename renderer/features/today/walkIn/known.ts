import type { KnownApplicant } from '#cache/queries/alreadyKnown.ts';
import { personOf } from '#cache/queries/alreadyKnown.ts';
import type { AddressHolder, AddressRead } from '#stores/session.ts';

/** Who may be the person who came: applicants, who can be given a new application, and others who have the address. */
export interface KnownPeople {
  readonly applicants: readonly (KnownApplicant & { readonly isHere: boolean })[];
  readonly others: readonly (Pick<KnownApplicant, 'id' | 'name' | 'numero'> & Pick<AddressHolder, 'entity'>)[];
  /** The address is at the service already, whoever has it. */
  readonly isAddressKnown: boolean;
}

/** What this workstation knows, and what was found of the address, as one. */
export function knownPeople(here: readonly KnownApplicant[], read: AddressRead | null): KnownPeople {
  const holders = read?.holders ?? [];
  const byAddress = holders.filter(({ entity, id }) => entity === 'Candidat' && !here.some((known) => known.id === id));
  const found = byAddress.map(({ id, row, isFresh }) =>
    Object.assign(personOf(id, row), { because: 'mail' as const, isHere: !isFresh }),
  );
  const applicants = [...here.map((known) => ({ ...known, isHere: true })), ...found];
  return {
    applicants: applicants.toSorted((a, b) => Number(a.because !== 'mail') - Number(b.because !== 'mail')),
    others: holders
      .filter(({ entity }) => entity !== 'Candidat')
      .map(({ entity, id, row }) => Object.assign(personOf(id, row), { entity })),
    isAddressKnown: read?.isKnown === true || here.some(({ because }) => because === 'mail'),
  };
}
