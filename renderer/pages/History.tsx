import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { showChange } from '#stores/place.ts';
import type { Step } from '#sync/step.ts';
import { Mark, TextAction, useFormat, useNow } from '#ui/index.ts';
import { markOf } from '#wording/stepState.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { Block } from './Block.tsx';
import type { PageTab } from './PageTabs.tsx';

/** What changes are about: an entity and an id. */
type Target = Pick<Step, 'entity' | 'target'>;

/**
 * Changes made on this workstation of these rows and their e-mail addresses: first those that wait, then finished ones,
 * newest first.
 */
export function useHistoryOf(targets: readonly Target[]): readonly Step[] {
  const { toDecide, waiting, receipts } = useOutbox();
  const wanted = new Set(targets.map(({ entity, target }) => `${entity}/${target}`));
  const isWanted = (step: Step): boolean => wanted.has(`${step.entity}/${step.target}`);
  const all = [...toDecide, ...waiting, ...receipts];
  // Changes made together are one history: a new address, and the person who refers to it.
  const intents = new Set(all.flatMap((step) => (isWanted(step) ? step.intentId : [])));
  return all.filter((step) => isWanted(step) || (step.entity === 'Mail' && intents.has(step.intentId)));
}

/** The tab of these changes; none where nothing was changed. */
export function useHistoryTab(targets: readonly Target[]): readonly PageTab[] {
  const { t } = useTranslation();
  const steps = useHistoryOf(targets);
  if (steps.length === 0) return [];
  const label = t('pages.history.title');
  return [{ id: 'history', label, isMore: true, content: <History steps={steps} label={label} /> }];
}

function History({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
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
      </ul>
    </Block>
  );
}
