import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basedOn } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import type { DraftBase } from '#cache/queries/drafts.ts';
import { useEntityRow, useOutbox } from '#cache/queries/hooks.ts';
import { useReferredTo } from '#cache/queries/ofOneRow.ts';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { Clash } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { withBegun } from '#forms/meanwhile/meanwhile.ts';
import { typedText } from '#forms/values.ts';
import type { ShownRow } from '#intents/intent.ts';
import { useReceived } from '#pages/useReceived.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { confirmationMs } from '#sync/rules/attended.ts';
import type { Step } from '#sync/step.ts';
import { useFormat } from '#ui/index.ts';
import { useSentWords } from '#wording/sentWords.ts';
import { useSendNow } from '#wording/useSendNow.ts';
import type { Sent } from '#wording/useSendNow.ts';
import type { AgreementDraft } from './draft.ts';
import { companyOf, contentOf, editedBy, intentOf } from './intents.ts';
import { begunOf, changedMeanwhile, holds, withTheirs } from './meanwhile.ts';
import { problemOf } from './problems.ts';
import type { Problem } from './problems.ts';
import {
  attemptId,
  attendedKinds,
  batchOf,
  isOpen,
  isUnsent,
  newAttempts,
  newOutcomes,
  nextStage,
  onward,
  outcomeOf,
  statesOf,
  withLeaving,
} from './stages.ts';
import type { SeenInRow, StageView } from './stages.ts';

/** `base`: the agreement as it was when the draft first had it; unchanged by default. */
export type PutDraft = (changed: Partial<AgreementDraft>, base?: DraftBase) => void;

export interface Flow {
  readonly stages: readonly StageView[];
  readonly next: StageView | null;
  readonly isComplete: boolean;
  /** What keeps the draft from being sent: the first problem of all that is still to be sent. */
  readonly problem: Problem | null;
  /** A member of the agreement that a colleague changed and the draft would change too; null where nobody did. */
  readonly clashOf: (field: string) => Clash | null;
  readonly agreementId: string | null;
  readonly companyId: string | null;
  /** Until one fails, the user stops it or changes what is to be sent, or the screen is left. */
  readonly send: () => void;
  readonly isSending: boolean;
  /** The next part leaves as soon as the service answers, within its minute. */
  readonly isWaitingOffline: boolean;
  readonly stop: () => void;
  readonly error: string | null;
}

interface Sending {
  readonly content: string;
  readonly sent: ReadonlySet<string>;
  /** The keys of those that leave now: the screen has closed their fields before it sends them. */
  readonly leaving: ReadonlySet<string>;
  readonly at: number;
}

interface FlowInput {
  readonly draft: AgreementDraft;
  readonly base: DraftBase;
  readonly put: PutDraft;
  /** Resolves when the draft is on the disk; false where that failed. */
  readonly saved: () => Promise<boolean>;
}

export function useFlow({ draft, base, put, saved }: FlowInput): Flow {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  const begin = useBegin();
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

  const here: ShownRow | null =
    agreementId === null || row.current === undefined
      ? null
      : { entity: 'Convention', id: agreementId, row: row.current };
  const theirs = (field: string): string =>
    here ? typedText(here.entity, field, new Fields(here.row), format.dayOf) : '';
  const begun = here && begunOf(here, base, theirs);
  const outcomes = newOutcomes(draft, stages);
  // The agreement is read once it is there: what the service made of it is the base of what follows.
  const isBaseDue = draft.outcomes['agreement'] === undefined && outcomes?.['agreement'] !== undefined;
  const clashing = (among: readonly StageView[]) =>
    here && begun && !draft.existing && !isBaseDue
      ? changedMeanwhile(
          among.filter(({ kind }) => isOpen(stages, kind)).flatMap((stage) => editedBy(draft, stage, companyId)),
          begun,
          here,
          format.zone,
        )
      : [];
  const clashes = clashing(stages);
  const clashOf = (field: string): Clash | null => {
    const clash = clashes.find((each) => each.field === field);
    return (
      (here &&
        begun &&
        clash && {
          name: field,
          shown: here,
          mine: clash.value,
          theirs: theirs(field),
          keepMine: () => put({}, withBegun(base, begun, here, field)),
          takeTheirs: () => put(withTheirs(draft, field, theirs(field))),
        }) ??
      null
    );
  };
  const [clash] = clashes;
  const problem = clash
    ? ({ problem: 'meanwhile', field: clash.field } as const)
    : stages
        .filter(isUnsent)
        .map((stage) => problemOf(draft, stage, { agreementOfCompany, schoolZone: format.zone }))
        .find((found) => found !== null);

  /** What the agreement has in place of what the draft sent: the user corrected it on its page. */
  const corrected = (): Partial<AgreementDraft> => {
    const changed: Partial<AgreementDraft> = {};
    const sent = stages
      .filter(({ key, state }) => state.kind === 'done' && state.isCorrected && draft.outcomes[key] === undefined)
      .flatMap((stage) => editedBy(draft, stage, companyId));
    for (const value of sent)
      if (here && !holds(here.row, value, format.zone) && theirs(value.field) !== '')
        Object.assign(changed, withTheirs(Object.assign({}, draft, changed), value.field, theirs(value.field)));
    return changed;
  };
  const missing = outcomes && JSON.stringify(outcomes);
  useEffect(() => {
    if (!outcomes || isReading) return;
    put({ ...corrected(), outcomes }, isBaseDue && here ? { rows: { [here.entity]: here.row } } : base);
    // Once for each new outcome.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, isReading]);

  const attempts = newAttempts(draft, stages);
  const unnamed = attempts && JSON.stringify(attempts);
  useEffect(() => {
    if (attempts) put({ attempts });
    // Once for each new attempt.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unnamed]);

  // One press sends what the screen showed at that moment, and nothing that is typed after it (R3.0).
  const content = useMemo(() => contentOf(draft), [draft]);
  const latest = useRef(content);
  useLayoutEffect(() => {
    latest.current = content;
  });
  const isChanged = (pressed: string): boolean => {
    if (latest.current === pressed) return false;
    setError(t('agreements.draft.changed'));
    return true;
  };
  /** False where one was not sent: nothing follows it. */
  const sendAll = async (asked: readonly StageView[]): Promise<boolean> => {
    // The draft is on disk before anything is sent, so that a restart finds this version.
    if (!(await saved())) return isSent({ kind: 'storage' });
    for (const stage of asked) if (isChanged(content) || !(await sendOne(stage))) return false;
    return true;
  };
  const sendOne = async (stage: StageView): Promise<boolean> => {
    if (stage.state.kind === 'underway')
      return isSent(await sendNow({ stepId: stage.state.step.id }, draft.learnerName));
    const plan = intentOf(draft, stage, {
      agreementId,
      mailId: outcomeOf(stages, 'mail'),
      companyId,
      funderName: (id) => nameOf('OrganismeFinanceurId', id) ?? id,
    });
    if (plan === null) return isSent({ kind: 'gone' });
    const isEdit = editedBy(draft, stage, companyId).length > 0;
    const intent = basedOn(begun && isEdit ? [begun] : [], plan);
    const submission = { id: attemptId(draft, stage, crypto.randomUUID()) };
    if (attendedKinds.has(stage.kind)) return isSent(await sendNow(intent, draft.learnerName, { submission }));
    return (await begin([]).keep(intent, { submission })) !== null; // says itself why it was rejected
  };
  /** Says why it was not sent, unless it asks for a decision, which is shown at its stage. */
  const isSent = (sent: Sent | { readonly kind: 'storage' | 'gone' } | null): boolean => {
    if (sent?.kind === 'rejected') setError(t(`common.rejection.${sent.rejection}`));
    if (sent?.kind === 'storage') setError(t('common.rejection.storage'));
    if (sent?.kind === 'waits')
      setError(sent.failure === null && sent.until === null ? t('agreements.draft.stopped') : sentWords(sent));
    if (sent?.kind === 'gone' || sent?.kind === 'nothing') setError(t('agreements.draft.stopped'));
    return sent?.kind === 'applied';
  };

  /** All that the user sent by one press: what left of it, and when the last part did. Null: nothing goes on. */
  const [run, setRun] = useState<Sending | null>(null);
  const close = (batch: readonly StageView[]): void =>
    setRun((now) => now && { ...now, leaving: new Set(batch.map(({ key }) => key)) });
  const isBusy = useRef(false);
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const end = (): void => setRun(null);
  useEffect(() => {
    if (run === null || isBusy.current) return;
    if (next !== null && isChanged(run.content)) return end();
    // What the user sent counts for a minute, and again from each part that is done (R3.0).
    const left = run.at + confirmationMs - Date.now();
    // What the service made of the agreement is the base of what follows: it is read, and kept with the draft, first.
    const isReady = !isOffline && !isReading && outcomes === null;
    const to = isReady && problem ? 'end' : onward(stages, run.sent);
    if (to === 'end') return end();
    const endLate = (): void => {
      setError(t('agreements.draft.stopped'));
      end();
    };
    if (left <= 0 || left > confirmationMs) return endLate();
    const batch = batchOf(stages);
    if (to === 'send' && isReady)
      return batch.every(({ key }) => run.leaving.has(key)) ? void sendNext(batch) : close(batch);
    // The connection was lost since its fields were closed: nothing of it has left, and it can be edited meanwhile.
    if (to === 'send' && batch.some(({ key }) => run.leaving.has(key))) return close([]);
    const timer = setTimeout(endLate, left);
    return () => clearTimeout(timer);
  });
  const sendNext = async (batch: readonly StageView[]): Promise<void> => {
    let isGoingOn = false;
    isBusy.current = true;
    try {
      isGoingOn = await sendAll(batch);
    } finally {
      isBusy.current = false;
      if (!isGoingOn) end();
    }
    const left = batch.map(({ key }) => key);
    setRun((now) => now && { ...now, sent: new Set([...now.sent, ...left]), at: Date.now() });
  };

  const shown = run ? withLeaving(stages, run.leaving) : stages;
  return {
    stages: shown,
    next: nextStage(shown),
    isComplete: next === null && stages.length > 0,
    problem: problem ?? null,
    clashOf: clashes.length > 0 ? clashOf : noClash,
    agreementId,
    companyId: companyOf(draft, companyId),
    send: () => {
      if (run !== null) return;
      setError(isOffline ? t('agreements.draft.offline') : null);
      if (!isOffline) setRun({ content, sent: new Set(), leaving: new Set(), at: Date.now() });
    },
    isSending: run !== null,
    isWaitingOffline: run !== null && isOffline,
    stop: end,
    error,
  };
}

/** Always the same: the parts are drawn again where it is another. */
const noClash = (): null => null;

interface EditedRow {
  readonly base?: RawJson;
  readonly current?: RawJson;
  readonly steps: readonly Step[];
}

/** 'there', a pending step that has the stage's values, or null. */
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
