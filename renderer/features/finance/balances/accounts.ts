import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ledgerLine } from '#parts/ledger/ledgerLine.ts';
import { statementOf } from '#parts/ledger/statement.ts';
import type { Statement } from '#parts/ledger/statement.ts';
import { byFrench } from '#shared/text/fold.ts';

/** What the lines of the ledger on this workstation say of one billing case (Affaire), or of one payer (Client). */
export interface Account {
  /** Of the case or the client; '' for the lines that name no client. */
  readonly id: string;
  readonly lines: number;
  /** Those without a readable amount: they count in no sum. */
  readonly unread: number;
  /** Of a case the clients, of a client the cases. */
  readonly others: readonly string[];
  /** Epoch ms of its latest line; null where none has a date. */
  readonly latest: number | null;
  readonly statement: Statement;
}

/** By what lines are added up, and what else they name. A line without a case is of none. */
const members = {
  case: { by: 'AffaireId', others: 'ClientId' },
  client: { by: 'ClientId', others: 'AffaireId' },
} as const;
export type AccountKind = keyof typeof members;

/** The accounts of some lines of the ledger, what is overdue first, then by number. `today`: a civil day. */
export function accountsOf(
  kind: AccountKind,
  rows: readonly RowView[],
  today: string,
  dayOf: (ms: number) => string,
): readonly Account[] {
  const { by, others } = members[kind];
  const groups = new Map<string, RowView[]>();
  for (const row of rows) {
    const id = row.fields.id(by) ?? '';
    const own = groups.get(id);
    if (own) own.push(row);
    else if (id !== '' || kind === 'client') groups.set(id, [row]);
  }
  const accounts: Account[] = [];
  for (const [id, own] of groups) {
    const dates = own.flatMap(({ fields }) => fields.instant('Date') ?? []);
    const counted = own.flatMap((row) => ledgerLine(row, dayOf) ?? []);
    accounts.push({
      id,
      lines: own.length,
      unread: own.length - counted.length,
      others: [...new Set(own.flatMap(({ fields }) => fields.id(others) ?? []))],
      latest: dates.length === 0 ? null : dates.reduce((a, b) => Math.max(a, b)),
      statement: statementOf(counted, today),
    });
  }
  return accounts.toSorted((a, b) => b.statement.overdue - a.statement.overdue || byFrench(a.id, b.id));
}
