import type { Differences } from '../differences.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { MemberKind } from './memberKinds.ts';
import type { SetName } from './setNames.ts';

/** What a rule may read beyond the row itself. */
export interface World {
  readonly store: Store;
  /** Epoch ms. */
  readonly now: number;
  readonly differences: Differences;
}

/** How the service stores one entity set. Members that it does not name are stored as sent, and lost when not sent. */
export interface ServedSet {
  /** In the order of the answers, as the service's document types them. */
  readonly members: Readonly<Record<string, MemberKind>>;
  readonly required?: readonly string[];
  /** Members that the service assigns and preserves, whatever was sent (R2.5). Only `Id` by default. */
  readonly assigned?: readonly string[];
  /** References that are checked: 0 and null are none. */
  readonly refersTo?: Readonly<Record<string, SetName>>;
  /** Two dates; the second must not be before the first. */
  readonly spans?: readonly (readonly [start: string, end: string])[];
  /** What `$expand` may name and `$filter` may go through. */
  readonly navigations?: Readonly<Record<string, Navigation>>;
  /** Members that the service sets when a row is created, whatever was sent. */
  make?(sent: Members, world: World): Members;
  /** Members of a replaced row whose value also depends on the row before. */
  combine?(kept: Members, replaced: Members, sent: Members, world: World): Members;
  /** Rules across rows; throws a ServiceError that names the member. */
  check?(members: Members, world: World): void;
  /** The effects of a replacement on other rows, once it is carried out. */
  replaced?(before: Members, after: Members, world: World): void;
  /** Which rows the list shows, where it does not show all. */
  listed?(store: Store): (row: Row) => boolean;
}

export interface Navigation {
  /** The member here that has the other's Id; or, for `many`, the member there that has ours. */
  readonly by: string;
  readonly to: SetName;
  readonly many?: true;
}
