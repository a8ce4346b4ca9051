import type { LedgerLine } from './ledgerLine.ts';

/** What lines of the ledger add up to, in cents. */
export interface Statement {
  readonly debits: number;
  readonly credits: number;
  /** Debits less credits, whatever their dates: above 0 is owed. */
  readonly balance: number;
  /** Debits dated up to today that no credit of the same account covers. */
  readonly due: number;
  /** The part of `due` that is dated before today. */
  readonly overdue: number;
  /** The day of the oldest debit that is not settled whole and is overdue; null when none is. */
  readonly overdueSince: string | null;
  /** Debits dated after today. */
  readonly upcoming: number;
  /** Credits dated up to today that exceed the debits of the same account. */
  readonly advance: number;
}

const sum = (lines: readonly LedgerLine[]): number => lines.reduce((total, { cents }) => total + cents, 0);
const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** State on a civil day; which credit settles which line is not given: within an account, the oldest debits first. */
export function statementOf(lines: readonly LedgerLine[], today: string): Statement {
  const accounts = [...Map.groupBy(lines, ({ account }) => account).values()].map((own) => accountOf(own, today));
  const debits = sum(lines.filter(({ isCredit }) => !isCredit));
  const credits = sum(lines.filter(({ isCredit }) => isCredit));
  return {
    debits,
    credits,
    balance: debits - credits,
    due: total(accounts.map(({ due }) => due)),
    overdue: total(accounts.map(({ overdue }) => overdue)),
    overdueSince: accounts.flatMap(({ overdueSince }) => overdueSince ?? []).toSorted()[0] ?? null,
    upcoming: sum(lines.filter(({ isCredit, day }) => !isCredit && day !== null && day > today)),
    advance: total(accounts.map(({ advance }) => advance)),
  };
}

function accountOf(lines: readonly LedgerLine[], today: string) {
  // A line without a date counts as of today: it is due, and never overdue.
  const until = lines.filter(({ day }) => (day ?? today) <= today);
  const paid = sum(until.filter(({ isCredit }) => isCredit));
  const debits = until
    .filter(({ isCredit }) => !isCredit)
    .toSorted((a, b) => ((a.day ?? today) < (b.day ?? today) ? -1 : 1));
  const past = debits.filter(({ day }) => day !== null && day < today);
  const overdue = Math.max(0, sum(past) - paid);
  return {
    due: Math.max(0, sum(debits) - paid),
    overdue,
    overdueSince: overdue > 0 ? firstUnsettled(past, paid) : null,
    advance: Math.max(0, paid - sum(debits)),
  };
}

/** `debits`: oldest first. */
function firstUnsettled(debits: readonly LedgerLine[], paid: number): string | null {
  let left = paid;
  for (const { cents, day } of debits) {
    left -= cents;
    if (left < 0) return day;
  }
  return null;
}
