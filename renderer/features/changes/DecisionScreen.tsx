import { useState } from 'react';
import type { ReactNode } from 'react';
import { inSentence, namesOf } from '#i18n/labels/names.ts';
import { isOfGoneRow, questionOf } from '#sync/step.ts';
import type { Choice, Step } from '#sync/step.ts';
import {
  Button,
  classes,
  EmptyState,
  listShortcuts,
  Mark,
  Screen,
  ShortcutScope,
  TextAction,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { changesShortcuts, decisionShortcuts } from '#wording/shortcuts.ts';
import { markOf } from '#wording/stepState.ts';
import { heading } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { conflictRows, toCommand } from './choices.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { decisionContent, DecisionFooter, decisionPanel } from './DecisionFooter.tsx';
import { choicesIn, decidedIn, keepDraft, noDraft, useDrafts } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { SendDialog } from './SendDialog.tsx';
import { detailWords } from './state.ts';
import { StoryTable } from './StoryTable.tsx';
import { ChangesProvider, useChanges } from './useChanges.ts';

interface DecisionScreenProps {
  readonly toDecide: readonly Step[];
  readonly selected: string;
  readonly onSelect: (stepId: string) => void;
  readonly onResolve: (decided: ReadonlyMap<Step, ReadonlyMap<string, Choice>>) => void;
}

export function DecisionScreen(props: DecisionScreenProps) {
  return (
    <ShortcutScope>
      <Decisions {...props} />
    </ShortcutScope>
  );
}

function Decisions({ toDecide, selected, onSelect, onResolve }: DecisionScreenProps) {
  const changes = useChanges();
  const { wording, actions } = changes;
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
      {isAllShown ? t('keys.decision.send') : t('changes.decide.sendDecided', { count: choicesIn(decided) })}
    </Button>
  );
  /** Below what has no choices of its own; those that were made beside it can be sent all the same. */
  const footer = decided.size > 0 && (
    <DecisionFooter says={t('changes.decide.decidedCount', { count: decided.size })} send={sendButton} />
  );
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('changes.decide.back'), onPress: actions.onClose }}
          title={t(
            toDecide.every((each) => familyOf(each) === 'conflict')
              ? 'changes.decide.conflicts'
              : 'common.word.toDecide',
          )}
          detail={counts(toDecide, wording)}
        >
          {/* Where space is short the arrow is shown without words. */}
          <span className="max-[799.98px]:hidden">
            <Button variant="quiet" kbd="Escape" onPress={actions.onClose}>
              {t('vocabulary.later')}
            </Button>
          </span>
        </ViewHeader>
      }
    >
      {/* At 200 % zoom the queue is above the decision, and both scroll together. */}
      <div className="flex min-h-0 min-w-0 flex-1 max-[799.98px]:scroll-thin max-[799.98px]:flex-col">
        {toDecide.length > 0 && (
          <DecisionQueue steps={toDecide} decided={decided} selected={selected} onSelect={onSelect} />
        )}
        {step ? (
          // Postponing is an answer too: it goes on to the next one.
          <ChangesProvider value={{ ...changes, actions: { ...actions, onClose: goOn } }}>
            <Decision
              key={step.id}
              step={step}
              draft={drafts.get(step.id) ?? noDraft}
              send={sendButton}
              footer={footer}
            />
          </ChangesProvider>
        ) : (
          <div className={decisionPanel}>
            <div className={decisionContent}>
              {next ? (
                <EmptyState
                  message={t('changes.empty.decided', { count: toDecide.length })}
                  action={
                    <Button kbd="F8" onPress={() => onSelect(next.id)}>
                      {t('keys.changes.nextToDecide')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  message={t('changes.empty.decisions')}
                  action={<TextAction onPress={actions.onClose}>{t('shell.status.seeChanges')}</TextAction>}
                />
              )}
            </div>
            {footer}
          </div>
        )}
      </div>
      <SendDialog
        decided={decided}
        isOpen={previewing && decided.size > 0}
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
  readonly send: ReactNode;
  readonly footer: ReactNode;
}

function Decision({ step, draft, send, footer }: DecisionProps) {
  const { wording } = useChanges();
  if (step.state.kind === 'conflict') {
    return <ConflictPanel step={step} draft={draft} onDraft={(next) => keepDraft(step.id, next)} send={send} />;
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
          <QuestionPanel step={step} />
          {!isCompared && (
            <section className="mt-4 border-t border-line pt-4">
              <h3 className="mb-2 text-help font-medium text-text-2">{wording.t('changes.refused.asked')}</h3>
              <StoryTable step={step} current={null} />
            </section>
          )}
        </div>
      </div>
      {footer}
    </div>
  );
}

interface DecisionQueueProps {
  readonly steps: readonly Step[];
  /** Decided completely, and not sent yet. */
  readonly decided: ReadonlyMap<Step, unknown>;
  readonly selected: string;
  readonly onSelect: (stepId: string) => void;
}

function DecisionQueue({ steps, decided, selected, onSelect }: DecisionQueueProps) {
  const { everything, wording } = useChanges();
  const { t } = wording;
  return (
    <nav
      data-list="row"
      tabIndex={-1}
      aria-label={t('changes.decide.queue')}
      className="scroll-thin w-[280px] shrink-0 border-r border-line px-2 py-3 max-[1399.98px]:w-[220px] max-[799.98px]:w-auto max-[799.98px]:overflow-visible max-[799.98px]:border-r-0 max-[799.98px]:border-b max-[799.98px]:py-1"
    >
      {families.map(({ kind, title }) => (
        <Family key={kind} title={t(title)}>
          {steps
            .filter((step) => familyOf(step) === kind)
            .map((step) => (
              <li key={step.id}>
                <button
                  type="button"
                  data-row={step.id}
                  aria-current={step.id === selected}
                  onClick={() => onSelect(step.id)}
                  className={classes(
                    'flex w-full gap-2.5 rounded-box px-3 py-2 text-left max-[799.98px]:py-1',
                    step.id === selected ? 'bg-selected' : 'hover:bg-hover',
                  )}
                >
                  <span className="mt-0.5">
                    <Mark state={markOf(step)} label="" />
                  </span>
                  <span className="min-w-0 max-[799.98px]:flex max-[799.98px]:items-baseline max-[799.98px]:gap-2">
                    <span className="line-clamp-2 font-medium break-words text-text max-[799.98px]:line-clamp-1 max-[799.98px]:shrink-0">
                      {heading(step, wording)}
                    </span>
                    <span className="line-clamp-2 text-help text-text-2 max-[799.98px]:line-clamp-1">
                      {about(step, everything, wording)}
                    </span>
                    {decided.has(step) && (
                      <span className="block text-help font-medium text-accent max-[799.98px]:shrink-0">
                        {t('changes.decide.isDecided')}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
        </Family>
      ))}
    </nav>
  );
}

/** A conflict by its fields, other questions by what happened. */
function about(step: Step, everything: readonly Step[], wording: Wording): string {
  if (step.state.kind !== 'conflict') return detailWords(step, everything, wording) ?? '';
  const fields = conflictRows(step).map((row) => inSentence(fieldLabel(step.entity, row.unit, wording)));
  return wording.t('changes.decide.about', {
    entity: namesOf(step.entity, wording.language).one,
    fields: fields.join(', '),
  });
}

function Family({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="mb-4 max-[799.98px]:mb-0">
      <h2 className="px-3 pb-1 text-help font-medium text-text-2 max-[799.98px]:sr-only">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Kinds of decisions, in the order in which they are listed. */
const families = [
  { kind: 'conflict', title: 'common.mark.conflict', count: 'changes.decide.countConflict' },
  { kind: 'doubt', title: 'common.mark.doubt', count: 'changes.decide.countDoubt' },
  { kind: 'refused', title: 'common.mark.refused', count: 'changes.decide.countRefused' },
  { kind: 'gone', title: 'changes.state.gone', count: 'changes.decide.countGone' },
  { kind: 'secondRow', title: 'changes.state.secondRow', count: 'changes.decide.countSecondRow' },
] as const;

/** Nothing was refused of a row that the service no longer has (R3.1b). */
const familyOf = (step: Step): (typeof families)[number]['kind'] | null =>
  isOfGoneRow(step) ? 'gone' : questionOf(step);
