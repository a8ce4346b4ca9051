import { useEffect, useRef, useState } from 'react';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { WalkIn } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';
import type { Committing } from '#stores/commit.ts';
import { rejectionIn } from '#stores/session.ts';
import type { RejectionReason } from '#stores/session.ts';
import { groupOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { lineKey } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { isReady } from './lines.ts';
import type { ImportLine } from './lines.ts';

/** How long lines stay here after they are stored, online too: the service deletes nothing, and a key undoes all. */
const holdMs = 10_000;

export interface RunEnd {
  /** Of all that was stored: one key undoes it. What an earlier attempt stored is found by its lines. */
  readonly intentId: string;
  /** Lines that were stored. */
  readonly stored: number;
  readonly isStopped: boolean;
  /** The disk refused: what was stored stays, nothing more was. */
  readonly hasDiskFailed: boolean;
  /** Lines that were refused here although they had been checked, by row. */
  readonly refused: ReadonlyMap<number, RejectionReason>;
}

interface Run {
  /** Null while nothing is being stored. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly end: RunEnd | null;
  readonly start: (draft: ImportDraft, lines: readonly ImportLine[]) => Promise<RunEnd | undefined>;
  readonly stop: () => void;
}

/** Stores the lines that are ready, a commit of some of them after the other, until all are or the user stops. */
export function useRun(): Run {
  const outboxNow = useOutboxNow();
  const { begin, stop, isStopped } = useStop();
  const [progress, setProgress] = useState<Run['progress']>(null);
  const [end, setEnd] = useState<RunEnd | null>(null);
  const { commit } = useCommit(async (commands, draft: ImportDraft, lines: readonly ImportLine[]) => {
    begin();
    setEnd(null);
    const total = lines.filter(isReady).length;
    const intentId = crypto.randomUUID();
    const refused = new Map<number, RejectionReason>();
    let done = 0;
    let isDiskWell = true;
    for (const batch of batchesOf(lines)) {
      if (isStopped() || !isDiskWell) break;
      setProgress({ done, total });
      for (const { rows, rejection } of await store(commands, { draft, batch, intentId }, outboxNow)) {
        if (rejection === null) done += rows.length;
        else if (rejection === 'storage') isDiskWell = false;
        else for (const row of rows) refused.set(row, rejection);
      }
    }
    const ended = { intentId, stored: done, isStopped: isStopped(), hasDiskFailed: !isDiskWell, refused };
    setProgress(null);
    setEnd(ended);
    return ended;
  });
  return { progress, end, start: commit, stop };
}

/** What stops a run: the user, or leaving the screen, after which the draft goes on where it was. */
export function useStop() {
  const isStopped = useRef(false);
  const set = (isNow: boolean): void => void (isStopped.current = isNow);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  return { begin: () => set(false), stop: () => set(true), isStopped: () => isStopped.current };
}

interface Stored {
  readonly rows: readonly number[];
  readonly rejection: RejectionReason | null;
}

/** One commit; where one of its lines is refused, each alone, so that the others are stored. */
async function store(
  commands: Pick<Committing, 'dispatch'>,
  given: { readonly draft: ImportDraft; readonly batch: readonly ImportLine[]; readonly intentId: string },
  outboxNow: ReturnType<typeof useOutboxNow>,
): Promise<readonly Stored[]> {
  const { draft, batch, intentId } = given;
  const { toDecide, waiting, receipts } = outboxNow();
  const byLine = Map.groupBy([...toDecide, ...waiting, ...receipts], groupOf);
  // The screen may not show yet what is stored: a line that is there is never asked for again (I3).
  const lines = batch.filter(({ row }) => !byLine.has(lineKey(draft, row)));
  const asked = lines.flatMap((line) => {
    const want = wanted(draft, line, (key) => byLine.get(key) ?? []);
    return want ? [{ row: line.row, want }] : [];
  });
  const left = lines.filter(({ row }) => !asked.some((each) => each.row === row)).map(({ row }) => row);
  const lacking: readonly Stored[] = left.length === 0 ? [] : [{ rows: left, rejection: 'unknownEntity' }];
  const dispatch = async (some: typeof asked): Promise<Stored> => {
    const people = some.map(({ want }) => want);
    const accepted = await commands.dispatch({ kind: 'walkIn', people }, { id: intentId, isMore: true, holdMs });
    return { rows: some.map(({ row }) => row), rejection: rejectionIn(accepted) };
  };
  if (asked.length === 0) return lacking;
  const whole = await dispatch(asked);
  if (whole.rejection === null || whole.rejection === 'storage' || asked.length === 1) return [...lacking, whole];
  const each: Stored[] = [...lacking];
  for (const one of asked) each.push(await dispatch([one]));
  return each;
}

/** So many lines are one commit: a few hundred milliseconds at most, so that progress is seen and a stop is quick. */
const linesAtOnce = 20;

/** The line whose person or address another line refers to. */
function awaited({ state }: ImportLine): number | undefined {
  if (state.kind === 'sameLine') return state.line;
  const address = state.kind === 'new' ? state.address : undefined;
  return typeof address === 'object' && 'line' in address ? address.line : undefined;
}

/** The lines that are ready, in their order, in commits; one that refers to another comes in a later commit. */
export function batchesOf(lines: readonly ImportLine[]): readonly (readonly ImportLine[])[] {
  const batches: ImportLine[][] = [];
  let batch: ImportLine[] = [];
  for (const line of lines.filter(isReady)) {
    const other = awaited(line);
    if (batch.length >= linesAtOnce || batch.some(({ row }) => row === other)) batch = [];
    if (batch.length === 0) batches.push(batch);
    batch.push(line);
  }
  return batches;
}

/**
 * A line as it is asked for; null where what it refers to was not stored. `stepsOf`: the steps of a line, in the outbox
 * or done.
 */
export function wanted(
  draft: Pick<ImportDraft, 'id'>,
  { row, state, applicant, application }: ImportLine,
  stepsOf: (key: string) => readonly Step[],
): WalkIn | null {
  const line = lineKey(draft, row);
  const made = (other: number, entity: 'Candidat' | 'Mail'): string | undefined =>
    stepsOf(lineKey(draft, other)).find((step) => step.entity === entity)?.target;
  if (state.kind === 'same') return { line, applicant: state.personId, application };
  if (state.kind === 'sameLine') {
    const personId = made(state.line, 'Candidat');
    return personId === undefined ? null : { line, applicant: personId, application };
  }
  if (state.kind !== 'new') return null;
  const { address } = state;
  if (address === undefined) return { line, applicant, application };
  if (address === 'own') return { line, applicant: { ...applicant, ownMail: true }, application };
  const mailId = 'mailId' in address ? address.mailId : made(address.line, 'Mail');
  return mailId === undefined ? null : { line, applicant: { ...applicant, mailId }, application };
}
