import { personOf } from '#cache/queries/alreadyKnown.ts';
import type { KnownEverybody } from '#cache/queries/knownPeople.ts';
import { knownPeople } from '#forms/newApplication/known.ts';
import { idIn } from '#intents/idIn.ts';
import { contextOf } from '#shared/entities/context.ts';
import { addressKey } from '#shared/text/fold.ts';
import type { AddressRead } from '#stores/session.ts';
import { isReady } from './lines.ts';
import type { ImportLine } from './lines.ts';

/** What the service answered of addresses, by `addressKey`. */
export type ReadAddresses = ReadonlyMap<string, AddressRead>;

/**
 * Everybody who is known here, and whom the service named: its list of applicants lacks those without a complete
 * application (R3.6).
 */
export function withAsked(everybody: KnownEverybody, asked: ReadAddresses): KnownEverybody {
  if (asked.size === 0) return everybody;
  const readOf = (mail: string): AddressRead | null => asked.get(addressKey(mail)) ?? null;
  return {
    ...everybody,
    applicants: (newcomer) => knownPeople(everybody.applicants(newcomer), readOf(newcomer.mail)).applicants,
    address(mail) {
      const here = everybody.address(mail);
      const read = readOf(mail);
      if (here || !read?.isKnown) return here;
      return {
        // A record of the Selection context is no record of this one (R1.5).
        mailId:
          read.holders
            .filter(({ entity }) => contextOf(entity) === 'plain')
            .map(({ row }) => idIn(row, 'MailId'))
            .find((id) => id !== null) ?? null,
        bearers: read.holders.map(({ entity, id, row }) => ({ entity, id, name: personOf(entity, id, row).name })),
      };
    },
  };
}

/** The addresses that no row on this workstation has, and that the service was not asked about. */
export const toAsk = (lines: readonly ImportLine[], asked: ReadAddresses): readonly string[] => [
  ...new Set(
    lines.flatMap(({ state, mail, candidates }) => {
      const isUnknown =
        (state.kind === 'new' && state.address === undefined) || (state.kind === 'ask' && candidates.length === 0);
      return isUnknown && !asked.has(addressKey(mail)) ? addressKey(mail) : [];
    }),
  ),
];

/** Applicants of ready lines whom only the service has: their rows are received before their applications are made. */
export function toReceive(lines: readonly ImportLine[], asked: ReadAddresses): readonly string[] {
  const fresh = new Set(
    [...asked.values()].flatMap(({ holders }) =>
      holders.flatMap(({ entity, id, isFresh }) => (entity === 'Candidat' && isFresh ? id : [])),
    ),
  );
  const chosen = lines.filter(isReady).flatMap(({ state }) => (state.kind === 'same' ? state.personId : []));
  return [...new Set(chosen.filter((id) => fresh.has(id)))];
}
