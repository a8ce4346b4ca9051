import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { countWords } from '#i18n/labels/names.ts';
import { useFormat } from '#ui/index.ts';
import { Block } from '../Block.tsx';
import { ReceiveByNumber } from '../ReceiveByNumber.tsx';
import { useReceived } from '../useReceived.ts';
import type { Received } from '../useReceived.ts';
import { Ledger } from './Ledger.tsx';

interface LedgerBlockProps {
  /** Billing cases (Affaire) that are known to belong to it. */
  readonly cases?: readonly string[];
  /** Its clients: a billing case of theirs that is in no row is received by its number. */
  readonly clients?: readonly string[];
  /** Which lines these are, where the title does not say it all. */
  readonly note?: string;
  /** Said where there is none. */
  readonly empty?: string;
}

const none: readonly string[] = [];

/** The balance of what a page is about: its lines, when they were received, and the way to receive more. */
export function LedgerBlock({ cases = none, clients = none, note, empty }: LedgerBlockProps) {
  const { t } = useTranslation();
  const { rows, received } = useLedger(cases, clients);
  const title = t('pages.ledger.total.balance');
  return (
    <Block title={title} {...(received && { received })} isWide>
      <Ledger label={title} rows={rows} received={received} empty={empty ?? t('pages.ledger.none')} />
      {note !== undefined && <p className="mt-2 text-help text-text-3">{note}</p>}
      {clients.length > 0 && (
        <div className="mt-4">
          <BillingCaseByNumber of={clients} />
        </div>
      )}
    </Block>
  );
}

/**
 * Lines of the ledger of some billing cases (Affaire) and some clients. The service gives the lines of a billing case
 * (R1.1): those of a client are known once a line of one of their cases is here, and are then received with that case.
 */
function useLedger(
  cases: readonly string[],
  clients: readonly string[],
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

/**
 * Receives the ledger of a billing case (Affaire) by its number, which the service shows for applications only. `of`:
 * the clients whose lines are looked for.
 */
function BillingCaseByNumber({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <ReceiveByNumber
      entity="BalanceClient"
      member="AffaireId"
      label={t('pages.ledger.case')}
      help={t('pages.ledger.caseHelp')}
      action={t('pages.ledger.receive')}
      found={(rows, number) => {
        const own = rows.filter(({ fields }) => of.includes(fields.id('ClientId') ?? ''));
        return t('pages.ledger.found', { lines: countWords('BalanceClient', own.length, language), number });
      }}
    />
  );
}
