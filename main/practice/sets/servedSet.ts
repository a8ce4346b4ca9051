import type { Differences } from '../differences.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { MemberKind } from './memberKinds.ts';
import type { SetName } from './setNames.ts';

/** What a rule may look at beyond the row itself. */
export interface World {
  readonly store: Store;
  /** Epoch ms. */
  readonly now: number;
  readonly differences: Differences;
}

/** How the service holds one entity set. Members it does not name are kept as sent, and lost when not sent. */
export interface ServedSet {
  /** In the order of the answers, as service-interface.md types them. */
  readonly members: Readonly<Record<string, MemberKind>>;
  /** Members a row may not be without. */
  readonly required?: readonly string[];
  /** Members the service gives and keeps, whatever is sent (R2.5). Only `Id` where nothing is said. */
  readonly assigned?: readonly string[];
  /** References that are checked: 0 and null are none. */
  readonly refersTo?: Readonly<Record<string, SetName>>;
  /** Two dates of which the second may not come before the first. */
  readonly spans?: readonly (readonly [start: string, end: string])[];
  /** What `$expand` may name and `$filter` may go through. */
  readonly navigations?: Readonly<Record<string, Navigation>>;
  /** Members the service makes when a row is created, whatever was sent. */
  make?(sent: Members, world: World): Members;
  /** Members of a replaced row whose value also depends on the row before. */
  combine?(kept: Members, replaced: Members, sent: Members, world: World): Members;
  /** Rules across rows; throws a ServiceError that names the member. */
  check?(members: Members, world: World): void;
  /** What a replacement brings about elsewhere, once it is carried out. */
  replaced?(before: Members, after: Members, world: World): void;
  /** Which rows the list shows, where it does not show all. */
  listed?(store: Store): (row: Row) => boolean;
}

export interface Navigation {
  /** The member here that holds the other's Id; or, for `many`, the member there that holds ours. */
  readonly by: string;
  readonly to: SetName;
  readonly many?: true;
}
