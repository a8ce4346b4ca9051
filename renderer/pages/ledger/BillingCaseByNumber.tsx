import { useTranslation } from 'react-i18next';
import { countWords } from '#i18n/labels/names.ts';
import { useFormat } from '#ui/index.ts';
import { ReceiveByNumber } from '../ReceiveByNumber.tsx';

/**
 * Receives the ledger of a billing case (Affaire) by its number, which the service shows for applications only. `of`:
 * the clients whose lines are looked for.
 */
export function BillingCaseByNumber({ of }: { readonly of: readonly string[] }) {
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
