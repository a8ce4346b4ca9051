import type { EntityName } from '#shared/entities/index.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { MemberKind } from './memberKinds.ts';

/** How the service holds one entity set. Members it does not name are kept as sent, and lost when not sent. */
export interface ServedSet {
  /** In the order of the answers, as service-interface.md types them. */
  readonly members: Readonly<Record<string, MemberKind>>;
  /** References that are checked: 0 and null are none. */
  readonly refersTo?: Readonly<Record<string, EntityName>>;
  /** Two dates of which the second may not come before the first. */
  readonly spans?: readonly (readonly [start: string, end: string])[];
  /** What `$expand` may name and `$filter` may go through. */
  readonly navigations?: Readonly<Record<string, Navigation>>;
  /** Members the service makes when a row is created, whatever was sent. */
  make?(sent: Members, context: { readonly store: Store; readonly now: number }): Members;
  /** Members of a replaced row whose value also depends on the row before. */
  combine?(kept: Members, replaced: Members, sent: Members): Members;
  /** Rules across rows; throws a ServiceError that names the member. */
  check?(members: Members, store: Store): void;
  /** Which rows the list shows, where it does not show all. */
  listed?(store: Store): (row: Row) => boolean;
}

export interface Navigation {
  readonly by: string;
  readonly to: EntityName;
}
