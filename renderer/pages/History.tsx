import { CloudDownload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useReceivedChange } from '#cache/queries/hooks.ts';
import type { MemberChange } from '#cache/queries/receivedChanges.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { showChange } from '#stores/place.ts';
import type { Step } from '#sync/step.ts';
import { Mark, TextAction, useFormat, useNow } from '#ui/index.ts';
import { receivedWords } from '#wording/receivedWords.ts';
import { markOf } from '#wording/stepState.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { Block } from './Block.tsx';
import type { PageTab } from './PageTabs.tsx';

type Target = Pick<Step, 'entity' | 'target'>;

/** Of rows and their e-mail addresses: those that wait, then finished ones, newest first. */
export function useHistoryOf(targets: readonly Target[]): readonly Step[] {
  const { toDecide, waiting, receipts } = useOutbox();
  const wanted = new Set(targets.map(({ entity, target }) => `${entity}/${target}`));
  const isWanted = (step: Step): boolean => wanted.has(`${step.entity}/${step.target}`);
  const all = [...toDecide, ...waiting, ...receipts];
  // Changes made together are one history: a new address, and the person who refers to it.
  const intents = new Set(all.flatMap((step) => (isWanted(step) ? step.intentId : [])));
  return all.filter((step) => isWanted(step) || (step.entity === 'Mail' && intents.has(step.intentId)));
}

/** What others changed in a row, as it was received. */
interface Received {
  readonly entity: EntityName;
  readonly at: number;
  readonly members: readonly MemberChange[];
}

function useReceivedOf(targets: readonly Target[]): readonly Received[] {
  const changeOf = useReceivedChange();
  return targets.flatMap(({ entity, target }) =>
    [...Map.groupBy(changeOf(entity, target)?.members ?? [], ({ at }) => at)].map(([at, members]) => ({
      entity,
      at,
      members,
    })),
  );
}

/** The tab of these changes and of those that others made; none where nothing was changed. */
export function useHistoryTab(targets: readonly Target[]): readonly PageTab[] {
  const { t } = useTranslation();
  const steps = useHistoryOf(targets);
  const received = useReceivedOf(targets);
  if (steps.length + received.length === 0) return [];
  const label = t('pages.history.title');
  const content = <History steps={steps} received={received} label={label} />;
  return [{ id: 'history', label, isMore: true, content }];
}

interface HistoryProps {
  readonly steps: readonly Step[];
  readonly received: readonly Received[];
  readonly label: string;
}

function History({ steps, received, label }: HistoryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const wording = useWording(useNames());
  return (
    <Block title={label}>
      <ul>
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid min-h-9 grid-cols-[20px_minmax(0,1fr)_auto_auto] items-center gap-3 border-t border-line-soft first:border-0"
          >
            <Mark state={markOf(step)} />
            <span className="min-w-0 break-words">{sentence(step, wording)}</span>
            <span className="text-help text-text-3">{format.moment(step.madeAt, now)}</span>
            <TextAction onPress={() => showChange(step.id)}>{t('common.sent.see')}</TextAction>
          </li>
        ))}
        {received
          .toSorted((a, b) => b.at - a.at)
          .map(({ entity, at, members }) => (
            <li
              key={`${entity} ${at}`}
              className="grid min-h-9 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line-soft first:border-0"
            >
              <CloudDownload size={14} aria-hidden className="text-text-3" />
              <span className="min-w-0 break-words">
                {t('pages.history.others', { changes: receivedWords(entity, members, wording).join(', ') })}
              </span>
              <span className="text-help text-text-3">{format.moment(at, now)}</span>
            </li>
          ))}
      </ul>
    </Block>
  );
}
