import { ChevronDown, ChevronUp } from 'lucide-react';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { waitsForUser } from '#sync/rules/attended.ts';
import { holdOf } from '#sync/rules/holds.ts';
import { canUndo } from '#sync/rules/undo.ts';
import { questionOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import {
  Button,
  Facts,
  IconButton,
  Inspector,
  MarkPill,
  Notice,
  Section,
  useFormat,
  useNow,
  useShortcut,
  useTargetShortcut,
} from '#ui/index.ts';
import type { Target } from '#ui/index.ts';
import { isToSend } from '#wording/pending.ts';
import { changesShortcuts } from '#wording/shortcuts.ts';
import { markOf } from '#wording/stepState.ts';
import { heading, sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import type { PanelProps } from './actions.ts';
import { placeOf } from './position.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { endingOf, remainsOf, waitsFor } from './state.ts';
import { StoryTable } from './StoryTable.tsx';
import { statusWords } from './table/stepRow.ts';
import { useChanges } from './useChanges.ts';

interface StepInspectorProps {
  readonly step: Step;
  /** The user who made and decided all of it: an outbox belongs to one user (I19). */
  readonly who: string;
  /** The row as last received from the service; null if this workstation has none. */
  readonly current: RawJson | null;
  /** The changes of its group that can be put back. */
  readonly done: readonly Step[];
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

export function StepInspector({ step, who, current, done, onPrevious, onNext }: StepInspectorProps) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const mark = markOf(step);
  const question = questionOf(step);
  const asksHere = question !== null && question !== 'conflict';
  return (
    <Inspector
      label={t(`changes.story.${step.action}`)}
      badge={<MarkPill state={mark}>{statusWords(step, wording)}</MarkPill>}
      actions={
        <>
          <IconButton
            label={t('changes.story.previous')}
            kbd="ArrowUp"
            icon={<ChevronUp size={16} aria-hidden />}
            isDisabled={!onPrevious}
            onPress={() => onPrevious?.()}
          />
          <IconButton
            label={t('changes.story.next')}
            kbd="ArrowDown"
            icon={<ChevronDown size={16} aria-hidden />}
            isDisabled={!onNext}
            onPress={() => onNext?.()}
          />
        </>
      }
      onClose={actions.onClose}
      footer={footerOf()}
    >
      <h2 data-subject={step.id} className="selectable mb-1 text-panel font-bold">
        {question === 'doubt' || step.state.kind === 'doubt' ? heading(step, wording) : sentence(step, wording)}
      </h2>
      {asksHere ? <QuestionPanel step={step} /> : <Lead step={step} />}
      <Times step={step} who={who} />
      <Section title={t('pages.bulk.preview')}>
        <StoryTable step={step} current={current} />
      </Section>
    </Inspector>
  );

  /** What needs a decision is decided above; done changes of its group can be reverted (R2.10). */
  function footerOf() {
    if (mark === 'sending') return undefined;
    if (!asksHere) return <Footer step={step} done={done} />;
    return done.length > 0 && <PutBack step={step} done={done} />;
  }
}

/** One sentence on its state; emphasised only where the service did something other than requested. */
function Lead({ step }: PanelProps) {
  const { everything, wording } = useChanges();
  const { t } = wording;
  const { state } = step;
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  if (state.kind === 'applied') {
    const { existed, recreated } = state.receipt;
    if (existed || recreated)
      return (
        <div className="mt-2">
          <Notice tone="svc">
            {existed ? t('changes.story.existed') : t('changes.gone.madeAgain', { id: step.target })}
          </Notice>
        </div>
      );
    if (state.receipt.outcome === 'verified') return null;
    const changed = state.receipt.outcome === 'changed';
    return (
      <div className="mt-2">
        <Notice tone={changed ? 'svc' : 'wait'}>
          {t(changed ? 'changes.story.changedByService' : 'changes.story.unverifiable')}
        </Notice>
      </div>
    );
  }
  if (state.kind === 'dropped') {
    return (
      <div className="mt-2">
        <Notice tone="wait">{t(`changes.detail.${remainsOf(step)}`)}</Notice>
      </div>
    );
  }
  if (state.kind !== 'waiting') return null;
  const hold = holdOf(step, everything);
  return (
    <div className="text-text-2">
      <p>
        {hold
          ? t('changes.story.waitsBecause', { sentence: sentence(hold.by, wording) })
          : t(isToSend(step, wording) ? 'changes.story.safeToSend' : 'changes.story.safe')}
      </p>
      {isToSend(step, wording) && !hold && (
        <p className="mt-1">{t(isOnline ? 'changes.story.attended' : 'changes.story.attendedOffline')}</p>
      )}
      {state.failure && <p className="mt-1">{waitsFor(step, wording)}</p>}
    </div>
  );
}

function Times({ step, who }: Pick<StepInspectorProps, 'step' | 'who'>) {
  const { t } = useChanges().wording;
  const format = useFormat();
  const now = useNow();
  const { state } = step;
  const answered = state.kind === 'applied' ? state : null;
  return (
    <Section title={t('changes.story.times')}>
      <Facts
        items={[
          { label: t('changes.story.made'), value: format.moment(step.madeAt, now) },
          // A refusal proves that nothing was applied; the attempts show that it was sent.
          ...((state.kind === 'refused' || state.kind === 'dropped') && step.sentAt === null
            ? []
            : [
                {
                  label: t('changes.story.sent'),
                  value: step.sentAt === null ? t('changes.story.notSent') : format.moment(step.sentAt, now),
                },
              ]),
          ...(step.decisions ?? []).map(({ at, choice }) => ({
            label: t('changes.story.decided'),
            value: t('changes.story.decision', {
              choice: t(`changes.decision.${choice}`),
              time: format.moment(at, now),
            }),
          })),
          ...(step.decisions ? [{ label: t('changes.story.by'), value: who }] : []),
          ...(answered
            ? [
                {
                  label: t(
                    answered.receipt.outcome === 'unverifiable' ? 'changes.story.answered' : 'changes.story.verified',
                  ),
                  value: format.moment(answered.at, now),
                },
              ]
            : []),
          ...(answered?.receipt.versioned
            ? [{ label: t('changes.story.protection'), value: t('changes.story.versioned') }]
            : []),
          ...(step.parentPath && step.parentPath.length > 0
            ? [{ label: t('changes.story.place'), value: step.parentPath.join(' › ') }]
            : []),
        ]}
      />
    </Section>
  );
}

/** The change that the inspector's shortcuts act on. */
const targetOf = (step: Step, wording: Wording): Target => ({
  name: heading(step, wording),
  element: document.querySelector(`main [data-subject="${CSS.escape(step.id)}"]`),
});

/** One shortcut reverts the changes of the same intent that are done. */
function PutBack({ step, done }: Pick<StepInspectorProps, 'step' | 'done'>) {
  const { wording, actions } = useChanges();
  useTargetShortcut(changesShortcuts.putBack, () => actions.onPutBack(done), {
    enabled: done.length > 0,
    target: () => targetOf(step, wording),
  });
  if (done.length === 0) return null;
  return (
    <Button onPress={() => actions.onPutBack(done)}>
      {wording.t('changes.story.putBack', { count: done.length })}
    </Button>
  );
}

function Footer({ step, done }: Pick<StepInspectorProps, 'step' | 'done'>) {
  const { everything, wording, actions } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const waits = step.state.kind === 'waiting';
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isAttended = waitsForUser(step);
  const isHeld = holdOf(step, everything) !== null;
  const mayGo = waits && (!isAttended || (isOnline && !isHeld && isToSend(step, wording)));
  const undoable = canUndo(step);
  const go = (): void => (isAttended ? actions.onSend(step, sentence(step, wording)) : actions.onRetry(step));
  useTargetShortcut(changesShortcuts.retry, go, { enabled: mayGo, target: () => targetOf(step, wording) });
  useShortcut(changesShortcuts.decide, () => actions.onDecide(step), { enabled: step.state.kind === 'conflict' });
  return (
    <>
      {step.state.kind === 'conflict' && (
        <Button variant="primary" kbd="Enter" onPress={() => actions.onDecide(step)}>
          {t('common.word.decide')}
        </Button>
      )}
      {/* Who took the service's version has nothing to repair. */}
      {!(step.state.kind === 'dropped' && endingOf(step) === 'gaveWay') && <PutBack step={step} done={done} />}
      {undoable && <Button onPress={() => actions.onUndo(step)}>{t('common.undo')}</Button>}
      {waits && (
        <Button variant={isAttended ? 'primary' : 'secondary'} isDisabled={!mayGo} onPress={go}>
          {t(isAttended ? 'changes.story.send' : 'common.retry')}
        </Button>
      )}
      {placeOf(step, format.dayOf) && (
        <Button
          variant="quiet"
          {...(step.state.kind === 'conflict' ? {} : { kbd: 'Enter' })}
          onPress={() => actions.onOpenThing(step)}
        >
          {t('common.word.open')}
        </Button>
      )}
    </>
  );
}
