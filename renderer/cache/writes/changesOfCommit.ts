import type { EntityName } from '#shared/entities/index.ts';
import { acknowledgedIn } from '#sync/ports.ts';
import type { Commit } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { provenGone } from '../pages/due.ts';
import { changedRows } from '../pages/receivedChanges.ts';
import type { CacheParts } from './shared.ts';

interface PlacedRows {
  readonly entity: EntityName;
  readonly dataset: Dataset;
  readonly placement: Placement;
}

/**
 * Notes what the rows of a commit say of others (R3.10): an own write brings the whole row, so what others changed in
 * it, or that the service no longer has it. To be called before the rows and the steps change in memory. Returns the
 * datasets whose notes are to be written with the commit.
 */
export function noteOthers(
  { memory, changeLog }: Pick<CacheParts, 'memory' | 'changeLog'>,
  commit: Commit,
  placed: readonly PlacedRows[],
): ReadonlySet<EntityName> {
  const ends = acknowledgedIn(commit).map((receipt) => {
    const sent = memory.steps().find(({ id }) => id === receipt.id);
    return { receipt, of: sent?.target ?? receipt.target };
  });
  for (const { entity, dataset, placement } of placed) {
    const own = ends.filter(({ receipt }) => receipt.entity === entity);
    const receiptOf = (id: string): Step | undefined => own.find(({ receipt }) => receipt.target === id)?.receipt;
    const rows = [...placement.rows.values()];
    const changed = changedRows({
      entity,
      rows: rows.filter(({ id, hash }) => hash !== provenGone && isOfService(receiptOf(id))),
      before: dataset.rows,
      wasWhole: false,
      stepsOf: (id) => memory.stepsOf(entity, id),
      alteredOf: (id) => alteredIn(receiptOf(id)),
    });
    // The service answered a replace with another row: the user's own change ended this one (R3.1b).
    const isReplaced = (id: string): boolean => own.some(({ receipt, of }) => of === id && receipt.target !== id);
    const gone = rows.filter(
      ({ id, hash }) => hash === provenGone && dataset.rows.get(id)?.hash !== provenGone && !isReplaced(id),
    );
    changeLog.add(entity, [...changed, ...gone.map(({ id }) => [id, false] as const)]);
  }
  // A list may have given what was made, by a creation or such a replace, before the receipt did.
  for (const { receipt, of } of ends)
    if (receipt.action === 'create' || receipt.target !== of) changeLog.drop(receipt.entity, receipt.target);
  return new Set([...placed.map(({ entity }) => entity), ...ends.map(({ receipt }) => receipt.entity)]);
}

/** The row of an action is what that did, and one that was not read again is composed here: neither says anything. */
const isOfService = (receipt: Step | undefined): boolean =>
  receipt === undefined ||
  (receipt.action !== 'act' && receipt.state.kind === 'applied' && receipt.state.receipt.outcome !== 'unverifiable');

/** Members that the service stored otherwise than the user wrote them; an entry of a list is `<member>.<key>`. */
const alteredIn = (receipt: Step | undefined): ReadonlySet<string> =>
  new Set(
    receipt?.state.kind === 'applied'
      ? receipt.state.receipt.changedFields.map((field) => field.replace(/\..*/u, ''))
      : [],
  );
