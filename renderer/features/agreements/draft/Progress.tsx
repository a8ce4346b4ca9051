import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferences } from '#cache/queries/references.ts';
import { useView } from '#stores/view.ts';
import { Button, Notice } from '#ui/index.ts';
import { useCauseWords } from '#wording/sentWords.ts';
import type { AgreementDraft } from './draft.ts';
import { StageMark } from './StageMark.tsx';
import type { StageView } from './stages.ts';
import type { Flow } from './useFlow.ts';

interface ProgressProps {
  readonly draft: AgreementDraft;
  readonly flow: Flow;
}

/** The stages in order, the state of each, and what the next one waits for. */
export function Progress({ draft, flow }: ProgressProps) {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useReferences();
  const labelOf = (stage: StageView): string => {
    if (stage.kind !== 'funder') return t(`agreements.draft.stage.${stage.kind}`);
    const funderId = draft.funders.find(({ key }) => key === stage.item)?.fields['OrganismeFinanceurId'] ?? '';
    const name = nameOf('OrganismeFinanceurId', funderId);
    return name === undefined ? t('agreements.draft.stage.funder') : t('agreements.draft.stageFunder', { name });
  };
  const instalments = flow.stages.filter(({ kind }) => kind === 'instalment');
  const done = instalments.filter(({ state }) => state.kind === 'done').length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-body font-bold">
        {t('agreements.draft.progress')}
      </h2>
      <p className="mb-3 text-help text-text-3">{t('agreements.draft.progressHow')}</p>
      <ol className="flex flex-col gap-2">
        {flow.stages
          .filter(({ kind }) => kind !== 'instalment')
          .map((stage) => (
            <li
              key={stage.key}
              {...(stage === flow.next ? { 'aria-current': 'step' as const } : {})}
              className="flex flex-col gap-0.5"
            >
              <span className={stage === flow.next ? 'font-bold' : ''}>{labelOf(stage)}</span>
              <StageMark state={stage.state} />
            </li>
          ))}
        {instalments.length > 0 && (
          <li
            className={flow.next?.kind === 'instalment' ? 'font-bold' : ''}
            {...(flow.next?.kind === 'instalment' ? { 'aria-current': 'step' as const } : {})}
          >
            {t('agreements.draft.stageInstalments', { done, count: instalments.length })}
          </li>
        )}
      </ol>
      <div className="mt-4 flex flex-col gap-2">
        <Waiting flow={flow} />
      </div>
    </section>
  );
}

/** What keeps the next stage: a decision, a field, an attempt that was not sent. */
function Waiting({ flow }: { readonly flow: Flow }) {
  const { t } = useTranslation();
  const causeWords = useCauseWords();
  const state = flow.next?.state;
  return (
    <>
      {flow.isComplete && <Notice tone="ok" live title={t('agreements.draft.complete')} />}
      {state?.kind === 'asks' && (
        <Notice
          tone={state.step.state.kind === 'doubt' ? 'ask' : 'stop'}
          live
          title={
            state.step.state.kind === 'doubt'
              ? t('agreements.draft.asksDoubt', { cause: causeWords(state.step.state) })
              : t(asks[state.step.state.kind] ?? 'agreements.draft.asksRefused')
          }
          actions={
            <Button size="sm" onPress={() => useView.setState({ screen: 'changes', deciding: state.step.id })}>
              {t('agreements.draft.decide')}
            </Button>
          }
        />
      )}
      {flow.problem && state?.kind !== 'asks' && (
        <p className="text-help text-ask">{t(`agreements.draft.problem.${flow.problem.problem}`)}</p>
      )}
      {flow.error !== null && <Notice tone="ask" live title={flow.error} />}
    </>
  );
}

const asks: Readonly<Record<string, string>> = {
  refused: 'agreements.draft.asksRefused',
  conflict: 'agreements.draft.asksConflict',
};
