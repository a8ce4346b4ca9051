import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReceived } from '../useReceived.ts';
import type { Received } from '../useReceived.ts';

/**
 * Lines of the ledger of some billing cases (Affaire) and some clients. The service gives the lines of a billing case
 * (R1.1): those of a client are known once a line of one of their cases is here, and are then received with that case.
 */
export function useLedger(
  cases: readonly string[],
  clients: readonly string[] = [],
): {
  readonly rows: readonly RowView[];
  /** Null: no billing case is known. */
  readonly received: Received | null;
} {
  const byClient = useRowsOf('BalanceClient', 'ClientId', clients);
  const all = [...new Set([...cases, ...byClient.flatMap(({ fields }) => fields.id('AffaireId') ?? [])])];
  const received = useReceived('BalanceClient', all);
  const byCase = useRowsOf('BalanceClient', 'AffaireId', cases);
  const rows = [...new Map([...byCase, ...byClient].map((row) => [row.id, row])).values()];
  return { rows, received: all.length === 0 ? null : received };
}
