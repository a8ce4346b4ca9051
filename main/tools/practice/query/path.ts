import type { RawJson } from '#shared/json/rawJson.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { refuseQuery } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import type { MemberKind } from '../sets/memberKinds.ts';
import type { ServedSet } from '../sets/servedSet.ts';
import { integerOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** A member of a row, or of the row a navigation leads to (`Mail/Adresse`). */
export interface MemberPath {
  readonly kind: MemberKind;
  /** Null where the navigation leads nowhere. */
  read(row: Row, store: Store): RawJson;
}

/** Throws a query error when the set has no such member. */
export function memberPath(set: ServedSet, path: string): MemberPath {
  const [first = '', ...rest] = path.split('/');
  const navigation = set.navigations?.[first];
  if (navigation && !navigation.many && rest.length > 0) {
    const target = memberPath(servedSets[navigation.to], rest.join('/'));
    return {
      kind: target.kind,
      read(row, store) {
        const reached = store.row(navigation.to, integerOf(row.members, navigation.by));
        return reached ? target.read(reached, store) : rawOf(null);
      },
    };
  }
  const kind = rest.length === 0 ? set.members[first] : undefined;
  if (kind === undefined) throw refuseQuery(`le champ ${path} n’existe pas`);
  return { kind, read: (row) => row.members.get(first) ?? rawOf(null) };
}
