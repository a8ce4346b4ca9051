import { awaitedIds } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';

/** The outbox's lineage, and a number that rises with each commit. */
export interface OutboxRevision {
  readonly lineage: string;
  readonly number: number;
}

export interface DiskCopy {
  /** Null when the database is new, was emptied, or does not know. */
  readonly revision: OutboxRevision | null;
  /** It holds as many records as its revision says: a disk can lose some of them and keep the revision. */
  readonly isWhole: boolean;
  readonly steps: readonly Step[];
  /** Ids of steps that exist and cannot be read. */
  readonly damaged: readonly string[];
}

export interface JournalCopy extends OutboxRevision {
  /** All of it was read, up to its last entry. */
  readonly isSure: boolean;
  /** The last entry is followed by something that is none. */
  readonly isTorn: boolean;
  readonly steps: readonly { readonly step: Step; readonly number: number }[];
  /** The latest receipts. */
  readonly receipts: readonly { readonly step: Step; readonly number: number }[];
}

export interface Repaired {
  readonly revision: OutboxRevision;
  readonly steps: readonly Step[];
  /** Receipts that only the journal still held: a receipt that was shown stays (I6). */
  readonly receipts: readonly Step[];
  /** Ids of steps that only the journal still held. */
  readonly restored: readonly string[];
  /** Ids of steps that may have left meanwhile. */
  readonly uncertain: readonly string[];
  /** Ids of steps that neither copy holds in a readable form. */
  readonly lost: readonly string[];
  /** Neither copy is known to be complete: steps may be lost without a trace, which is shown. */
  readonly mayLack: boolean;
  /** Which copies do not hold this yet. */
  readonly disk: boolean;
  readonly journal: boolean;
}

/**
 * One outbox from two copies, at start (I2, I20): the journal is written first, so normally level or one ahead. What
 * one lost is taken from the other; a creation with an unknown outcome is in doubt, looked up and not made twice (I3,
 * I4). `freshLineage`: for one that neither copy knows.
 */
export function repair(disk: DiskCopy, journal: JournalCopy | null, freshLineage: string): Repaired {
  const onDisk = new Map(disk.steps.map((step) => [step.id, step]));
  const inJournal = new Map((journal?.steps ?? []).map((held) => [held.step.id, held]));
  const { chosen, mayLack } = choose(disk, journal, onDisk, inJournal);
  const steps = settle(chosen);
  const known = new Set(steps.map(({ id }) => id));
  const same = steps.every((step) => onDisk.get(step.id) === step) && steps.length === onDisk.size;
  const asJournal =
    steps.length === inJournal.size &&
    steps.every((step) => sameStep(inJournal.get(step.id)?.step, step) !== undefined);
  const revision = revisionAfter(disk, journal, { freshLineage, asJournal });
  const inStep =
    journal?.lineage === revision.lineage && journal.number === revision.number && journal.isSure && !journal.isTorn;
  const lost = disk.damaged.filter((id) => !known.has(id) && !wasRemoved(id, disk, journal));
  const receipts = receiptsSince(disk, journal).filter(({ id }) => !known.has(id));
  const isRepaired = !same || receipts.length > 0 || !sameRevision(disk.revision, revision);
  return {
    revision,
    steps,
    receipts,
    restored: steps.filter(({ id }) => !onDisk.has(id)).map(({ id }) => id),
    uncertain: chosen.filter(({ isCertain }) => !isCertain).map(({ step }) => step.id),
    lost,
    mayLack,
    disk: isRepaired,
    journal: isRepaired || !inStep,
  };
}

interface Chosen {
  readonly step: Step;
  /** Nothing happened to it that neither copy records. */
  readonly isCertain: boolean;
}

type OnDisk = ReadonlyMap<string, Step>;
type InJournal = ReadonlyMap<string, JournalCopy['steps'][number]>;

function choose(disk: DiskCopy, journal: JournalCopy | null, onDisk: OnDisk, inJournal: InJournal) {
  const certain = (step: Step): Chosen => ({ step, isCertain: true });
  const uncertain = (step: Step): Chosen => ({ step, isCertain: false });
  const fromJournal = [...inJournal.values()];
  if (!journal) {
    // A database with a revision had a journal: without it, the database may be an older one.
    const isAlone = disk.revision !== null;
    return { chosen: disk.steps.map(isAlone ? uncertain : certain), mayLack: isAlone };
  }
  if (isComplete(disk, journal)) {
    // A step that both hold alike is taken from the database: nothing has to be written.
    return {
      chosen: fromJournal.map(({ step }) => certain(sameStep(onDisk.get(step.id), step) ?? step)),
      mayLack: false,
    };
  }
  const isSameLife = disk.revision?.lineage === journal.lineage;
  if (isSameLife && disk.isWhole && journal.number === disk.revision?.number) {
    const saved = disk.damaged.flatMap((id) => inJournal.get(id) ?? []);
    return {
      chosen: [...disk.steps.map(certain), ...saved.map(({ step }) => (journal.isSure ? certain : uncertain)(step))],
      mayLack: false,
    };
  }
  // Neither is complete: all that either holds is kept, nothing is assumed (I2, I4). A journal behind its database lost
  // its end, and the database may have lost some too.
  const before = isSameLife ? (disk.revision?.number ?? -1) : -1;
  const isMissing = (id: string): boolean => disk.damaged.includes(id) || (!disk.isWhole && !onDisk.has(id));
  const later = fromJournal.filter(({ step, number }) => number > before || isMissing(step.id));
  const replaced = new Set(later.map(({ step }) => step.id));
  const kept = disk.steps.filter(({ id }) => !replaced.has(id));
  return { chosen: [...kept, ...later.map(({ step }) => step)].map(uncertain), mayLack: true };
}

/** The journal holds the whole current outbox. */
function isComplete(disk: DiskCopy, journal: JournalCopy): boolean {
  if (!journal.isSure) return false;
  // Alone it may be an older one, from a copy of the disk or without its end; only the same steps in both confirm it.
  if (!disk.revision) return !journal.isTorn && disk.steps.length > 0 && sameIds(disk.steps, journal.steps);
  if (disk.revision.lineage !== journal.lineage) return false;
  // An entry that a stop cut off was never confirmed, if the database does not know it either.
  return journal.number === disk.revision.number || (journal.number > disk.revision.number && !journal.isTorn);
}

/** The journal's receipts of commits that the database does not know. */
function receiptsSince({ revision }: DiskCopy, journal: JournalCopy | null): readonly Step[] {
  if (!journal || (revision !== null && revision.lineage !== journal.lineage)) return [];
  return journal.receipts.flatMap(({ step, number }) => (number > (revision?.number ?? -1) ? step : []));
}

const sameIds = (a: DiskCopy['steps'], b: JournalCopy['steps']): boolean => {
  const ids = new Set(a.map(({ id }) => id));
  return b.length === ids.size && b.every(({ step }) => ids.has(step.id));
};
const sameStep = (a: Step | undefined, b: Step): Step | undefined =>
  JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
const sameRevision = (a: OutboxRevision | null, b: OutboxRevision): boolean =>
  a?.lineage === b.lineage && a.number === b.number;

/** An unreadable record of a step that is done is no loss. */
const wasRemoved = (id: string, disk: DiskCopy, journal: JournalCopy | null): boolean =>
  journal !== null && isComplete(disk, journal) && !journal.steps.some(({ step }) => step.id === id);

interface Outcome {
  readonly freshLineage: string;
  /** The journal holds exactly this. */
  readonly asJournal: boolean;
}

/** After the journal's last commit: after a stop before it is rewritten, it must not pass for complete. */
function revisionAfter(
  disk: DiskCopy,
  journal: JournalCopy | null,
  { freshLineage, asJournal }: Outcome,
): OutboxRevision {
  const lineage = disk.revision?.lineage ?? journal?.lineage ?? freshLineage;
  const behind = journal && !asJournal ? journal.number + 1 : (journal?.number ?? 0);
  return { lineage, number: Math.max(disk.revision?.number ?? 0, behind) };
}

/** A step with an unknown outcome gets a state that shows it. */
function settle(chosen: readonly Chosen[]): readonly Step[] {
  const steps = chosen.map(({ step, isCertain }) => (isCertain ? step : inDoubt(step)));
  const made = new Set(steps.filter(({ action }) => action === 'create').map(({ target }) => target));
  const isOrphan = (step: Step): boolean => awaitedIds(step).some((id) => !made.has(id));
  return steps.map((step) => (isOrphan(step) ? orphaned(step) : step)).sort((a, b) => a.seq - b.seq);
}

/**
 * It may have left: a creation is looked up first (R3.6), of another call only the user knows (R3.0). So may one being
 * sent: main's note may be as old as the copy (I3). A step that awaits another's id cannot have left (I7).
 */
function inDoubt(step: Step): Step {
  const wasSending = step.state.kind === 'sending';
  if (step.action === 'replace' && wasSending)
    return { ...step, state: { kind: 'waiting', notBefore: null, failure: { kind: 'timeout' } } };
  const mayHaveLeft = wasSending || (step.state.kind === 'waiting' && awaitedIds(step).length === 0);
  if (step.action === 'replace' || !mayHaveLeft) return step;
  return {
    ...step,
    state: {
      kind: 'doubt',
      asked: step.action === 'act',
      since: step.sentAt ?? step.madeAt,
      notBefore: null,
      candidates: [],
    },
  };
}

/** Neither copy knows its parent: the user decides, and nothing waits for ever (I24). */
const orphaned = (step: Step): Step =>
  step.state.kind === 'refused' ? step : { ...step, state: { kind: 'refused', failure: { kind: 'storage' } } };
