import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { sameField } from '#sync/rules/changes.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { codeOf, withOffset } from './fields.ts';
import type { RowEdit } from './intent.ts';
import type { Tools } from './planned.ts';
import { isAlike } from './replaceStep.ts';
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

const rawSeen = ({ raw }: Seen, schoolZone: string): RawJson | null =>
  typeof raw === 'number' ? rawOf(withOffset(raw, schoolZone) ?? null) : raw;

/** Whether the screen shows another value by now: a change that began from this one is a conflict (I12). */
export function isChangedMeanwhile(snapshot: Snapshot, seen: Seen, schoolZone: string): boolean {
  const row = snapshot.current(seen.entity, seen.id);
  const description = describeEntity(seen.entity);
  return (
    row !== undefined && !isAlike(description, seen, currentValue(description, row, seen), rawSeen(seen, schoolZone))
  );
}

/** What the screen shows of the members of an edit, as one that begins now would have seen them. */
export function seenNow(snapshot: Snapshot, { entity, id, members }: RowEdit): readonly Seen[] {
  const row = snapshot.current(entity, id);
  if (row === undefined) return [];
  const description = describeEntity(entity);
  return Object.keys(members).map((member) => {
    const code = codeOf(member);
    const place = code === null ? { field: member } : { field: 'Parametres', key: code };
    return Object.assign({ entity, id, raw: currentValue(description, row, place) }, place);
  });
}

/** The same moment of cache and outbox, which also knows what the user had seen before. */
export const withSeen = (snapshot: Snapshot, { schoolZone }: Tools, all: readonly Seen[] = []): Snapshot =>
  all.length === 0
    ? snapshot
    : {
        ...snapshot,
        seen(entity, id, change) {
          const own = all.find((seen) => seen.entity === entity && seen.id === id && sameField(seen, change));
          return own && rawSeen(own, schoolZone);
        },
      };

/** With the real ids of what was acknowledged since: in place of the row's own, and of one that it refers to. */
export const seenWithRealIds = (all: readonly Seen[], realId: (id: string) => string): readonly Seen[] =>
  all.map((seen) => {
    const value: unknown = typeof seen.raw === 'string' && seen.raw.startsWith('"') ? parseRaw(seen.raw) : null;
    const raw = typeof value === 'string' && isProvisional(value) ? rawId(seen.entity, realId(value)) : seen.raw;
    return { ...seen, id: realId(seen.id), raw };
  });
