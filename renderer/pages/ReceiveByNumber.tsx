import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, TextField } from '#ui/index.ts';

interface ReceiveByNumberProps {
  readonly entity: EntityName;
  /** The reference that the service compares the number with. */
  readonly member: string;
  readonly label: string;
  readonly help: string;
  /** A verb. */
  readonly action: string;
  /** What is said of the rows that have the number, once the service answered. */
  readonly found: (rows: readonly RowView[], number: string) => string;
  /** The service answered. */
  readonly onReceived?: (number: string) => void;
}

/** Receives the rows that belong to a number, which the user knows from other screens and papers. */
export function ReceiveByNumber(props: ReceiveByNumberProps) {
  const { entity, member, label, help, action, found, onReceived } = props;
  const { t } = useTranslation();
  const commands = useCommands();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [typed, setTyped] = useState('');
  /** The number that was asked for last, and whether it was answered. */
  const [asked, setAsked] = useState<string | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const failure = useSyncStatus(({ pullFailures }) =>
    asked === null ? undefined : pullFailures[requestKey({ entity, of: asked })],
  );
  const rows = useRowsOf(entity, member, answered === null ? [] : [answered]);
  /** What is asked now; null once it is closed. An answer to anything else came too late. */
  const latest = useRef<string | null>(null);
  useEffect(() => () => void (latest.current = null), []);
  const receive = async (): Promise<void> => {
    const number = typed.trim();
    latest.current = number;
    setAsked(number);
    setAnswered(null);
    if (!isNumber(number)) return;
    await commands.refresh({ entity, of: number });
    if (latest.current !== number) return;
    setAnswered(number);
    const failures = useSyncStatus.getState().pullFailures;
    if (failures[requestKey({ entity, of: number })] === undefined) onReceived?.(number);
  };
  const error = failure
    ? t(`common.failure.${failure}`)
    : asked !== null && !isNumber(asked)
      ? t('pages.byNumber.notANumber')
      : null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="w-80">
        <TextField
          label={label}
          value={typed}
          onChange={setTyped}
          onSubmit={() => void receive()}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          description={help}
        />
      </div>
      <span className="pt-[23px]">
        <Button isDisabled={isOffline || typed.trim() === ''} onPress={() => void receive()}>
          {action}
        </Button>
      </span>
      <output className="pt-[29px] text-help text-text-2">
        {isOffline && t('pages.byNumber.online')}
        {answered !== null && !failure && found(rows, answered)}
      </output>
    </div>
  );
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,18}$/u.test(text);
