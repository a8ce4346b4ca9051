import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { TextAction, useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import { distinctNames } from '#wording/distinctNames.ts';
import { stampShown } from '#wording/stamp.ts';
import type { RequestedAction } from './actions/action.ts';
import { ActionButtons } from './actions/ActionButtons.tsx';
import { useActions } from './actions/useActions.ts';

interface WaitingProps {
  readonly people: readonly InterviewView[];
  readonly day: Day;
  readonly now: number;
  /** Chooses the row of one of them. */
  readonly onSelect: (id: string) => void;
  /** Null where a row that was chosen has the buttons. */
  readonly ask: ((requested: RequestedAction) => void) | null;
}

/** « En attente »: who has arrived, since when, and with whom they have their interview. */
export function Waiting({ people, ...of }: WaitingProps) {
  const { t } = useTranslation();
  const isMine = useDayChoices(({ shown }) => shown === 'mine');
  if (people.length === 0) return null;
  const names = distinctNames(people);
  const title = isMine ? t('today.waiting.mine', { count: people.length }) : t('today.waiting.title');
  return (
    <section aria-label={title} className="mb-3 rounded-hero border border-line px-[18px] py-2.5">
      <h2 className="text-help font-bold text-ok">{title}</h2>
      <ul>
        {people.map((interview) => (
          <Person
            key={interview.id}
            interview={interview}
            name={names.get(interview.id) ?? ''}
            isMine={isMine}
            {...of}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps extends Omit<WaitingProps, 'people'> {
  readonly interview: InterviewView;
  readonly name: string;
  /** The agent is the user. */
  readonly isMine: boolean;
}

function Person({ interview, name, isMine, day, now, onSelect, ask }: PersonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fieldMapping } = useDayChoices();
  const actions = useActions(interview, ask ?? (() => undefined));
  const { id, agentName: agent } = interview;
  const hour = stampShown(mappedOf(interview, fieldMapping).arrived ?? '', day);
  const isHour = /^\d\d:\d\d$/u.test(hour);
  const wait = isHour ? now - format.at(day, hour) : 0;
  const since = !isHour
    ? t('today.waiting.arrived', { text: hour })
    : wait < 60_000
      ? t('today.waiting.justNow')
      : t('today.waiting.since', { duration: format.duration(wait) });
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-2.5">
      <TextAction onPress={() => onSelect(id)}>{name}</TextAction>
      <span className="text-text-2">
        {[since, !isMine && agent && t('today.waiting.with', { agent })].filter(Boolean).join(' · ')}
      </span>
      <span className="ml-auto">{ask && <ActionButtons actions={actions} of={['done']} size="sm" />}</span>
    </li>
  );
}
