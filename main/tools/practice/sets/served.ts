import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import type { Kind, Member, Members } from '#shared/entities/entity.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { MemberKind } from './memberKinds.ts';
import type { ServedSet } from './servedSet.ts';

/** What only the service knows of a set: what it stores otherwise, rules across rows, what it makes. */
export type Rules = Partial<ServedSet>;

/** How the service stores each kind of member, and how where it may be null; a navigation is not stored. */
const stored: Readonly<Record<Kind, readonly [usual: MemberKind, nullable: MemberKind] | null>> = {
  id: ['integer', 'nullableInteger'],
  text: ['text', 'nullableText'],
  code: ['code', 'code'],
  textRef: ['text', 'nullableText'],
  ref: ['integer', 'nullableInteger'],
  count: ['integer', 'nullableInteger'],
  decimal: ['decimal', 'nullableDecimal'],
  number: ['number', 'number'],
  flag: ['flag', 'flag'],
  instant: ['instant', 'nullableInstant'],
  day: ['instant', 'nullableInstant'],
  civilDate: ['instant', 'nullableInstant'],
  anything: ['anything', 'anything'],
  groupReference: ['groupReference', 'groupReference'],
  ids: ['integers', 'integers'],
  keyedList: ['parametres', 'parametres'],
  rows: null,
  row: null,
};

/** In the order of the answers: what every entity has comes first (convention 5). */
const first = ['Code', 'Nom', 'Id'];
const inOrder = (members: Members): readonly (readonly [string, Member])[] =>
  Object.entries(members).toSorted(([a], [b]) => first.indexOf(b) - first.indexOf(a));

function storedAs({ kind, nullable, writeOnly }: Member): MemberKind | undefined {
  if (writeOnly) return 'alwaysNull';
  return stored[kind]?.[nullable ? 1 : 0];
}

/** Members from shared/entities, with rules; `test/interface/fields.ts` says the same apart from both. */
export function served(entity: EntityName, { members, ...rules }: Rules = {}): ServedSet {
  const { members: all, assigned } = describeEntity(entity);
  const create = endpointFor(entity, 'create');
  const required = create && endpoint(create).required;
  const kinds = inOrder(all).flatMap(([name, member]) => {
    const kind = members?.[name] ?? storedAs(member);
    return kind === undefined ? [] : [[name, kind] as const];
  });
  const refersTo = Object.entries(all).flatMap(([name, { kind, to }]) =>
    kind === 'ref' && to !== undefined ? [[name, setOf(to)] as const] : [],
  );
  return {
    members: Object.fromEntries(kinds),
    ...(required && { required }),
    assigned,
    refersTo: Object.fromEntries(refersTo),
    ...rules,
  };
}
