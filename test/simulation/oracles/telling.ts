import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { lookOf } from '../service/looks.ts';
import { markerOf } from '../service/server.ts';
import type { Truth } from '../service/truth.ts';
import { plainValue } from '../service/values.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';

const startOf = (row: RawJson): string => plainValue(membersOf(row).get('Debut') ?? null);

/**
 * R3.9: at the end, every row that matches an acknowledged creation of a user and is not it has been shown to that
 * user: the copy of a proxy, a late execution, what a silently cut list hid.
 */
export function secondRowsAreReported(
  { name, forgot, rowsForgot, twoWindows, steps, damaged, disk }: Profile,
  truth: Truth,
  breaches: Breaches,
): void {
  if (forgot || rowsForgot || twoWindows) return;
  const receipts = [...disk.receipts.values()].filter(
    ({ action, entity }) => action === 'create' && entity === 'Planification',
  );
  const look = ({ body }: { readonly body: (typeof receipts)[number]['body'] }): string =>
    body === null ? '' : lookOf(markerOf('Planification', body));
  const acknowledged = new Set(receipts.map(({ target }) => target));
  const reported = new Set(receipts.flatMap(({ secondRows = [] }) => secondRows.map(({ id }) => id)));
  // What was given up, or still waits, may be that row: the user has not decided.
  const open = new Set([...steps, ...damaged, ...receipts.filter(({ state }) => state.kind === 'dropped')].map(look));
  // A restored backup took the first away, and may have given its id to another: what is there is there once.
  const isThere = (receipt: (typeof receipts)[number]): boolean =>
    lookOf(truth.row('Planification', receipt.target)?.marker ?? '') === look(receipt);
  const made = new Set(receipts.filter((receipt) => receipt.state.kind === 'applied' && isThere(receipt)).map(look));
  for (const [id, { marker = '', text }] of truth.rows('Planification')) {
    if (marker === '' || acknowledged.has(id) || !made.has(lookOf(marker)) || open.has(lookOf(marker))) continue;
    const alike = receipts.filter((receipt) => look(receipt) === lookOf(marker));
    // A colleague moved it, perhaps before it was listed here: by its hour it is none of them.
    if (!alike.some(({ body }) => body !== null && startOf(body) === startOf(text))) continue;
    const isSeenBefore = alike.some(({ seenBefore }) => seenBefore.includes(id));
    breaches.expect(
      'R3.9',
      reported.has(id) || isSeenBefore,
      () => `${name} has no word that ${marker} is there a second time, as ${id}`,
    );
  }
}
