import { addressProblem, tidyAddress } from '#shared/text/serviceAddress.ts';
import type { AddressProblem } from '#shared/text/serviceAddress.ts';

/** What is wrong with an address as it was typed, found without a request (S10); main validates it again. */
export function problemOf(typed: string): AddressProblem | null {
  const address = tidyAddress(typed);
  return addressProblem(address, URL.parse(address));
}

/** A default name: the host without its common first label. */
export const nameFrom = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^(?:www|api|graph)\./u, '') : '';
