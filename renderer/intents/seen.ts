import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { sameField } from '#sync/rules/changes.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { withOffset } from './fields.ts';
import type { Tools } from './planned.ts';
import type { Snapshot } from './snapshot.ts';

/** What the screen showed of a member, or of an entry of a keyed list, when the user began to change it (I12). */
export interface Seen {
  readonly entity: EntityName;
  readonly id: string;
  readonly field: string;
  readonly key?: string;
  /** Null where there was no such member or entry; an instant may also be its epoch ms. */
  readonly raw: RawJson | null | number;
}

/** The same moment of cache and outbox, which also knows what the user had seen before. */
export const withSeen = (snapshot: Snapshot, { schoolZone }: Tools, all: readonly Seen[] = []): Snapshot =>
  all.length === 0
    ? snapshot
    : {
        ...snapshot,
        seen(entity, id, change) {
          const { raw } = all.find((seen) => seen.entity === entity && seen.id === id && sameField(seen, change)) ?? {};
          return typeof raw === 'number' ? rawOf(withOffset(raw, schoolZone) ?? null) : raw;
        },
      };

/** With the real ids of what was acknowledged since: in place of the row's own, and of one that it refers to. */
export const seenWithRealIds = (all: readonly Seen[], realId: (id: string) => string): readonly Seen[] =>
  all.map((seen) => {
    const value: unknown = typeof seen.raw === 'string' && seen.raw.startsWith('"') ? parseRaw(seen.raw) : null;
    const raw = typeof value === 'string' && isProvisional(value) ? rawId(seen.entity, realId(value)) : seen.raw;
    return { ...seen, id: realId(seen.id), raw };
  });
