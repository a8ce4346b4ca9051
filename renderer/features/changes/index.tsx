import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow, useOutbox, useStanding } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { changesTabs } from '#shared/ipc/place.ts';
import { adjust, placeOn, usePlaceOn } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { canRetryAny } from '#sync/rules/holds.ts';
import type { Step } from '#sync/step.ts';
import { Button, Notice, Screen, Segmented, useShortcut, ViewHeader } from '#ui/index.ts';
import type { Pending } from '#wording/pending.ts';
import { changesShortcuts } from '#wording/shortcuts.ts';
import { useNames } from '#wording/useNames.ts';
import { usePending } from '#wording/usePending.ts';
import { useWording } from '#wording/useWording.ts';
import type { Wording } from '#wording/wording.ts';
import { doneWith } from './actions.ts';
import { DecisionScreen } from './DecisionScreen.tsx';
import { forgetDrafts } from './drafts.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { OutboxList } from './OutboxList.tsx';
import { StepInspector } from './StepInspector.tsx';
import { StepTable } from './table/StepTable.tsx';
import { ChangesProvider, useChanges } from './useChanges.ts';
import { decide, select, useStepActions } from './useStepActions.ts';

/** What a receipt says depends on no other change. */
const nothing: readonly Step[] = [];
const none: readonly string[] = [];

export function ChangesScreen() {
  const view = useOutbox();
  const wording = useWording(useNames());
  const deciding = usePlaceOn('changes', (place) => place.deciding ?? null);
  const selected = usePlaceOn('changes', (place) => place.selected ?? null);
  const { toDecide } = view;
  const everything = useMemo(() => [...view.toDecide, ...view.waiting, ...view.receipts], [view]);

  const afterDecision = useCallback(
    (decided: readonly Step[]) => {
      if ((placeOn('changes').deciding ?? null) === null) return;
      // A decided change leaves the queue when the outbox is next read: open the one after it.
      const gone = new Set(decided.map(({ id }) => id));
      forgetDrafts(gone);
      decide(toDecide.find(({ id }) => !gone.has(id))?.id ?? null);
    },
    [toDecide],
  );
  const onReturn = useEffectEvent(() => {
    if (deciding !== null && !toDecide.some(({ id }) => id === deciding)) decide(null);
  });
  // A decision that was left open, and is none any more, leads to the list.
  useLayoutEffect(() => onReturn(), []);
  const actions = useStepActions(afterDecision);
  const { onResolve, onRetryAll } = actions;
  const isDeciding = deciding !== null;
  const changes = { everything, wording, actions: isDeciding ? { ...actions, onClose: () => decide(null) } : actions };
  return (
    <ChangesProvider value={changes}>
      {isDeciding ? (
        <DecisionScreen toDecide={toDecide} selected={deciding} onSelect={decide} onResolve={onResolve} />
      ) : (
        <Changes view={view} selected={selected} onRetryAll={onRetryAll} />
      )}
    </ChangesProvider>
  );
}

interface ChangesProps {
  readonly view: ReturnType<typeof useOutbox>;
  readonly selected: string | null;
  readonly onRetryAll: () => void;
}

function Changes({ view, selected, onRetryAll }: ChangesProps) {
  const { everything, wording, actions } = useChanges();
  const { t } = wording;
  const tab = usePlaceOn('changes', (place) => place.tab ?? 'open');
  const [exchanging, setExchanging] = useState(false);
  const step = everything.find(({ id }) => id === selected);
  // Of the table that is shown; the list of what is open has the order of `everything`.
  const [ordered, setOrdered] = useState<readonly string[]>(none);
  const order = useMemo(() => (tab === 'open' ? everything.map(({ id }) => id) : ordered), [tab, everything, ordered]);
  const { toDecide } = view;
  const [firstToDecide] = toDecide;

  const open = (chosen: Step): void => {
    if (toDecide.includes(chosen)) actions.onDecide(chosen);
    else actions.onOpenThing(chosen);
  };
  useShortcut(changesShortcuts.nextToDecide, () => firstToDecide && decide(firstToDecide.id), {
    enabled: firstToDecide !== undefined,
  });
  const pending = usePending();
  const canRetry = useMemo(() => canRetryAny(unsentIn(view)), [view]);
  useShortcut(changesShortcuts.retryAll, onRetryAll, { enabled: canRetry });

  return (
    <Screen
      header={
        <div className="@container">
          <ViewHeader title={t('shell.screen.changes')} detail={pendingWords(pending, t)}>
            <Segmented
              label={t('changes.tab.label')}
              value={tab}
              onChange={(next) => adjust('changes', { tab: next })}
              options={changesTabs.map((id) => ({ id, label: t(`changes.tab.${id}`) }))}
            />
            <Button icon={<ArrowLeftRight size={14} aria-hidden />} onPress={() => setExchanging(true)}>
              <span className="@max-[760px]:sr-only">{t('changes.exchange.button')}</span>
            </Button>
            <Button icon={<RefreshCw size={14} aria-hidden />} isDisabled={!canRetry} onPress={onRetryAll}>
              {t('keys.changes.retryAll')}
            </Button>
          </ViewHeader>
        </div>
      }
      inspector={step && <Story key={step.id} step={step} order={order} />}
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <RepairedNotice />
        {tab === 'open' ? (
          <OutboxList view={view} selected={selected} onSelect={select} onOpen={open} />
        ) : (
          <StepTable
            key={tab}
            kind={tab}
            steps={tab === 'receipts' ? view.receipts : everything}
            everything={tab === 'receipts' ? nothing : everything}
            selected={selected}
            onSelect={select}
            onOrder={setOrdered}
            onOpen={open}
            onUndo={(steps) => actions.onUndo(...steps)}
          />
        )}
      </div>
      <ExchangeDialog view={view} isOpen={exchanging} onClose={() => setExchanging(false)} />
    </Screen>
  );
}

/** « 2 à décider, 7 en attente, 1 à envoyer vous-même »; a count of zero is left out. */
const pendingWords = ({ toDecide, waiting, toSend }: Pending, t: Wording['t']): string =>
  [
    toDecide > 0 && t('common.word.countToDecide', { count: toDecide }),
    waiting > 0 && t('changes.count.waiting', { count: waiting }),
    toSend > 0 && t('shell.status.toSend', { count: toSend }),
  ]
    .filter(Boolean)
    .join(', ');

function Story({
  step,
  order,
}: {
  readonly step: Step;
  /** The ids of the changes as they are listed beside it. */
  readonly order: readonly string[];
}) {
  const { everything } = useChanges();
  const who = useSession((session) => session.open?.profile.user ?? '');
  const { base } = useEntityRow(step.entity, step.target);
  const done = useStanding(useMemo(() => doneWith(step, everything), [step, everything]));
  const at = order.indexOf(step.id);
  // A change that the table's filter hides has no neighbours.
  const [previous, next] = at === -1 ? [] : [order[at - 1], order[at + 1]];
  return (
    <StepInspector
      step={step}
      who={who}
      current={base ?? null}
      done={done}
      onPrevious={previous === undefined ? null : () => select(previous)}
      onNext={next === undefined ? null : () => select(next)}
    />
  );
}

/** Changes that came back after a loss, and whether some may be missing, until it is read (I2). */
export function RepairedNotice() {
  const { t } = useTranslation();
  const repaired = useSyncStatus((status) => status.repaired);
  if (repaired === null) return null;
  const { restored, uncertain, lost, mayLack } = repaired;
  const title = (): string => {
    if (restored > 0) return t('changes.repaired.restored', { count: restored });
    return uncertain > 0 ? t('changes.repaired.uncertainOnly') : t('changes.repaired.lackingOnly');
  };
  return (
    <div className="px-5 pt-3">
      <Notice
        tone="wait"
        title={title()}
        actions={
          <Button onPress={() => useSyncStatus.setState({ repaired: null })}>{t('changes.repaired.read')}</Button>
        }
      >
        {restored > 0 && <p>{t('changes.repaired.why', { count: restored })}</p>}
        {uncertain > 0 && <p>{t('changes.repaired.uncertain', { count: uncertain })}</p>}
        {lost > 0 && <p>{t('changes.repaired.lost', { count: lost })}</p>}
        {mayLack && <p>{t('changes.repaired.mayLack')}</p>}
      </Notice>
    </div>
  );
}
