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
 * it, or that the service no longer has it. To be called before the rows and the steps change in memory.
 */
export function noteOthers(
  { memory, changeLog }: Pick<CacheParts, 'memory' | 'changeLog'>,
  commit: Commit,
  placed: readonly PlacedRows[],
): void {
  const sent = new Map(memory.steps().map((step) => [step.id, step]));
  const receipts = new Map<string, Step>();
  // A creation, or a replace that the service answered with another row (R3.1b).
  const made: Step[] = [];
  const left = new Set<string>();
  for (const receipt of acknowledgedIn(commit)) {
    const { id, entity, action, target } = receipt;
    const before = sent.get(id)?.target ?? target;
    receipts.set(keyOf(entity, target), receipt);
    if (before !== target) left.add(keyOf(entity, before));
    if (action === 'create' || before !== target) made.push(receipt);
  }
  for (const { entity, dataset, placement } of placed) {
    const rows = [...placement.rows.values()];
    const changed = changedRows({
      entity,
      rows: rows.filter(({ id, hash }) => hash !== provenGone && isOfService(receipts.get(keyOf(entity, id)))),
      before: dataset.rows,
      wasWhole: false,
      stepsOf: (id) => memory.stepsOf(entity, id),
      alteredOf: (id) => alteredIn(receipts.get(keyOf(entity, id))),
    });
    const gone = rows.filter(({ id, hash }) => {
      const isNews = hash === provenGone && dataset.rows.get(id)?.hash !== provenGone;
      return isNews && !left.has(keyOf(entity, id));
    });
    changeLog.add(entity, [...changed, ...gone.map(({ id }) => [id, false] as const)]);
  }
  // A list may have given what was made before the receipt did.
  for (const { entity, target } of made) changeLog.drop(entity, target);
}

const keyOf = (entity: EntityName, id: string): string => `${entity}/${id}`;

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
