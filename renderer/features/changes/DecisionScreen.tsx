import { useState } from 'react';
import type { ReactNode } from 'react';
import { questionOf } from '#sync/step.ts';
import type { Choice, Step } from '#sync/step.ts';
import {
  Button,
  EmptyState,
  listShortcuts,
  Mark,
  Screen,
  ShortcutScope,
  TextAction,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { heading } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';
import { toCommand } from './choices.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DecisionFooter, decisionContent, decisionPanel } from './DecisionFooter.tsx';
import { DecisionQueue } from './DecisionQueue.tsx';
import { decidedIn, keepDraft, noDraft, useDrafts } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { families, familyOf } from './families.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { SendDialog } from './SendDialog.tsx';
import { decisionShortcuts } from './shortcuts.ts';
import { changesShortcuts } from './shortcuts.ts';
import { markOf } from './state.ts';
import { StoryTable } from './StoryTable.tsx';

interface DecisionScreenProps {
  readonly toDecide: readonly Step[];
  readonly everything: readonly Step[];
  readonly selected: string;
  readonly wording: Wording;
  readonly actions: StepActions;
  readonly onSelect: (stepId: string) => void;
  readonly onResolve: (decided: ReadonlyMap<Step, ReadonlyMap<string, Choice>>) => void;
}

/** Conflicts, doubts and refusals, one after the other. */
export function DecisionScreen(props: DecisionScreenProps) {
  return (
    <ShortcutScope>
      <Decisions {...props} />
    </ShortcutScope>
  );
}

function Decisions({ toDecide, everything, selected, wording, actions, onSelect, onResolve }: DecisionScreenProps) {
  const { t } = wording;
  const step = toDecide.find(({ id }) => id === selected);
  const next = toDecide[(toDecide.findIndex(({ id }) => id === selected) + 1) % Math.max(1, toDecide.length)];
  const drafts = useDrafts((state) => state.drafts);
  const decided = decidedIn(toDecide, drafts);
  const [previewing, setPreviewing] = useState(false);
  const send = (): void => {
    setPreviewing(false);
    onResolve(new Map([...decided].map(([each, choices]) => [each, toCommand(choices)])));
  };
  const goOn = (): void => {
    if (next && next.id !== selected) onSelect(next.id);
    else actions.onClose();
  };
  /** A single decision that is completely on screen is sent at once; several, or one off screen, are shown first. */
  const isAllShown = decided.size === 0 || (decided.size === 1 && step !== undefined && decided.has(step));
  const sendOrShow = isAllShown ? send : () => setPreviewing(true);
  useShortcut(listShortcuts.close, actions.onClose);
  useShortcut(changesShortcuts.nextToDecide, () => next && onSelect(next.id));
  useShortcut(decisionShortcuts.send, sendOrShow, { enabled: decided.size > 0 });
  const sendButton = (
    <Button variant="primary" kbd="mod+Enter" isDisabled={decided.size === 0} onPress={sendOrShow}>
      {isAllShown ? t('changes.decide.send') : t('changes.decide.sendDecided', { count: decided.size })}
    </Button>
  );
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('changes.decide.back'), onPress: actions.onClose }}
          title={t('changes.decide.title')}
          detail={counts(toDecide, wording)}
        >
          {/* Where space is short the arrow is shown without words. */}
          <span className="max-[799.98px]:hidden">
            <Button variant="quiet" kbd="Escape" onPress={actions.onClose}>
              {t('changes.decide.later')}
            </Button>
          </span>
        </ViewHeader>
      }
    >
      {step ? (
        // At 200 % zoom the queue is above the decision, and both scroll together.
        <div className="flex min-h-0 min-w-0 flex-1 max-[799.98px]:scroll-thin max-[799.98px]:flex-col">
          <DecisionQueue
            steps={toDecide}
            decided={decided}
            everything={everything}
            selected={selected}
            wording={wording}
            onSelect={onSelect}
          />
          <Decision
            key={step.id}
            step={step}
            draft={drafts.get(step.id) ?? noDraft}
            everything={everything}
            wording={wording}
            actions={{ ...actions, onClose: goOn }}
            send={sendButton}
            decidedCount={decided.size}
          />
        </div>
      ) : (
        <div className="min-w-0 flex-1">
          <EmptyState
            message={t('changes.empty.decisions')}
            action={<TextAction onPress={actions.onClose}>{t('changes.empty.back')}</TextAction>}
          />
        </div>
      )}
      <SendDialog
        decided={decided}
        isOpen={previewing && decided.size > 0}
        wording={wording}
        onCancel={() => setPreviewing(false)}
        onSend={send}
      />
    </Screen>
  );
}

function counts(steps: readonly Step[], { t }: Wording): string {
  return families
    .map(({ kind, count: key }) => ({ key, count: steps.filter((step) => familyOf(step) === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(key, { count }))
    .join(', ');
}

interface DecisionProps {
  readonly step: Step;
  readonly draft: Draft;
  readonly everything: readonly Step[];
  readonly wording: Wording;
  /** `onClose` goes on to the next one: postponing is an answer too. */
  readonly actions: StepActions;
  readonly send: ReactNode;
  /** How many conflicts are decided and not sent yet. */
  readonly decidedCount: number;
}

function Decision({ step, draft, everything, wording, actions, send, decidedCount }: DecisionProps) {
  if (step.state.kind === 'conflict') {
    return (
      <ConflictPanel
        step={step}
        draft={draft}
        wording={wording}
        onDraft={(next) => keepDraft(step.id, next)}
        send={send}
      />
    );
  }
  const isSecondRow = questionOf(step) === 'secondRow';
  const isCompared = isSecondRow || (step.state.kind === 'doubt' && step.state.candidates.length > 0);
  return (
    <div className={decisionPanel}>
      <div className={decisionContent}>
        <div className="max-w-[620px]">
          <h2 className="mb-1 flex items-center gap-2.5 text-subject font-bold">
            <Mark state={markOf(step)} size={20} label="" />
            <span className="selectable min-w-0">{heading(step, wording)}</span>
          </h2>
          <QuestionPanel step={step} everything={everything} wording={wording} actions={actions} />
          {!isCompared && (
            <section className="mt-4 border-t border-line pt-4">
              <h3 className="mb-2 text-help font-medium text-text-2">{wording.t('changes.refused.asked')}</h3>
              <StoryTable step={step} current={null} wording={wording} />
            </section>
          )}
        </div>
      </div>
      {decidedCount > 0 && (
        <DecisionFooter says={wording.t('changes.decide.decidedCount', { count: decidedCount })} send={send} />
      )}
    </div>
  );
}
