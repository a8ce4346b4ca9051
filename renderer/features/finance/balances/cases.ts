import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ledgerLine } from '#pages/ledger/ledgerLine.ts';
import { statementOf } from '#pages/ledger/statement.ts';
import type { Statement } from '#pages/ledger/statement.ts';
import { byFrench } from '#shared/text/fold.ts';

/** A billing case (Affaire) whose lines are on this workstation. */
export interface BillingCase {
  readonly id: string;
  readonly lines: number;
  /** Those without a readable amount: they count in no sum. */
  readonly unread: number;
  readonly clientIds: readonly string[];
  /** Epoch ms of its latest line; null where none has a date. */
  readonly latest: number | null;
  readonly statement: Statement;
}

/** So many lines take about a millisecond. */
const linesAtOnce = 64;

/**
 * The billing cases of some lines of the ledger, what is overdue first, then by number. Yields every millisecond or so.
 * `today`: a civil day.
 */
export function* casesOf(
  rows: readonly RowView[],
  today: string,
  dayOf: (ms: number) => string,
): Generator<void, readonly BillingCase[]> {
  const groups = new Map<string, RowView[]>();
  for (const [at, row] of rows.entries()) {
    const id = row.fields.id('AffaireId');
    const own = groups.get(id ?? '');
    if (own) own.push(row);
    else if (id !== null) groups.set(id, [row]);
    if (at % linesAtOnce === linesAtOnce - 1) yield;
  }
  const cases: BillingCase[] = [];
  for (const [id, own] of groups) {
    cases.push(caseOf(id, own, today, dayOf));
    yield;
  }
  return cases.toSorted((a, b) => b.statement.overdue - a.statement.overdue || byFrench(a.id, b.id));
}

function caseOf(id: string, own: readonly RowView[], today: string, dayOf: (ms: number) => string): BillingCase {
  const dates = own.flatMap(({ fields }) => fields.instant('Date') ?? []);
  const counted = own.flatMap((row) => ledgerLine(row, dayOf) ?? []);
  return {
    id,
    lines: own.length,
    unread: own.length - counted.length,
    clientIds: [...new Set(own.flatMap(({ fields }) => fields.id('ClientId') ?? []))],
    latest: dates.length === 0 ? null : Math.max(...dates),
    statement: statementOf(counted, today),
  };
}
