import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, TextField } from '#ui/index.ts';

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
  const commands = useCommands();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [typed, setTyped] = useState('');
  /** The number that was asked for last, and whether it was answered. */
  const [asked, setAsked] = useState<string | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const failure = useSyncStatus(({ pullFailures }) =>
    asked === null ? undefined : pullFailures[requestKey({ entity: 'BalanceClient', of: asked })],
  );
  const lines = useRowsOf('BalanceClient', 'AffaireId', answered === null ? [] : [answered]);
  const found = lines.filter(({ fields }) => of?.includes(fields.id('ClientId') ?? '') ?? true);
  const receive = async (): Promise<void> => {
    const number = typed.trim();
    setAsked(number);
    setAnswered(null);
    if (!isNumber(number)) return;
    await commands.refresh({ entity: 'BalanceClient', of: number });
    setAnswered(number);
    onReceived?.(number);
  };
  const error = failure
    ? t(`common.failure.${failure}`)
    : asked !== null && !isNumber(asked)
      ? t('pages.ledger.notANumber')
      : null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="w-72">
        <TextField
          label={t('pages.ledger.case')}
          value={typed}
          onChange={setTyped}
          onSubmit={() => void receive()}
          inputMode="numeric"
          error={error}
          description={t('pages.ledger.caseHelp')}
        />
      </div>
      <span className="pt-[23px]">
        <Button isDisabled={isOffline || typed.trim() === ''} onPress={() => void receive()}>
          {t('pages.ledger.receive')}
        </Button>
      </span>
      <output className="pt-[28px] text-help text-text-2">
        {isOffline && t('pages.ledger.online')}
        {answered !== null && !failure && t('pages.ledger.found', { count: found.length, number: answered })}
      </output>
    </div>
  );
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,18}$/u.test(text);
