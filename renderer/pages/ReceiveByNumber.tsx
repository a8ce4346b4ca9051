import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCutList } from '#cache/queries/hooks.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, TextField } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { useCutWords } from '#wording/useCutWords.ts';

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
  /** Whom a name means that is typed in place of the number; `choose` receives by the number of one of them. */
  readonly named?: (name: string, choose: (number: string) => void) => ReactNode;
}

/** Receives the rows that belong to a number, which the user knows from other screens and papers. */
export function ReceiveByNumber(props: ReceiveByNumberProps) {
  const { entity, member, label, help, action, found, onReceived, named } = props;
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
  const cut = useCutList(entity, answered === null ? [] : [answered]);
  const cutWords = useCutWords();
  const question = useLatestQuestion();
  const receive = async (number = typed.trim()): Promise<void> => {
    const counts = question.ask();
    setAsked(number);
    setAnswered(null);
    if (!isNumber(number)) return;
    await commands.refresh({ entity, of: number });
    if (!counts()) return;
    setAnswered(number);
    const failures = useSyncStatus.getState().pullFailures;
    if (failures[requestKey({ entity, of: number })] === undefined) onReceived?.(number);
  };
  const stop = (): void => {
    question.stop();
    if (asked !== null) commands.cancelRefresh({ entity, of: asked });
    setAsked(null);
  };
  const isAsking = asked !== null && isNumber(asked) && answered === null;
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
          {...(!named && { inputMode: 'numeric' })}
          autoComplete="off"
          error={error}
          description={help}
        />
        {/\p{L}/u.test(typed) &&
          named?.(typed, (number) => {
            setTyped(number);
            void receive(number);
          })}
      </div>
      <span className="pt-[21px]">
        <Button isDisabled={isOffline || typed.trim() === ''} onPress={() => void receive()}>
          {action}
        </Button>
      </span>
      <output className="text-help text-text-2 not-empty:pt-[27px] empty:hidden">
        {isOffline && t('pages.byNumber.online')}
        {answered !== null && !failure && found(rows, answered)}
        {answered !== null && !failure && cut && <span className="text-ask"> {cutWords(cut)}.</span>}
      </output>
      {isAsking && <SlowAnswer key={asked} onStop={stop} />}
    </div>
  );
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,18}$/u.test(text);
