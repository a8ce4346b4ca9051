import { useRef, useState } from 'react';
import type { ComponentType, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCutList } from '#cache/queries/hooks.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { isId } from '#shared/entities/idForm.ts';
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
  readonly action: string;
  /** What is said of the rows that have the number, once the service answered; `name`: of the person who was chosen. */
  readonly found: (rows: readonly RowView[], number: string, name: string | null) => string;
  /** Whom a name means that is typed in place of the number. */
  readonly named?: ComponentType<ByName>;
}
export interface ByName {
  readonly name: string;
  /** Receives by the number of one of them. */
  readonly choose: (number: string, name: string) => void;
  /** Chooses the only one of that name; false: there is none, or several. */
  readonly chooseOnly: Ref<() => boolean>;
}

export function ReceiveByNumber(props: ReceiveByNumberProps) {
  const { entity, member, label, help, action, found, named: Named } = props;
  const { t } = useTranslation();
  const commands = useCommands();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [typed, setTyped] = useState('');
  /** The field keeps the name of the person whose number is meant. */
  const [chosen, setChosen] = useState<{ readonly number: string; readonly name: string } | null>(null);
  const chooseOnly = useRef<() => boolean>(null);
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
  const receive = async (number: string): Promise<void> => {
    const counts = question.ask();
    setAsked(number);
    setAnswered(null);
    if (!isId(number)) return;
    await commands.refresh({ entity, of: number });
    if (counts()) setAnswered(number);
  };
  const person = chosen?.name === typed ? chosen : null;
  const isName = Named !== undefined && person === null && /\p{L}/u.test(typed);
  const submit = (): void => {
    if (isOffline || typed.trim() === '') return;
    if (!isName || !chooseOnly.current?.()) void receive(person?.number ?? typed.trim());
  };
  const stop = (): void => {
    question.stop();
    if (asked !== null) commands.cancelRefresh({ entity, of: asked });
    setAsked(null);
  };
  const isAsking = asked !== null && isId(asked) && answered === null;
  const error = failure
    ? t(`common.failure.${failure}`)
    : asked !== null && asked === typed.trim() && !isId(asked)
      ? t(isName ? 'pages.byNumber.chooseBelow' : 'pages.byNumber.notANumber')
      : null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="w-80">
        <TextField
          label={label}
          value={typed}
          onChange={setTyped}
          onSubmit={submit}
          {...(!Named && { inputMode: 'numeric' })}
          autoComplete="off"
          error={error}
          description={help}
        />
        {isName && !isOffline && (
          <Named
            name={typed}
            choose={(number, name) => {
              setTyped(name);
              setChosen({ number, name });
              void receive(number);
            }}
            chooseOnly={chooseOnly}
          />
        )}
      </div>
      <span className="pt-[21px]">
        <Button isDisabled={isOffline || typed.trim() === ''} onPress={submit}>
          {action}
        </Button>
      </span>
      <output className="text-help text-text-2 not-empty:pt-[27px] empty:hidden">
        {isOffline && t('pages.byNumber.online')}
        {answered !== null && !failure && found(rows, answered, person?.number === answered ? person.name : null)}
        {answered !== null && !failure && cut && <span className="text-ask"> {cutWords(cut)}.</span>}
      </output>
      {isAsking && <SlowAnswer key={asked} onStop={stop} />}
    </div>
  );
}
