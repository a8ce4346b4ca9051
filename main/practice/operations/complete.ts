import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { refuseField } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { kindRule } from '../sets/memberKinds.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/**
 * The whole row that a body makes: known members as sent or else blank, members the service assigns from `assigned`,
 * unknown members exactly as sent (full replacement, convention 8). `@odata.*` and expanded navigations are no members
 * of a row.
 */
export function completeRow(entity: EntityName, sent: Members, assigned: Members): Members {
  const set = servedSets[entity];
  const ownedByService = new Set(describeEntity(entity).assigned);
  const row = new Map<string, RawJson>();
  for (const [name, kind] of Object.entries(set.members)) {
    const rule = kindRule(kind);
    const raw = ownedByService.has(name) ? undefined : sent.get(name);
    const value = raw === undefined || raw === 'null' ? rule.blank : rule.read(raw);
    if (value === undefined) throw refuseField(name, `${rule.wants} attendu`);
    row.set(name, assigned.get(name) ?? value);
  }
  for (const [name, raw] of sent) {
    if (!row.has(name) && !name.startsWith('@odata.') && set.navigations?.[name] === undefined) row.set(name, raw);
  }
  return row;
}

/** Throws what is wrong with a whole row: missing members, unknown references, reversed dates, the set's own rules. */
export function checkRow(entity: EntityName, row: Members, store: Store): void {
  const set = servedSets[entity];
  for (const name of requiredMembers(entity)) {
    const raw = row.get(name);
    if (raw === undefined || raw === kindRule(set.members[name] ?? 'text').blank) throw refuseField(name, 'obligatoire');
  }
  for (const [name, target] of Object.entries(set.refersTo ?? {})) {
    const id = integerOf(row, name);
    if (id !== '0' && !store.row(target, id)) throw refuseField(name, `${target} ${id} n’existe pas`);
  }
  for (const [start, end] of set.spans ?? []) {
    if (momentOf(row, end) < momentOf(row, start)) throw refuseField(end, `doit suivre ${start}`);
  }
  set.check?.(row, store);
}

/** What a creation must carry, a replaced row must carry too: it is replaced as a whole. */
function requiredMembers(entity: EntityName): readonly string[] {
  const create = endpointFor(entity, 'create');
  return (create && endpoint(create).required) ?? [];
}

const momentOf = (row: Members, name: string): number => instantParts(textOf(row, name))?.epochMilliseconds ?? Number.NaN;

/** The members of `row` that the service owns (R2.5), to be kept in a replace. */
export const assignedMembers = (entity: EntityName, row: Members): Members =>
  new Map([...row].filter(([name]) => describeEntity(entity).assigned.includes(name)));

/** The text of a member that a body must carry as text. Throws a field error. */
export function requiredText(body: Members, name: string): string {
  const raw = body.get(name);
  if (raw === undefined || !raw.startsWith('"')) throw refuseField(name, 'obligatoire, un texte');
  return String(parseRaw(raw));
}
