import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { refuseField } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { kindRule } from '../sets/memberKinds.ts';
import type { KindRule } from '../sets/memberKinds.ts';
import type { World } from '../sets/servedSet.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';

const ownedByService = (set: SetName): readonly string[] => servedSets[set].assigned ?? ['Id'];

/** Known members as sent or else blank, assigned ones from `assigned`, unknown ones as sent. `takesNull`: see R5.6. */
export function completeRow(name: SetName, sent: Members, assigned: Members, takesNull = false): Members {
  const set = servedSets[name];
  const owned = ownedByService(name);
  const row = new Map<string, RawJson>();
  for (const [member, kind] of Object.entries(set.members)) {
    const rule = kindRule(kind);
    const raw = owned.includes(member) ? undefined : sent.get(member);
    const value = raw === undefined ? rule.blank : readMember(rule, raw, takesNull);
    if (value === undefined) throw refuseField(member, `${rule.wants} attendu`);
    row.set(member, assigned.get(member) ?? value);
  }
  for (const [member, raw] of sent) {
    if (!row.has(member) && !member.startsWith('@odata.') && set.navigations?.[member] === undefined)
      row.set(member, raw);
  }
  return row;
}

/** A null stays null where a member may be null (R2.2), and is refused elsewhere. */
const readMember = (rule: KindRule, raw: RawJson, takesNull: boolean): RawJson | undefined =>
  raw === 'null' && (rule.nullable || takesNull) ? raw : rule.read(raw);

/** Throws for an invalid row: missing members, unknown references, reversed dates, the set's own rules. */
export function checkRow(name: SetName, row: Members, world: World): void {
  const set = servedSets[name];
  for (const member of set.required ?? []) {
    const raw = row.get(member) ?? 'null';
    if (raw === 'null' || raw === kindRule(set.members[member] ?? 'text').blank)
      throw refuseField(member, 'obligatoire');
  }
  for (const [member, target] of Object.entries(set.refersTo ?? {})) {
    const id = integerOf(row, member);
    if (id !== '0' && !world.store.row(target, id)) throw refuseField(member, `${target} ${id} n’existe pas`);
  }
  for (const [start, end] of set.spans ?? []) {
    if (momentOf(row, end) < momentOf(row, start)) throw refuseField(end, `doit suivre ${start}`);
  }
  set.check?.(row, world);
}

const momentOf = (row: Members, name: string): number =>
  instantParts(textOf(row, name))?.epochMilliseconds ?? Number.NaN;

/** The members of `row` that the service owns (R2.5), which a replace does not change. */
export const assignedMembers = (set: SetName, row: Members): Members =>
  new Map([...row].filter(([member]) => ownedByService(set).includes(member)));

/** The text of a member that a body must carry as text. Throws a field error. */
export function requiredText(body: Members, name: string): string {
  const raw = body.get(name);
  if (raw === undefined || !raw.startsWith('"')) throw refuseField(name, 'obligatoire, un texte');
  return String(parseRaw(raw));
}
