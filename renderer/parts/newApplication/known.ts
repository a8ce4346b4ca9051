import type { KnownApplicant } from '#cache/queries/alreadyKnown.ts';
import { personIn, personOf } from '#cache/queries/alreadyKnown.ts';
import type { Waiting } from '#cache/queries/waiting.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { AddressRead } from '#stores/session.ts';

/** Applicants, who can get a new application, and others who have the address. */
export interface KnownPeople {
  readonly applicants: readonly (KnownApplicant & { readonly isHere: boolean })[];
  readonly others: readonly (Pick<KnownApplicant, 'id' | 'name' | 'numero'> & {
    readonly entity: EntityName;
    readonly isWaiting: boolean;
  })[];
  /** The service has the address, whether it is known whose it is or not; or only a creation that waits here has it. */
  readonly address: 'there' | 'waits' | null;
}

/** The matches on this workstation and who has the address at the service, or waits here with it, combined. */
export function knownPeople(
  here: readonly KnownApplicant[],
  read: AddressRead | null,
  waiting: readonly Waiting[] = [],
): KnownPeople {
  const holders = read?.holders ?? [];
  const isThere = read?.isKnown === true || here.some(({ id, because }) => because === 'mail' && !isProvisional(id));
  const byAddress = holders.filter(({ entity, id }) => entity === 'Candidat' && !here.some((known) => known.id === id));
  const found = byAddress.map(({ id, row, isFresh }) =>
    Object.assign(personOf('Candidat', id, row), { because: 'mail' as const, isHere: !isFresh }),
  );
  const applicants = [...here.map((known) => ({ ...known, isHere: true })), ...found];
  // `here` is searched only once the field is left: until then an applicant who waits is named as the others are.
  const isChoice = (id: string): boolean => applicants.some((applicant) => applicant.id === id);
  return {
    applicants: applicants.toSorted((a, b) => Number(a.because !== 'mail') - Number(b.because !== 'mail')),
    others: [
      ...holders.map(({ entity, id, row }) => Object.assign(personOf(entity, id, row), { entity, isWaiting: false })),
      ...waiting.map(({ entity, row: { id, fields } }) =>
        Object.assign(personIn(entity, id, fields), { entity, isWaiting: true }),
      ),
    ].filter(({ entity, id }) => entity !== 'Candidat' || !isChoice(id)),
    address: isThere ? 'there' : waiting.length > 0 ? 'waits' : null,
  };
}
