import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ledgerLine } from '#pages/ledger/ledgerLine.ts';
import { statementOf } from '#pages/ledger/statement.ts';
import type { Statement } from '#pages/ledger/statement.ts';

/** A billing case (Affaire) whose lines are on this workstation. */
export interface BillingCase {
  readonly id: string;
  readonly lines: number;
  readonly clientIds: readonly string[];
  /** Epoch ms of its latest line; null where none has a date. */
  readonly latest: number | null;
  readonly statement: Statement;
}

/** The billing cases of some lines of the ledger, what is overdue first, then by number. `today`: a civil day. */
export function casesOf(
  rows: readonly RowView[],
  today: string,
  dayOf: (ms: number) => string,
): readonly BillingCase[] {
  const groups = Map.groupBy(rows, ({ fields }) => fields.id('AffaireId') ?? '');
  groups.delete('');
  return [...groups]
    .map(([id, own]) => {
      const dates = own.flatMap(({ fields }) => fields.instant('Date') ?? []);
      return {
        id,
        lines: own.length,
        clientIds: [...new Set(own.flatMap(({ fields }) => fields.id('ClientId') ?? []))],
        latest: dates.length === 0 ? null : Math.max(...dates),
        statement: statementOf(
          own.flatMap((row) => ledgerLine(row, dayOf) ?? []),
          today,
        ),
      };
    })
    .toSorted((a, b) => b.statement.overdue - a.statement.overdue || a.id.localeCompare(b.id, 'fr', { numeric: true }));
}
