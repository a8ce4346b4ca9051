import { useEffect, useRef, useState } from 'react';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { WalkIn } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';
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
/** So many lines are one commit: a few hundred milliseconds at most, so that progress is seen and a stop is quick. */
const linesAtOnce = 20;

export interface RunEnd {
  /** Of all that was stored: one key undoes it. What an earlier attempt stored is found by its lines. */
  readonly intentId: string;
  readonly stored: number;
  readonly isStopped: boolean;
  /** The disk refused: what was stored stays, nothing more was. */
  readonly hasDiskFailed: boolean;
  /** Lines that were refused here although they had been checked, by row. */
  readonly refused: ReadonlyMap<number, RejectionReason>;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Stores the lines that are ready, a commit of some of them after the other, until all are or the user stops. */
export function useRun() {
  const outboxNow = useOutboxNow();
  /** By the user, or by leaving the screen, after which the draft goes on where it was. */
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);
  /** Null while nothing is being stored. */
  const [progress, setProgress] = useState<Progress | null>(null);
  const [end, setEnd] = useState<RunEnd | null>(null);
  const { commit } = useCommit(async (commands, draft: ImportDraft, lines: readonly ImportLine[]) => {
    isStopped.current = false;
    setEnd(null);
    const total = lines.filter(isReady).length;
    const intentId = crypto.randomUUID();
    const refused = new Map<number, RejectionReason>();
    let stored = 0;
    const dispatch = async (people: readonly WalkIn[]): Promise<RejectionReason | null> => {
      const rejection = rejectionIn(
        await commands.dispatch({ kind: 'walkIn', people }, { id: intentId, isMore: true, holdMs }),
      );
      if (rejection === null) stored += people.length;
      return rejection;
    };
    let hasDiskFailed = false;
    for (const batch of batchesOf(lines)) {
      if (isStopped.current || hasDiskFailed) break;
      setProgress({ done: stored, total });
      const { toDecide, waiting, receipts } = outboxNow();
      const steps = Map.groupBy([...toDecide, ...waiting, ...receipts], groupOf);
      for (const [row, rejection] of await storeBatch(draft, batch, steps, dispatch))
        if (rejection === 'storage') hasDiskFailed = true;
        else refused.set(row, rejection);
    }
    const ended: RunEnd = { intentId, stored, isStopped: isStopped.current, hasDiskFailed, refused };
    setProgress(null);
    setEnd(ended);
    return ended;
  });
  return { progress, end, start: commit, stop: () => void (isStopped.current = true) };
}

/** One commit; where one of its lines is refused, each alone, so that the others are stored. Yields what was not. */
async function storeBatch(
  draft: ImportDraft,
  batch: readonly ImportLine[],
  steps: ReadonlyMap<string, readonly Step[]>,
  dispatch: (people: readonly WalkIn[]) => Promise<RejectionReason | null>,
): Promise<readonly (readonly [row: number, RejectionReason])[]> {
  const refused: [number, RejectionReason][] = [];
  // The screen may not show yet what is stored: a line that is there is never asked for again (I3).
  const people = batch
    .filter(({ row }) => !steps.has(lineKey(draft, row)))
    .flatMap((line) => {
      const person = personFor(draft, line, steps);
      if (!person) refused.push([line.row, 'unknownEntity']);
      return person ? { row: line.row, person } : [];
    });
  if (people.length === 0) return refused;
  const whole = await dispatch(people.map(({ person }) => person));
  if (whole === 'storage' || (whole !== null && people.length === 1))
    return [...refused, ...people.map(({ row }) => [row, whole] as const)];
  if (whole === null) return refused;
  for (const { row, person } of people) {
    const alone = await dispatch([person]);
    if (alone !== null) refused.push([row, alone]);
  }
  return refused;
}

/** The lines that are ready, in their order, in commits; one for the person of another comes in a later commit. */
export function batchesOf(lines: readonly ImportLine[]): readonly (readonly ImportLine[])[] {
  const batches: ImportLine[][] = [];
  for (const line of lines.filter(isReady)) {
    const other = line.state.kind === 'same' ? line.state.person.line : undefined;
    const batch = batches.at(-1);
    if (!batch || batch.length >= linesAtOnce || batch.some(({ row }) => row === other)) batches.push([line]);
    else batch.push(line);
  }
  return batches;
}

/** A line as it is asked for; null where the person of the line that it refers to was not stored. */
export function personFor(
  draft: Pick<ImportDraft, 'id'>,
  { row, state, applicant, application }: ImportLine,
  steps: ReadonlyMap<string, readonly Step[]>,
): WalkIn | null {
  const line = lineKey(draft, row);
  if (state.kind !== 'same') return { line, applicant, application };
  const { id, line: other } = state.person;
  const made =
    other === undefined ? id : steps.get(lineKey(draft, other))?.find(({ entity }) => entity === 'Candidat')?.target;
  return made === undefined ? null : { line, applicant: made, application };
}
