import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ofApplication } from '#acts/act.ts';
import { useBegin, useUndoOf } from '#acts/useBegin.ts';
import { useOutbox, useSomeApplications } from '#cache/queries/hooks.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { decided } from '#intents/application/rule.ts';
import type { Step } from '#sync/step.ts';
import { isSeen, useFormat, useNow, useRows } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { isDecided } from '#wording/dayFields.ts';
import { momentOfDecision } from '#wording/useDecisions.ts';
import { createPace } from './pace.ts';

export interface NamedDecision {
  readonly id: string;
  readonly label: string;
  /** The state that is written with it; null where that stays as it is. */
  readonly state: { readonly id: string; readonly label: string } | null;
}

export type Outcome =
  | { readonly kind: 'noted' | 'notedState'; readonly name: string; readonly decision: string; readonly state: string }
  /** The state that the application keeps. */
  | { readonly kind: 'takenOff'; readonly name: string; readonly state: string }
  /** `meanwhile`: a colleague decided on the outlined one. */
  | { readonly kind: 'tooFast' | 'unseen' | 'meanwhile'; readonly name: string };

/** The applications of a decision mode, which one is outlined, and what a press does to it. */
export function useDeciding(
  begun: readonly ApplicationView[],
  currentId: string,
  setCurrentId: (id: string) => void,
  onDecided?: (id: string) => void,
) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const { receipts } = useOutbox();
  const idsNow = begun.map((each) => idNow(each, receipts));
  const live = useSomeApplications(idsNow);
  // Under the ids of the beginning: no row is replaced when the service gives an application its real id.
  const applications = begun.map((each, at) => {
    const now = live[at];
    return now ? { ...now, id: each.id } : each;
  });
  const ids = begun.map(({ id }) => id);
  const at = ids.indexOf(currentId);
  const current = applications[at];
  const latest = useRef(currentId);
  useEffect(() => {
    latest.current = currentId;
  });
  const [day, setDay] = useState<Day | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [decidedHere, setDecidedHere] = useState<readonly { readonly id: string; readonly intentId: string }[]>([]);
  const [pace] = useState(() => createPace(() => performance.now()));
  const isSaving = useRef(false);
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const undoOf = useUndoOf();
  const rows = useRows({ ids, selected: currentId, onSelect: setCurrentId, onOpen: () => undefined });
  const { ref } = rows.list;

  const rowOf = (id: string): HTMLElement | null =>
    ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;
  const outline = (id: string): void => {
    // In a long list the row is drawn only now that it is the current one.
    flushSync(() => setCurrentId(id));
    const row = rowOf(id);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  // A press that was meant for the earlier decision does not replace the one that has just come (I12).
  const shown = current?.decisionId;
  const before = useRef({ id: currentId, decisionId: shown });
  const tellMeanwhile = useEffectEvent((id: string, decisionId: string | null | undefined) => {
    const isOther = before.current.id === id && before.current.decisionId !== decisionId;
    before.current = { id, decisionId };
    if (!isOther || !current || current.mark !== null || isSaving.current) return;
    pace.moved();
    setOutcome({ kind: 'meanwhile', name: current.applicantName || t('common.unnamed') });
  });
  useEffect(() => tellMeanwhile(currentId, shown), [currentId, shown]);

  const decide = async (decision: NamedDecision | null): Promise<void> => {
    if (!current) return;
    const { id } = current;
    const name = current.applicantName || t('common.unnamed');
    const row = rowOf(id);
    if (isSaving.current || !pace.allows()) return setOutcome({ kind: 'tooFast', name });
    if (!row || !isSeen(row)) {
      row?.scrollIntoView({ block: 'nearest' });
      pace.moved();
      return setOutcome({ kind: 'unseen', name });
    }
    // A day that cannot be read is not replaced by another one.
    const unread = document.querySelector<HTMLElement>('[role=dialog] [data-unread] input');
    if (unread) return unread.focus();
    isSaving.current = true;
    setError(null);
    setOutcome(null);
    const idHere = idsNow[at] ?? id;
    const members = decided(
      decision && {
        id: decision.id,
        date: momentOfDecision(format, day ?? today, today),
        stateId: decision.state?.id ?? null,
      },
    );
    const submission = { id: crypto.randomUUID() };
    const stored = await begin([ofApplication({ ...current, id: idHere })]).to(members, {
      submission,
      onRejected: setError,
      about: `${idHere} ${JSON.stringify(members)}`,
    });
    isSaving.current = false;
    if (!stored) return undefined;
    if (stored.length > 0) {
      setDecidedHere((before) => [...before, { id, intentId: submission.id }]);
      onDecided?.(idHere);
    }
    const state = decision?.state?.label ?? current.stateName;
    setOutcome(
      decision
        ? { kind: decision.state ? 'notedState' : 'noted', name, decision: decision.label, state }
        : { kind: 'takenOff', name, state },
    );
    const done = new Set(applications.filter(isDecided).map((each) => each.id));
    const next = decision && nextUndecided(ids, id, (each) => done.has(each));
    pace.moved();
    // Unless the user went to another row meanwhile.
    if (next !== null && latest.current === id) outline(next);
    return undefined;
  };
  const undo = async (): Promise<void> => {
    const last = decidedHere.at(-1);
    if (last === undefined || isSaving.current) return;
    isSaving.current = true;
    setOutcome(null);
    outline(last.id);
    await undoOf(last.intentId);
    // Drawn before the next press: it would find this decision still there.
    flushSync(() => setDecidedHere((before) => before.slice(0, -1)));
    isSaving.current = false;
    pace.moved();
  };

  return {
    applications,
    current,
    rows,
    outline,
    day: day ?? today,
    setDay,
    /** Null takes the decision off. */
    decide: (decision: NamedDecision | null) => void decide(decision),
    undo: decidedHere.length === 0 ? null : () => void undo(),
    outcome,
    error,
  };
}

/** The next undecided row, then from the top; null when all are decided. */
export function nextUndecided(
  ids: readonly string[],
  decided: string,
  isDecided: (id: string) => boolean,
): string | null {
  const at = ids.indexOf(decided);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return others.find((id) => !isDecided(id)) ?? null;
}

/** The id of an application now: the service gives one that existed only here an id of its own (I6). */
export const idNow = (
  { id, steps }: { readonly id: string; readonly steps: readonly Pick<Step, 'id'>[] },
  receipts: readonly Pick<Step, 'id' | 'entity' | 'action' | 'target'>[],
): string =>
  receipts.find(
    (receipt) =>
      receipt.entity === 'Dossier' && receipt.action === 'create' && steps.some((step) => step.id === receipt.id),
  )?.target ?? id;
