import { useTranslation } from 'react-i18next';
import { countWords } from '#i18n/labels/names.ts';
import { useFormat } from '#ui/index.ts';
import { ReceiveByNumber } from '../ReceiveByNumber.tsx';

/**
 * Receives the ledger of a billing case (Affaire) by its number, which the service shows for applications only. `of`:
 * the clients whose lines are looked for; without it, every line. `onReceived`: the number, once the service answered.
 */
export function BillingCaseByNumber({
  of,
  onReceived,
}: {
  readonly of?: readonly string[];
  readonly onReceived?: (number: string) => void;
}) {
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
        const own = rows.filter(({ fields }) => of?.includes(fields.id('ClientId') ?? '') ?? true);
        return t('pages.ledger.found', { lines: countWords('BalanceClient', own.length, language), number });
      }}
      {...(onReceived && { onReceived })}
    />
  );
}
