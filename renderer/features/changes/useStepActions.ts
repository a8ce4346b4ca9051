import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Intent } from '#intents/intent.ts';
import type { Place } from '#shared/ipc/place.ts';
import { useCommand } from '#stores/commit.ts';
import type { Committing } from '#stores/commit.ts';
import { adjust, go } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { isAttended, waitsForUser } from '#sync/rules/attended.ts';
import { holdOf } from '#sync/rules/holds.ts';
import { isOfGoneRow } from '#sync/step.ts';
import type { Choice, Step } from '#sync/step.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useSentWords } from '#wording/sentWords.ts';
import { sendAgain } from '#wording/useSendNow.ts';
import type { StepActions } from './actions.ts';
import { correctionOf, placeOf } from './position.ts';

export function useStepActions(afterDecision: (steps: readonly Step[]) => void): StepActions & {
  readonly onResolve: (decided: ReadonlyMap<Step, ReadonlyMap<string, Choice>>) => void;
  readonly onRetryAll: () => void;
} {
  const { t } = useTranslation();
  const format = useFormat();
  const sentWords = useSentWords();
  const finding = useCommands();
  const outboxNow = useOutboxNow();
  const begin = useBegin();
  const commit = useCommand(
    (commands, _about: string, run: (commands: Committing) => Promise<unknown>) => run(commands),
    (about) => about,
  );
  return useMemo(() => {
    /** Goes on once the command is saved, or says that the disk refused it (I1). */
    const onceKept = async (work: Promise<boolean>, then: () => void): Promise<boolean> => {
      const isKept = await work;
      if (isKept) then();
      else showToast(t('common.rejection.storage'));
      return isKept;
    };
    const sayKept = (work: Promise<boolean>, key: string, then: () => void = () => undefined): Promise<boolean> =>
      onceKept(work, () => {
        showToast(t(key));
        then();
      });
    /** When these changes leave, in words; undefined where another change holds one back, for an unknown time. */
    const leaves = (ids: readonly string[]): string | undefined => {
      const unsent = unsentIn(outboxNow());
      const left = unsent.filter(({ id }) => ids.includes(id));
      if (left.some(waitsForUser)) return t('common.sent.waits');
      return left.some((step) => holdOf(step, unsent) !== null) ? undefined : t('forms.leaves');
    };
    /** Shows what was decided about changes; the service's verdict on them follows in the same place (I27). */
    const sayLeaves = (key: string, of: readonly Step[]): void => {
      const steps = of.map(({ id }) => id);
      showKept({ text: t(key), until: leaves(steps), steps });
    };
    /** Says what an intent decided about these steps once it is stored. */
    const decided = async (intent: Intent, key: string, steps: readonly Step[]): Promise<void> => {
      if ((await begin([]).keep(intent)) === null) return;
      showToast(t(key));
      afterDecision(steps);
    };
    /** Shows a place, or says that no screen shows it. */
    const show = (place: Place | null): void => {
      if (place) go(place);
      else showToast(t('changes.story.noPlace'));
    };
    return {
      onUndo: (...steps) => {
        const ids = steps.map(({ id }) => id);
        void commit(`undo ${ids.join(' ')}`, (commands) => commands.undo(...ids));
      },
      onRetry: (step) =>
        void commit(`retry ${step.id}`, (commands) =>
          onceKept(commands.retry(step.id), () => {
            // The service is only read. What comes of it is said in the same place.
            if (step.state.kind === 'doubt' || isOfGoneRow(step))
              showKept({ text: t('changes.lookedAgain'), steps: [step.id] });
            else sayLeaves('changes.again', [step]);
          }),
        ),
      onSend: ({ id, state }, about) =>
        void commit(`send ${id}`, async (commands) => {
          const sent = await (state.kind === 'refused' ? sendAgain(commands, id, about) : commands.attend(id, about));
          showToast(sent.kind === 'storage' ? t('common.rejection.storage') : sentWords(sent));
          return sent.kind === 'applied';
        }),
      onRetryAll: () => void commit('retry', (commands) => sayKept(commands.retry(), 'changes.retried')),
      onOpenThing: (step) => show(placeOf(step, format.dayOf)),
      onCorrect: (step) => show(correctionOf(step, format.dayOf)),
      onDecide: (step) => decide(step.id),
      onDiscard: (step) =>
        void commit(`discard ${step.id}`, (commands) =>
          sayKept(commands.discard(step.id), 'changes.discard.done', () => afterDecision([step])),
        ),
      onRecreate: (ofIt) => {
        const isToSend = ofIt.some(({ entity }) => isAttended({ entity, action: 'create', changes: [] }));
        const key = isToSend ? 'changes.doubt.settledToSend' : 'changes.gone.recreated';
        void decided({ kind: 'create', gone: ofIt }, key, ofIt);
      },
      onSettle: (step, existing) =>
        void commit(`settle ${step.id}`, async (commands) => {
          const settled = await commands.settle(step.id, existing);
          if (settled === 'kept') {
            if (existing === null && !step.attended) sayLeaves('changes.doubt.settledCreate', [step]);
            else showToast(t(`changes.doubt.${existing ? 'settledExists' : 'settledToSend'}`));
            afterDecision([step]);
          } else showToast(t(settled === 'storage' ? 'common.rejection.storage' : `changes.existing.${settled}`));
          return settled === 'kept';
        }),
      onOwnRecord: (step) => {
        const { entity, target, summary } = step;
        const row = rowEdit(entity, target, { IsDuplicate: 'true' }, { subject: summary.subject });
        void decided({ kind: 'edit', rows: [row] }, 'changes.address.ownDone', [step]);
      },
      onResolve: (decided) => {
        const ids = new Map([...decided].map(([step, choices]) => [step.id, choices]));
        void commit(`resolve ${[...ids.keys()].join(' ')}`, (commands) =>
          onceKept(commands.resolve(ids), () => {
            sayLeaves('changes.decide.kept', [...decided.keys()]);
            afterDecision([...decided.keys()]);
          }),
        );
      },
      onSecondRow: async (step, rowId, decision, cancelled) => {
        // The change itself first: after a stop in between, the question is asked again and nothing is lost.
        if (cancelled && (await begin([cancelled]).to({ Annule: 'true' })) === null) return;
        void commit(`secondRow ${step.id} ${rowId}`, (commands) =>
          sayKept(commands.decideSecondRow(step.id, rowId, decision), `changes.secondRow.done.${decision}`, () =>
            afterDecision([step]),
          ),
        );
      },
      onFind: ({ entity }, typed) => finding.findByNumber(entity, typed),
      onFindHolders: (address) => finding.findByAddress(address),
      onPutBack: (done) =>
        void begin([]).keep(
          { kind: 'undo', applied: done },
          { said: t('changes.story.putBackDone', { count: done.length }) },
        ),
      onClose: () => select(null),
    };
  }, [t, begin, commit, finding, format, outboxNow, sentWords, afterDecision]);
}

export const select = (stepId: string | null): void => adjust('changes', { selected: stepId });

export const decide = (stepId: string | null): void => adjust('changes', { deciding: stepId });
