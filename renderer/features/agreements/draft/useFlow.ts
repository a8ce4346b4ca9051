import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow, useOutbox } from '#cache/queries/hooks.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { FieldWish } from '#intents/intent.ts';
import { useReceived } from '#pages/useReceived.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { bounceMs, useOnce } from '#stores/commit.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import { useSentWords } from '#wording/sentWords.ts';
import { useAct } from '#wording/useAct.ts';
import { useSendNow } from '#wording/useSendNow.ts';
import type { Sent } from '#wording/useSendNow.ts';
import type { AgreementDraft } from './draft.ts';
import { companyOf, intentOf, roleValues } from './intents.ts';
import { problemOf } from './problems.ts';
import type { Problem } from './problems.ts';
import { attemptId, attendedKinds, batchOf, newOutcomes, nextStage, outcomeOf, statesOf } from './stages.ts';
import type { SeenInRow, Stage, StageView } from './stages.ts';

export type PutDraft = (changed: Partial<AgreementDraft>) => void;

/** A draft on its way to the service. */
export interface Flow {
  readonly stages: readonly StageView[];
  /** Null when there is nothing to send. */
  readonly next: StageView | null;
  /** The service has all of it. */
  readonly isComplete: boolean;
  /** What keeps the next stage from being sent. */
  readonly problem: Problem | null;
  readonly agreementId: string | null;
  readonly companyId: string | null;
  /** Sends the next stage, the open instalments together, or what waits for the user. */
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Why the last attempt was not stored or not sent, in words. */
  readonly error: string | null;
}

interface FlowInput {
  readonly draft: AgreementDraft;
  readonly put: PutDraft;
  /** Resolves when the draft is on the disk; false where that failed. */
  readonly saved: () => Promise<boolean>;
}

/** The stages of a draft as outbox, receipts and the agreement's row show them, and the way to send the next one. */
export function useFlow({ draft, put, saved }: FlowInput): Flow {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const act = useAct();
  const sendNow = useSendNow();
  const sentWords = useSentWords();
  const { toDecide, waiting, receipts } = useOutbox();
  const [error, setError] = useState<string | null>(null);

  const all = useMemo(() => [...toDecide, ...waiting, ...receipts], [toDecide, waiting, receipts]);
  const own = statesOf(draft, all);
  const agreementId = draft.existing?.id ?? outcomeOf(own, 'agreement');
  const companyId = outcomeOf(own, 'company');
  // An edit starts from the agreement's row.
  useReceived('Convention', agreementId === null ? [] : [agreementId]);
  const row = useEntityRow('Convention', agreementId ?? '');
  const stages = statesOf(draft, all, seenIn(draft, companyId, row));
  const next = nextStage(stages);

  const company = draft.company.kind === 'existing' ? draft.company.id.trim() : '';
  const holders = useRowsOf('Convention', 'EntrepriseId', company === '' ? [] : [company]);
  const agreementOfCompany = (id: string): string | null =>
    holders.find((holder) => holder.id !== agreementId && holder.fields.id('EntrepriseId') === id)?.id ?? null;
  const batch = batchOf(stages);
  const problem = batch.map((stage) => problemOf(draft, stage, { agreementOfCompany })).find((found) => found !== null);

  const outcomes = newOutcomes(draft, stages);
  const missing = outcomes && JSON.stringify(outcomes);
  useEffect(() => {
    if (outcomes) put({ outcomes });
    // Once for each new outcome.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing]);

  const { run, isRunning } = useOnce(
    async (...asked: readonly StageView[]): Promise<void> => {
      setError(null);
      setError(await sendAll(asked));
      // Ignores a double click: by now the button names the next stage (R3.0).
      await new Promise((resolve) => setTimeout(resolve, bounceMs));
    },
    (...asked) => asked.map(({ key, state }) => `${key} ${state.kind}`).join('\n'),
  );

  /** Null where all of it left or waits; else why not, in words. */
  const sendAll = async (asked: readonly StageView[]): Promise<string | null> => {
    // The draft is on disk before anything is sent, so that a restart finds this version.
    if (!(await saved())) return t('common.rejection.storage');
    for (const stage of asked) {
      const failed = await sendOne(stage);
      if (failed !== null) return failed;
    }
    return null;
  };
  const sendOne = async (stage: StageView): Promise<string | null> => {
    if (stage.state.kind === 'underway')
      return wordsOf(await sendNow({ stepId: stage.state.step.id }, draft.learnerName));
    const intent = intentOf(draft, stage, {
      agreementId,
      mailId: outcomeOf(stages, 'mail'),
      companyId,
      funderName: (id) => nameOf('OrganismeFinanceurId', id) ?? id,
    });
    if (intent === null) return null;
    const submission = { id: attemptId(draft, stage, crypto.randomUUID()) };
    if (attendedKinds.has(stage.kind)) return wordsOf(await sendNow(intent, draft.learnerName, { submission }));
    await act(intent, { submission }); // says itself why it was rejected
    return null;
  };
  const wordsOf = (sent: Sent | null): string | null => {
    if (sent?.kind === 'rejected') return t(`common.rejection.${sent.rejection}`);
    if (sent?.kind === 'storage') return t('common.rejection.storage');
    const isHeldUp = sent?.kind === 'waits' && (sent.failure !== null || sent.until !== null);
    return isHeldUp ? sentWords(sent) : null;
  };

  return {
    stages,
    next,
    isComplete: next === null && stages.length > 0,
    problem: problem ?? null,
    agreementId,
    companyId: companyOf(draft, companyId),
    send: async () => {
      await run(...batch);
    },
    isSending: isRunning,
    error,
  };
}

interface EditedRow {
  readonly base?: RawJson;
  readonly current?: RawJson;
  readonly steps: readonly Step[];
}

/**
 * Returns 'there' when the service's row has the stage's values, the outbox step that holds them when they are pending,
 * else null.
 */
const seenIn =
  (draft: AgreementDraft, companyId: string | null, row: EditedRow): SeenInRow =>
  (stage) => {
    const wishes = editedBy(draft, stage, companyId);
    if (wishes.length === 0) return null;
    const has = (text: RawJson | undefined): boolean =>
      text !== undefined && wishes.every(({ field, value }) => plain(membersOf(text).get(field)) === value);
    if (has(row.base)) return 'there';
    const fields = new Set(wishes.map(({ field }) => field));
    return (
      (has(row.current) && row.steps.find(({ changes }) => changes.some(({ field }) => fields.has(field)))) || null
    );
  };

function editedBy(draft: AgreementDraft, { kind }: Stage, companyId: string | null): readonly FieldWish[] {
  if (kind === 'people') return roleValues(draft);
  const company = kind === 'attach' ? companyOf(draft, companyId) : null;
  return company === null ? [] : [{ field: 'EntrepriseId', value: company }];
}
