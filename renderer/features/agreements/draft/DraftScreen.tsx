import { Download, Trash2 } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftBase } from '#cache/queries/drafts.ts';
import { useReferences } from '#cache/queries/references.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useFocusOnFirstField } from '#forms/form/useFocusOnFirstField.ts';
import { control } from '#forms/form/useForm.ts';
import { closePage, decideOn, openPage } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { ownerOf } from '#sync/outboxFile.ts';
import { isStoppedByCarnet } from '#sync/rules/refusals.ts';
import type { Step } from '#sync/step.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  listShortcuts,
  Loading,
  Notice,
  Screen,
  TextAction,
  useSettled,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { useCauseWords } from '#wording/sentWords.ts';
import { agreementShortcuts } from '#wording/shortcuts.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { draftKey, holdsNothing, readDraft } from './draft.ts';
import type { AgreementDraft } from './draft.ts';
import { writeDraft } from './draftFile.ts';
import { attachedTerms } from './intents.ts';
import { BillingPart } from './parts/BillingPart.tsx';
import { CompanyPart } from './parts/CompanyPart.tsx';
import { FundersPart } from './parts/FundersPart.tsx';
import { LearnerPart } from './parts/LearnerPart.tsx';
import { PeoplePart } from './parts/PeoplePart.tsx';
import { SchedulePart } from './parts/SchedulePart.tsx';
import { TermsPart } from './parts/TermsPart.tsx';
import { StageIcon } from './StageIcon.tsx';
import type { StageView } from './stages.ts';
import { useFlow } from './useFlow.ts';
import type { Flow, PutDraft } from './useFlow.ts';

const parts = {
  learner: LearnerPart,
  terms: TermsPart,
  company: CompanyPart,
  people: PeoplePart,
  funders: FundersPart,
  billing: BillingPart,
  schedule: SchedulePart,
} as const;

export function DraftScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const stored = useDraft(draftKey(id));
  const draft = typeof stored.text === 'string' ? readDraft(stored.text) : null;
  /** Two changes can be put in one event: the second is of the draft that the first one made. */
  const latest = useRef({ draft, base: stored.base, keep: stored.keep });
  useLayoutEffect(() => {
    latest.current = { draft, base: stored.base, keep: stored.keep };
  });
  const put = useCallback<PutDraft>((changed, base = latest.current.base) => {
    const { draft: before, keep } = latest.current;
    if (!before) return;
    const next = { ...before, ...changed };
    latest.current = { draft: next, base, keep };
    keep(JSON.stringify(next), base, holdsNothing(next));
  }, []);
  if (draft)
    return (
      <Preparation
        draft={draft}
        base={stored.base}
        put={put}
        remove={() => stored.keep(null)}
        saved={stored.saved}
        isUnsafe={stored.isUnsafe}
      />
    );
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('common.word.backToTheList'), kbd: 'Backspace', onPress: closePage }}
          title={t('keys.agreements.create')}
        />
      }
    >
      {stored.text === undefined ? <Loading /> : <EmptyState message={t('agreements.draft.missing')} />}
    </Screen>
  );
}

interface PreparationProps {
  readonly draft: AgreementDraft;
  readonly base: DraftBase;
  readonly put: PutDraft;
  readonly remove: () => void;
  readonly saved: () => Promise<boolean>;
  readonly isUnsafe: boolean;
}

function Preparation({ draft, base, put, remove, saved, isUnsafe }: PreparationProps) {
  const { t } = useTranslation();
  const flow = useFlow({ draft, base, put, saved });
  const saveFile = useSaveFile();
  const profile = useSession((session) => session.open?.profile);
  const [isLeaving, setIsLeaving] = useState(false);
  const owner = profile && ownerOf(profile);
  useShortcut(agreementShortcuts.back, closePage);
  const body = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(body, holdsNothing({ ...draft, learnerId: '' }));
  const toField = (field: string): void => goToField(body.current, field);
  const kept = flow.isComplete ? t('agreements.draft.received') : holdsNothing(draft) ? '' : t('forms.kept');
  const end = (): void => {
    remove();
    closePage();
    if (flow.agreementId !== null) openPage({ entity: 'Convention', id: flow.agreementId });
  };
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('common.word.backToTheList'), kbd: 'Backspace', onPress: closePage }}
          title={t(draft.existing ? 'agreements.draft.instalmentsTitle' : 'keys.agreements.create')}
          detail={[draft.learnerName, kept].filter(Boolean).join(' · ')}
        >
          {owner && (
            <IconButton
              label={t('agreements.draft.export')}
              icon={<Download size={16} aria-hidden />}
              onPress={() =>
                void saveFile(
                  `${t('agreements.draft.fileName', { name: draft.learnerName })}.json`,
                  writeDraft(owner, draft, flow.stages, Date.now()),
                )
              }
            />
          )}
          <IconButton
            label={t('agreements.draft.delete')}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => setIsLeaving(true)}
          />
          <NextAction flow={flow} onEnd={end} toField={toField} />
        </ViewHeader>
      }
    >
      <div className="scroll-thin min-h-0 flex-1 px-5 pt-4 pb-10">
        {isUnsafe && <Notice tone="ask" title={t('agreements.draft.unsafe')} />}
        <div ref={body} className="grid grid-cols-[minmax(0,1fr)_264px] gap-x-8 max-[899.98px]:grid-cols-1">
          <div className="min-w-0 max-[899.98px]:order-2">
            {Object.entries(draft.existing ? { schedule: SchedulePart } : parts).map(([id, Part]) => (
              <Part key={id} draft={draft} put={put} flow={flow} />
            ))}
          </div>
          <aside className="max-[899.98px]:order-1 min-[900px]:sticky min-[900px]:top-0 min-[900px]:self-start min-[900px]:py-5">
            <Progress draft={draft} flow={flow} toField={toField} />
          </aside>
        </div>
      </div>
      <ConfirmDialog
        title={t('agreements.draft.deleteTitle')}
        action={t('agreements.draft.delete')}
        isOpen={isLeaving}
        onAnswer={(isAgreed) => {
          setIsLeaving(false);
          if (!isAgreed) return;
          remove();
          closePage();
        }}
      >
        {t('agreements.draft.deleteBody')}
      </ConfirmDialog>
    </Screen>
  );
}

const question = 'question';

interface NextActionProps {
  readonly flow: Flow;
  readonly onEnd: () => void;
  readonly toField: (field: string) => void;
}

/** The one thing to do now: send all that is left, stop that, or end. Its key leads to what is shown to keep it. */
function NextAction({ flow, onEnd, toField }: NextActionProps) {
  const { t } = useTranslation();
  const { next, stages, isSending } = flow;
  const keptBy = next?.state.kind === 'asks' ? question : (flow.problem?.field ?? null);
  const isBlocked = keptBy !== null || (next === null && !flow.isComplete);
  const act = (): void => {
    if (isSending) return;
    if (keptBy !== null) toField(keptBy);
    else if (next !== null) flow.send();
    else if (flow.isComplete) onEnd();
  };
  const settle = useSettled(act);
  useShortcut(agreementShortcuts.send, settle);
  useShortcut(listShortcuts.close, flow.stop, { enabled: isSending });
  const label = isSending
    ? t(`agreements.draft.state.${flow.isWaitingOffline ? 'waiting' : 'sending'}`)
    : flow.isComplete
      ? t('common.word.finish')
      : stages.some(({ state }) => state.kind !== 'toDo')
        ? t('agreements.draft.sendRest')
        : t(stages[0]?.kind === 'agreement' ? 'agreements.draft.send' : 'agreements.draft.stage.instalment');
  return (
    <>
      {isSending && (
        <Button kbd="Escape" onPress={flow.stop}>
          {t('agreements.draft.stop')}
        </Button>
      )}
      <Button
        variant={isSending ? 'secondary' : 'primary'}
        {...(!isSending && { kbd: 'mod+Enter' })}
        isDisabled={isBlocked && !isSending}
        isBusy={isSending}
        onPress={settle}
      >
        {label}
      </Button>
    </>
  );
}

/** Where a problem is said, if it is about many fields; the first of a part whose wrong field is folded away. */
function goToField(form: HTMLElement | null, field: string): void {
  const name = CSS.escape(field);
  const places = [`[data-field="${name}"]`, '[data-invalid]', '[data-meanwhile]', `[data-field^="${name}"]`];
  const found = places.map((place) => form?.querySelector<HTMLElement>(`${place} ${control}`));
  found.find((element) => element)?.focus();
}

interface ProgressProps {
  readonly draft: AgreementDraft;
  readonly flow: Flow;
  readonly toField: (field: string) => void;
}

function Progress({ draft, flow, toField }: ProgressProps) {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useReferences();
  const labelOf = (stage: StageView): string => {
    const isWithTerms = stage.kind === 'attach' && Object.keys(attachedTerms(draft)).length > 0;
    if (stage.kind !== 'funder') return t(`agreements.draft.stage.${isWithTerms ? 'attachTerms' : stage.kind}`);
    const funderId = draft.funders.find(({ key }) => key === stage.item)?.fields['OrganismeFinanceurId'] ?? '';
    const name = nameOf('OrganismeFinanceurId', funderId);
    return name === undefined ? t('agreements.draft.stage.funder') : t('agreements.draft.stageFunder', { name });
  };
  const instalments = flow.stages.filter(({ kind }) => kind === 'instalment');
  const done = instalments.filter(({ state }) => state.kind === 'done').length;
  const others = flow.stages.filter(({ kind }) => kind !== 'instalment');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-body font-bold">
        {t('agreements.draft.progress')}
      </h2>
      <p className="mb-3 text-help text-text-3">{t('agreements.draft.progressHow')}</p>
      {/* There from the start: what is put into it is announced. */}
      <output className="mb-3 block font-medium empty:hidden">
        {flow.isSending &&
          flow.next &&
          t(flow.isWaitingOffline ? 'agreements.draft.heldUp' : 'agreements.draft.going', {
            part: Math.min(flow.stages.indexOf(flow.next), others.length) + 1,
            of: others.length + Math.min(instalments.length, 1),
            what: labelOf(flow.next),
          })}
      </output>
      <ol className="flex flex-col gap-2">
        {others.map((stage) => (
          <li
            key={stage.key}
            {...(stage === flow.next ? { 'aria-current': 'step' as const } : {})}
            className="flex flex-col gap-0.5"
          >
            <span className={stage === flow.next ? 'font-bold' : ''}>{labelOf(stage)}</span>
            <StageIcon stage={stage} />
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
        <Waiting flow={flow} toField={toField} />
      </div>
    </section>
  );
}

function Waiting({ flow, toField }: Pick<ProgressProps, 'flow' | 'toField'>) {
  const { t } = useTranslation();
  const causeWords = useCauseWords();
  const state = flow.next?.state;
  return (
    <>
      {flow.isComplete && <Notice tone="ok" live title={t('agreements.draft.complete')} />}
      {state?.kind === 'asks' && (
        <div data-field={question}>
          <Notice
            tone={state.step.state.kind === 'doubt' ? 'ask' : 'stop'}
            live
            title={
              state.step.state.kind === 'doubt'
                ? t('agreements.draft.asksDoubt', { cause: causeWords(state.step.state) })
                : t(`agreements.draft.${asksOf(state.step)}`)
            }
            actions={
              <Button size="sm" onPress={() => decideOn(state.step.id)}>
                {t('common.word.decide')}
              </Button>
            }
          />
        </div>
      )}
      {flow.problem && state?.kind !== 'asks' && (
        <p className="text-help text-ask">
          {t(`agreements.draft.problem.${flow.problem.problem}`)}{' '}
          <TextAction onPress={() => flow.problem && toField(flow.problem.field)}>
            {t('agreements.draft.toField')}
          </TextAction>
        </p>
      )}
      {flow.error !== null && <Notice tone="ask" live title={flow.error} />}
    </>
  );
}

function asksOf(step: Step): string {
  if (step.state.kind === 'conflict') return 'asksConflict';
  return isStoppedByCarnet(step) ? 'asksHeld' : 'asksRefused';
}
