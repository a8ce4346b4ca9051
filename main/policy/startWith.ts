import { normaliseAddress } from '#main/api/http/address.ts';
import type { CommandLine } from '#main/app/commandLine.ts';
import type { Feed } from '#main/updates/signedFeed.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';

/** What Carnet starts with: a switch of the command line is the user's, and the policy is stronger (S14). */
export function startWith(
  { service, practice, lockAfter }: Pick<CommandLine, 'service' | 'practice' | 'lockAfter'>,
  { serviceAddress, practice: mayPractise = true, lockMinutes }: PolicyValues,
): Pick<CommandLine, 'service' | 'practice' | 'lockAfter'> {
  const fixed =
    serviceAddress === undefined ? service : serviceAddress === 'none' ? null : normaliseAddress(serviceAddress);
  return { service: fixed, practice: practice && mayPractise, lockAfter: lockMinutes ?? lockAfter };
}

/** Null: nowhere. The policy may name a copy or channel of the publisher's feed, which stays signed (S13, S14). */
export function updateFeed(
  builtIn: Feed | null,
  { updateFeed: url, updateChannel: channel, proxy }: PolicyValues,
): Feed | null {
  if (builtIn === null || url === 'none' || proxy === 'none') return null;
  return { ...builtIn, ...(url !== undefined && { url }), ...(channel !== undefined && { channel }) };
}
