import { awaitedIds } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';

/** Which commit a copy of the outbox stands at: the life of the outbox, and a number that rises by one with each commit. */
export interface Mark {
  readonly lineage: string;
  readonly number: number;
}

/** The outbox as the database holds it. */
export interface DiskCopy {
  /** Null when the database is new, was wiped, or does not know. */
  readonly mark: Mark | null;
  /** As many records are there as its mark says: a disk can lose some of them and keep the mark. */
  readonly isWhole: boolean;
  readonly steps: readonly Step[];
  /** Ids of steps that are there and cannot be read. */
  readonly damaged: readonly string[];
}

/** The outbox as the journal holds it. */
export interface JournalCopy extends Mark {
  /** All of it was read, up to its last entry. */
  readonly isSure: boolean;
  /** The last entry is followed by something that is none. */
  readonly isTorn: boolean;
  readonly steps: readonly { readonly step: Step; readonly number: number }[];
  /** Receipts since it was written anew. */
  readonly told: readonly { readonly step: Step; readonly number: number }[];
}

export interface Mended {
  readonly mark: Mark;
  readonly steps: readonly Step[];
  /** Receipts that only the journal still held: what was told stays told (I6). */
  readonly receipts: readonly Step[];
  /** Ids of steps that only the journal still held. */
  readonly restored: readonly string[];
  /** Ids of steps of which it is not known whether they left meanwhile. */
  readonly uncertain: readonly string[];
  /** Ids of steps that neither copy holds in a form that can be read. */
  readonly lost: readonly string[];
  /** Neither copy is known to tell everything: steps may be gone without a trace, which is said. */
  readonly mayLack: boolean;
  /** Which copies do not hold this yet. */
  readonly disk: boolean;
  readonly journal: boolean;
}

/**
 * One outbox from two copies, at start (I2, I20). A commit goes to the journal first and to the database second, so that
 * in good health the journal is at the same commit or one ahead. What one copy lost comes from the other; where it is not
 * known what became of a creation, it is in doubt, so that it is looked up and not made twice (I3, I4).
 * `freshLineage` begins an outbox of which neither copy knows the life.
 */
export function mend(disk: DiskCopy, journal: JournalCopy | null, freshLineage: string): Mended {
  const onDisk = new Map(disk.steps.map((step) => [step.id, step]));
  const inJournal = new Map((journal?.steps ?? []).map((held) => [held.step.id, held]));
  const { chosen, mayLack } = choose(disk, journal, onDisk, inJournal);
  const steps = settle(chosen);
  const known = new Set(steps.map(({ id }) => id));
  const same = steps.every((step) => onDisk.get(step.id) === step) && steps.length === onDisk.size;
  const asJournal =
    steps.length === inJournal.size &&
    steps.every((step) => sameStep(inJournal.get(step.id)?.step, step) !== undefined);
  const mark = markAfter(disk, journal, { freshLineage, asJournal });
  const inStep =
    journal?.lineage === mark.lineage && journal.number === mark.number && journal.isSure && !journal.isTorn;
  const lost = disk.damaged.filter((id) => !known.has(id) && !wasRemoved(id, disk, journal));
  const receipts = toldSince(disk, journal).filter(({ id }) => !known.has(id));
  const isMended = !same || receipts.length > 0 || !sameMark(disk.mark, mark);
  return {
    mark,
    steps,
    receipts,
    restored: steps.filter(({ id }) => !onDisk.has(id)).map(({ id }) => id),
    uncertain: chosen.filter(({ isCertain }) => !isCertain).map(({ step }) => step.id),
    lost,
    mayLack,
    disk: isMended,
    journal: isMended || !inStep,
  };
}

interface Chosen {
  readonly step: Step;
  /** Nothing happened to it that neither copy tells. */
  readonly isCertain: boolean;
}

type OnDisk = ReadonlyMap<string, Step>;
type InJournal = ReadonlyMap<string, JournalCopy['steps'][number]>;

interface Choice {
  readonly chosen: readonly Chosen[];
  readonly mayLack: boolean;
}

function choose(disk: DiskCopy, journal: JournalCopy | null, onDisk: OnDisk, inJournal: InJournal): Choice {
  const certain = (step: Step): Chosen => ({ step, isCertain: true });
  const uncertain = (step: Step): Chosen => ({ step, isCertain: false });
  const fromJournal = [...inJournal.values()];
  if (!journal) {
    // A database that has a mark had a journal: without it nobody can say that the database is not an older one.
    const isAlone = disk.mark !== null;
    return { chosen: disk.steps.map(isAlone ? uncertain : certain), mayLack: isAlone };
  }
  if (isComplete(disk, journal)) {
    // Of a step that both hold alike, the one that was read from the database stands: nothing has to be written.
    return {
      chosen: fromJournal.map(({ step }) => certain(sameStep(onDisk.get(step.id), step) ?? step)),
      mayLack: false,
    };
  }
  const isSameLife = disk.mark?.lineage === journal.lineage;
  if (isSameLife && disk.isWhole && journal.number === disk.mark?.number) {
    const saved = disk.damaged.flatMap((id) => inJournal.get(id) ?? []);
    return {
      chosen: [...disk.steps.map(certain), ...saved.map(({ step }) => (journal.isSure ? certain : uncertain)(step))],
      mayLack: false,
    };
  }
  // Neither copy tells everything: what either holds is kept, and nothing is taken for granted (I2, I4). A journal behind
  // its database has lost its end, and then nobody can say that the database has not.
  const before = isSameLife ? (disk.mark?.number ?? -1) : -1;
  const isMissing = (id: string): boolean => disk.damaged.includes(id) || (!disk.isWhole && !onDisk.has(id));
  const later = fromJournal.filter(({ step, number }) => number > before || isMissing(step.id));
  const replaced = new Set(later.map(({ step }) => step.id));
  const kept = disk.steps.filter(({ id }) => !replaced.has(id));
  return { chosen: [...kept, ...later.map(({ step }) => step)].map(uncertain), mayLack: true };
}

/** The journal holds the whole outbox as it is now. */
function isComplete(disk: DiskCopy, journal: JournalCopy): boolean {
  if (!journal.isSure) return false;
  // Alone it may be an older one, from a copy of the disk or without its end; only the same steps in both speak for it.
  if (!disk.mark) return !journal.isTorn && disk.steps.length > 0 && sameIds(disk.steps, journal.steps);
  if (disk.mark.lineage !== journal.lineage) return false;
  // An entry that a stop cut off was never confirmed, if the database does not know it either.
  return journal.number === disk.mark.number || (journal.number > disk.mark.number && !journal.isTorn);
}

/** What the journal tells of commits that the database does not know. */
function toldSince({ mark }: DiskCopy, journal: JournalCopy | null): readonly Step[] {
  if (!journal || (mark !== null && mark.lineage !== journal.lineage)) return [];
  return journal.told.flatMap(({ step, number }) => (number > (mark?.number ?? -1) ? step : []));
}

const sameIds = (a: DiskCopy['steps'], b: JournalCopy['steps']): boolean => {
  const ids = new Set(a.map(({ id }) => id));
  return b.length === ids.size && b.every(({ step }) => ids.has(step.id));
};
const sameStep = (a: Step | undefined, b: Step): Step | undefined =>
  JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
const sameMark = (a: Mark | null, b: Mark): boolean => a?.lineage === b.lineage && a.number === b.number;

/** A record that cannot be read of a step that is done is no loss. */
const wasRemoved = (id: string, disk: DiskCopy, journal: JournalCopy | null): boolean =>
  journal !== null && isComplete(disk, journal) && !journal.steps.some(({ step }) => step.id === id);

interface Outcome {
  readonly freshLineage: string;
  /** The journal holds just this. */
  readonly asJournal: boolean;
}

/** What the journal does not hold is a commit after its last one: a stop before it is written anew must not let it stand for all. */
function markAfter(disk: DiskCopy, journal: JournalCopy | null, { freshLineage, asJournal }: Outcome): Mark {
  const lineage = disk.mark?.lineage ?? journal?.lineage ?? freshLineage;
  const behind = journal && !asJournal ? journal.number + 1 : (journal?.number ?? 0);
  return { lineage, number: Math.max(disk.mark?.number ?? 0, behind) };
}

/** What is not known of a step becomes a state that says so. */
function settle(chosen: readonly Chosen[]): readonly Step[] {
  const steps = chosen.map(({ step, isCertain }) => (isCertain ? step : inDoubt(step)));
  const made = new Set(steps.filter(({ action }) => action === 'create').map(({ target }) => target));
  const isOrphan = (step: Step): boolean => awaitedIds(step).some((id) => !made.has(id));
  return steps.map((step) => (isOrphan(step) ? orphaned(step) : step)).sort((a, b) => a.seq - b.seq);
}

/** It may have left since: it is looked up before anything else (R3.6). One that awaits another's id cannot have (I7). */
function inDoubt(step: Step): Step {
  const mayHaveLeft = step.state.kind === 'waiting' && step.provisional.length === 0;
  if (step.action !== 'create' || !mayHaveLeft) return step;
  return {
    ...step,
    state: { kind: 'doubt', asked: false, since: step.sentAt ?? step.madeAt, notBefore: null, candidates: [] },
  };
}

/** What it was to be put into is known to neither copy: a person decides, and nothing waits for ever (I24). */
const orphaned = (step: Step): Step =>
  step.state.kind === 'refused' ? step : { ...step, state: { kind: 'refused', failure: { kind: 'storage' } } };
