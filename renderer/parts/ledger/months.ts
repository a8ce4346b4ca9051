import { addMonths } from '#shared/text/when/civil.ts';
import type { LedgerLine } from './ledgerLine.ts';

/** One month of the ledger, in cents. */
export interface LedgerMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly debits: number;
  readonly credits: number;
  /** Debits less credits of this month and all before. */
  readonly balance: number;
}

/** The lines that have a date, month by month, with the months between in which nothing happened. */
export function monthsOf(lines: readonly LedgerLine[]): readonly LedgerMonth[] {
  const byMonth = new Map<string, { debits: number; credits: number }>();
  for (const { day, cents, isCredit } of lines) {
    if (day === null) continue;
    const month = byMonth.get(day.slice(0, 7)) ?? { debits: 0, credits: 0 };
    month[isCredit ? 'credits' : 'debits'] += cents;
    byMonth.set(day.slice(0, 7), month);
  }
  const known = [...byMonth.keys()].toSorted();
  const months: LedgerMonth[] = [];
  let balance = 0;
  for (let month = known[0]; month !== undefined && month <= (known.at(-1) ?? ''); month = after(month)) {
    const { debits, credits } = byMonth.get(month) ?? { debits: 0, credits: 0 };
    balance += debits - credits;
    months.push({ month, debits, credits, balance });
  }
  return months;
}

const after = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);
