import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeenValues } from '#cache/queries/drafts.ts';
import { useEntityRow, useOutbox } from '#cache/queries/hooks.ts';
import { useReferredTo } from '#cache/queries/ofOneRow.ts';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { Clash } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import type { ShownRow } from '#forms/meanwhile/meanwhile.ts';
import { typedText } from '#forms/values.ts';
import { useReceived } from '#pages/useReceived.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { bounceMs, useOnce } from '#stores/commit.ts';
import type { Step } from '#sync/step.ts';
import { useFormat } from '#ui/index.ts';
import { useSentWords } from '#wording/sentWords.ts';
import { useAct } from '#wording/useAct.ts';
import { useSendNow } from '#wording/useSendNow.ts';
import type { Sent } from '#wording/useSendNow.ts';
import type { AgreementDraft } from './draft.ts';
import { companyOf, editedBy, intentOf } from './intents.ts';
import { changedMeanwhile, holds, seenAtFirst, withTheirs } from './meanwhile.ts';
import { problemOf } from './problems.ts';
import type { Problem } from './problems.ts';
import { attemptId, attendedKinds, batchOf, isOpen, newOutcomes, nextStage, outcomeOf, statesOf } from './stages.ts';
import type { SeenInRow, StageView } from './stages.ts';

/** `seen`: what the agreement was when the draft first saw it; unchanged by default. */
export type PutDraft = (changed: Partial<AgreementDraft>, seen?: SeenValues) => void;

/** A draft on its way to the service. */
export interface Flow {
  readonly stages: readonly StageView[];
  /** Null when there is nothing to send. */
  readonly next: StageView | null;
  /** The service has all of it. */
  readonly isComplete: boolean;
  /** What keeps the next stage from being sent. */
  readonly problem: Problem | null;
  /** A member of the agreement that a colleague changed and the draft would change too; null where nobody did. */
  readonly clashOf: (field: string) => Clash | null;
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
  readonly seen: SeenValues;
  readonly put: PutDraft;
  /** Resolves when the draft is on the disk; false where that failed. */
  readonly saved: () => Promise<boolean>;
}

/** The stages of a draft as outbox, receipts and the agreement's row show them, and the way to send the next one. */
export function useFlow({ draft, seen, put, saved }: FlowInput): Flow {
  const { t } = useTranslation();
  const format = useFormat();
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
  const { isRunning: isReading } = useReceived('Convention', agreementId === null ? [] : [agreementId]);
  const row = useEntityRow('Convention', agreementId ?? '');
  const stages = statesOf(draft, all, seenIn(draft, companyId, row, format.zone));
  const next = nextStage(stages);

  const holders = useReferredTo('Convention', 'EntrepriseId', agreementId);
  const agreementOfCompany = (id: string): string | null => holders[id] ?? null;
  const batch = batchOf(stages);

  const here: ShownRow | null =
    agreementId === null || row.current === undefined
      ? null
      : { entity: 'Convention', id: agreementId, row: row.current };
  const theirs = (field: string): string =>
    here ? typedText(here.entity, field, new Fields(here.row), format.dayOf) : '';
  const clashing = (among: readonly StageView[]) =>
    here && !draft.existing
      ? changedMeanwhile(
          among.filter(({ kind }) => isOpen(stages, kind)).flatMap((stage) => editedBy(draft, stage, companyId)),
          { shown: here, seen, schoolZone: format.zone },
          theirs,
        )
      : [];
  const clashes = clashing(stages);
  const clashOf = (field: string): Clash | null => {
    const clash = clashes.find((each) => each.field === field);
    return (
      (here &&
        clash && {
          name: field,
          shown: here,
          mine: clash.value,
          theirs: theirs(field),
          keepMine: () => put({}, { ...seen, ...seenNow(here, field) }),
          takeTheirs: () => put(withTheirs(draft, field, theirs(field))),
        }) ??
      null
    );
  };
  const [clash] = clashing(batch);
  const problem = clash
    ? ({ problem: 'meanwhile', field: clash.field } as const)
    : batch
        .map((stage) => problemOf(draft, stage, { agreementOfCompany, schoolZone: format.zone }))
        .find((found) => found !== null);

  const outcomes = newOutcomes(draft, stages);
  const missing = outcomes && JSON.stringify(outcomes);
  useEffect(() => {
    // The agreement is read once it is there: what the service made of it is the base of what follows.
    if (!outcomes || isReading) return;
    const isNew = draft.outcomes['agreement'] === undefined && outcomes['agreement'] !== undefined;
    put({ outcomes }, isNew && here ? seenAtFirst(here) : seen);
    // Once for each new outcome.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, isReading]);

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
    const plan = intentOf(draft, stage, {
      agreementId,
      mailId: outcomeOf(stages, 'mail'),
      companyId,
      funderName: (id) => nameOf('OrganismeFinanceurId', id) ?? id,
    });
    if (plan === null) return null;
    const known = here ? editedBy(draft, stage, companyId).flatMap(({ field }) => seenOf(here, seen, field)) : [];
    const intent = known.length > 0 ? { ...plan, seen: known } : plan;
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
    clashOf,
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
  (draft: AgreementDraft, companyId: string | null, row: EditedRow, schoolZone: string): SeenInRow =>
  (stage) => {
    const newValues = editedBy(draft, stage, companyId);
    if (newValues.length === 0 || (stage.kind === 'attach' && companyOf(draft, companyId) === null)) return null;
    const has = (text: RawJson | undefined): boolean =>
      text !== undefined && newValues.every((newValue) => holds(text, newValue, schoolZone));
    if (has(row.base)) return 'there';
    const fields = new Set(newValues.map(({ field }) => field));
    return (
      (has(row.current) && row.steps.find(({ changes }) => changes.some(({ field }) => fields.has(field)))) || null
    );
  };
