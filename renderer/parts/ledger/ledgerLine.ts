import type { RowView } from '#cache/queries/peopleHooks.ts';
import { centsOf } from '#shared/entities/cents.ts';

/** A line of the ledger, as far as sums need it. */
export interface LedgerLine {
  readonly id: string;
  /** Civil day, YYYY-MM-DD in the school's zone; null where the service gives none. */
  readonly day: string | null;
  /** Never negative. */
  readonly cents: number;
  /** Whether it lowers what the client owes. */
  readonly isCredit: boolean;
  /** Whose account it belongs to: credits of one client settle nothing of another's. */
  readonly account: string;
}

/** Null without an amount. Only CreditON decides the side; a negative amount is on the other (R2.11). */
export function ledgerLine({ id, fields }: RowView, dayOf: (ms: number) => string): LedgerLine | null {
  const cents = centsOf(fields.digits('Montant'));
  if (cents === null) return null;
  const at = fields.instant('Date');
  return {
    id,
    day: at === null ? null : dayOf(at),
    cents: Math.abs(cents),
    isCredit: fields.flag('CreditON') !== cents < 0,
    account: `${fields.id('AffaireId') ?? ''}/${fields.id('ClientId') ?? ''}`,
  };
}
