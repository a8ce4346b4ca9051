import type { Candidate } from '#shared/ipc/write.ts';
import { isUpTo } from '../rules/existing.ts';
import { isMade } from '../step.ts';
import type { AppearedRow, SecondRow, Step } from '../step.ts';
import { isGiven, isOpenDuplicate, matchesCreation } from './duplicates.ts';
import type { Turn } from './turn.ts';

/**
 * R3.9: a creation was delivered twice, or carried out after Carnet concluded that it never would be: the second row
 * comes with a pull, is matched with the creation's receipt, and shown there until the user decides.
 */

/** A row that a look-up found for a creation, in the folder where it was looked up. */
export const asAppeared = ({ entity, parentPath }: Step, { id, row }: Candidate): AppearedRow =>
  parentPath ? { entity, id, row, path: parentPath } : { entity, id, row };

/** Bounds of what is held in memory (I24): receipts of creations, and rows that wait for an open creation. */
const [mostMade, mostAppeared] = [200, 200];

/** The latest receipts of acknowledged creations, oldest first. */
export function latestMade(receipts: readonly Step[]): readonly Step[] {
  return receipts
    .filter(isMade)
    .toSorted((a, b) => a.seq - b.seq)
    .slice(-mostMade);
}

export function rememberMade(turn: Turn, receipt: Step): void {
  const others = turn.state.made.filter(({ id }) => id !== receipt.id);
  turn.update({ made: [...others, receipt].slice(-mostMade) });
}

export function onAppeared(turn: Turn, rows: readonly AppearedRow[]): void {
  turn.update({ appeared: [...turn.state.appeared, ...rows].slice(-mostAppeared) });
}

/** New rows with receipts of creations; one that may be an open creation's waits until that is settled. */
export function noteSecondRows(turn: Turn): void {
  if (turn.state.appeared.length === 0) return;
  const waiting: AppearedRow[] = [];
  for (const appeared of turn.state.appeared) {
    if (isGiven(turn.state.given, appeared.entity, appeared.id)) continue;
    if ([...turn.steps.values()].some((step) => isOpenDuplicate(step) && matchesCreation(step, appeared)))
      waiting.push(appeared);
    else note(turn, appeared);
  }
  if (waiting.length < turn.state.appeared.length) turn.update({ appeared: waiting });
}

function note(turn: Turn, appeared: AppearedRow): void {
  const { id, row } = appeared;
  const receipt = turn.state.made.findLast((made) => matchesCreation(made, appeared) && !wasThere(made, id));
  if (!receipt || receipt.secondRows?.some((known) => known.id === id)) return;
  const found: SecondRow = { id, row, foundAt: turn.at.now, decision: null };
  replaceReceipt(turn, { ...receipt, secondRows: [...(receipt.secondRows ?? []), found] });
}

/**
 * Whether it existed before the creation left (R3.9). An own id not above those shows that a restored backup gave ids
 * again.
 */
const wasThere = ({ target, seenBefore, knownUpTo }: Step, id: string): boolean =>
  seenBefore.includes(id) || (isUpTo(id, knownUpTo) && !isUpTo(target, knownUpTo));

/** Stores the user's decision about a second row; ignores a row that is unknown or already decided. */
export function onSecondRowDecided(
  turn: Turn,
  stepId: string,
  rowId: string,
  decision: NonNullable<SecondRow['decision']>,
): void {
  const receipt = turn.state.made.find(({ id }) => id === stepId);
  if (!receipt?.secondRows?.some(({ id, decision: before }) => id === rowId && before === null)) return;
  const secondRows = receipt.secondRows.map((known) => (known.id === rowId ? { ...known, decision } : known));
  replaceReceipt(turn, { ...receipt, secondRows });
}

function replaceReceipt(turn: Turn, receipt: Step): void {
  turn.receipt(receipt);
  turn.update({ made: turn.state.made.map((made) => (made.id === receipt.id ? receipt : made)) });
}
