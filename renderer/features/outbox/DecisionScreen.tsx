import { ArrowLeft } from 'lucide-react';
import type { Choice, Step } from '../../sync/step.ts';
import { Button, EmptyState, IconButton, listShortcuts, Mark, Screen, ShortcutScope, TextAction, useShortcut, ViewHeader } from '../../ui/index.ts';
import type { StepActions } from './actions.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DecisionQueue } from './DecisionQueue.tsx';
import { DoubtPanel } from './DoubtPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { markOf } from './state.ts';
import { StoryTable } from './StoryTable.tsx';
import { heading } from '../../wording/summary.ts';
import type { Wording } from '../../wording/wording.ts';
import { outboxShortcuts } from './shortcuts.ts';

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
  useShortcut(listShortcuts.close, actions.onClose);
  useShortcut(outboxShortcuts.nextToDecide, () => next && onSelect(next.id));
  return (
    <Screen
      header={
        <ViewHeader
          leading={<IconButton label={t('outbox.decide.back')} icon={<ArrowLeft size={16} aria-hidden />} onPress={actions.onClose} />}
          title={t('outbox.decide.title')}
          detail={counts(toDecide, wording)}
        >
          <Button variant="quiet" kbd="Escape" onPress={actions.onClose}>
            {t('outbox.decide.later')}
          </Button>
        </ViewHeader>
      }
    >
      {step ? (
        <>
          <DecisionQueue steps={toDecide} everything={everything} selected={selected} wording={wording} onSelect={onSelect} />
          <Decision key={keyOf(step)} step={step} everything={everything} wording={wording} actions={actions} onResolve={onResolve} />
        </>
      ) : (
        <div className="min-w-0 flex-1">
          <EmptyState message={t('outbox.empty.decisions')} action={<TextAction onPress={actions.onClose}>{t('outbox.empty.back')}</TextAction>} />
        </div>
      )}
    </Screen>
  );
}

/** A newer read of the service is a new question: choices made on the older one are not taken over. */
const keyOf = (step: Step): string => (step.state.kind === 'conflict' ? `${step.id} ${step.state.readAt}` : step.id);

function counts(steps: readonly Step[], { t }: Wording): string {
  const families = [
    ['conflict', 'outbox.decide.countConflict'],
    ['doubt', 'outbox.decide.countDoubt'],
    ['refused', 'outbox.decide.countRefused'],
  ] as const;
  return families
    .map(([kind, key]) => ({ key, count: steps.filter((step) => step.state.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(key, { count }))
    .join(', ');
}

interface DecisionProps {
  readonly step: Step;
  readonly everything: readonly Step[];
  readonly wording: Wording;
  readonly actions: StepActions;
  readonly onResolve: DecisionScreenProps['onResolve'];
}

function Decision({ step, everything, wording, actions, onResolve }: DecisionProps) {
  if (step.state.kind === 'conflict') {
    return <ConflictPanel step={step} wording={wording} onResolve={(choices) => onResolve(new Map([[step, choices]]))} />;
  }
  const Panel = step.state.kind === 'doubt' ? DoubtPanel : RefusedPanel;
  return (
    <div className="scroll-thin min-w-0 flex-1 px-7 py-5">
      <div className="max-w-[620px]">
        <h2 className="mb-1 flex items-center gap-2.5 text-subject font-bold">
          <Mark state={markOf(step)} size={20} label="" />
          <span className="selectable min-w-0">{heading(step, wording)}</span>
        </h2>
        <Panel step={step} everything={everything} wording={wording} actions={actions} />
        <section className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 text-help font-medium text-text-2">{wording.t('outbox.refused.asked')}</h3>
          <StoryTable step={step} kept={null} wording={wording} />
        </section>
      </div>
    </div>
  );
}
