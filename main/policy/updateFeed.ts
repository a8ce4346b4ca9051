import type { Feed } from '#main/updates/signedFeed.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';

/**
 * Where updates are looked for; null: nowhere. The policy may name a copy of the publisher's feed, or another channel
 * of it; what is listed there counts only with the publisher's signature, whose key is built in (S13, S14).
 */
export function updateFeed(
  builtIn: Feed | null,
  { updateFeed: url, updateChannel: channel, proxy }: PolicyValues,
): Feed | null {
  if (builtIn === null || url === 'none' || proxy === 'none') return null;
  return { ...builtIn, ...(url !== undefined && { url }), ...(channel !== undefined && { channel }) };
}
