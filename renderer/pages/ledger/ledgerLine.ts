import type { RowView } from '#cache/queries/peopleHooks.ts';

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

/**
 * An amount in whole cents, so that sums are exact; null where there is none. Read from the text: the service may write
 * any number of digits after the point (R5.4).
 */
export function centsOf(raw: string | null): number | null {
  const found = /^(?<sign>-?)(?<euros>\d+)(?:\.(?<fraction>\d+))?$/u.exec(raw ?? '')?.groups;
  if (!found) return null;
  const digits = (found['fraction'] ?? '').padEnd(3, '0');
  const cents = Number(found['euros']) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return found['sign'] === '-' && cents !== 0 ? -cents : cents;
}

/**
 * A row of BalanceClient as a line; null without a readable amount. Only CreditON decides the side, a rejection's too;
 * a negative amount counts on the other side (R2.11).
 */
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
