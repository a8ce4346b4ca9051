import { repair } from '#cache/repair/repair.ts';
import type { OutboxRevision } from '#cache/repair/repair.ts';
import { readCopy } from '#cache/repair/repairOutbox.ts';
import { Journalled, journalChange, wholeOf } from '#cache/writes/journalled.ts';
import type { SeenBefore } from '#main/api/http/seen.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { JournalWhole } from '#shared/ipc/journal.ts';
import type { Commit, Journal, PullRequest } from '#sync/ports.ts';
import { stepSchema } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { createMemoryStores } from '#test/contract/fakes/memoryStores.ts';
import type { MemoryStores } from '#test/contract/fakes/memoryStores.ts';
import { rootGuid } from '../service/truth.ts';
import { JournalModel } from './journal.ts';

/** What was written to the disk, in order; `revision` where the outbox changed. */
type Entry =
  | { readonly kind: 'commit'; readonly commit: Commit; readonly revision: OutboxRevision | null }
  | {
      readonly kind: 'absorb';
      readonly request: PullRequest;
      readonly rows: readonly PulledRow[];
      readonly begunAt: number;
    };

/** What a start finds of an outbox. */
interface Opened {
  readonly steps: readonly Step[];
  readonly receipts: readonly Step[];
  readonly damaged: readonly Step[];
  /** It is as it was left, as it must be while one of the copies is whole. */
  readonly isWhole: boolean;
  /** Receipts that were on both disks and are on none, although one of the two was whole. */
  readonly lostReceipts: readonly string[];
}

/** What happens on the way of a commit to the disk, which may never go on. */
export type Befall = () => Promise<void>;
const nothing: Befall = async () => undefined;

/**
 * What one person has on one machine: outbox in two copies and cache, which outlive every process, and can be set back.
 */
export class Profile {
  /** `A/anna`. */
  readonly name: string;
  readonly person: string;
  disk: MemoryStores = createMemoryStores(rootGuid);
  readonly journal = new JournalModel();
  /** Steps of which nothing left, as main noted: it outlives main, and is not set back with the disk (I20). */
  readonly unsent = new Set<string>();
  /** What main saw of the service: as above. */
  seen: SeenBefore = {};
  /** Both copies of the outbox forgot something: what they lost no engine can know. */
  forgot = false;
  /** The disk was set back, and rows that were received are to be received again. */
  rowsForgot = false;
  /** Two windows were open on it at once. */
  twoWindows = false;
  /** Steps whose records cannot be read any more: they are set aside. */
  damaged: readonly Step[] = [];
  #held = false;
  readonly #waiting: (() => void)[] = [];
  #log: Entry[] = [];
  #revision: OutboxRevision | null = null;
  #journalled: Journalled | null = null;
  /** The outbox as the last commit left it, and as the one under way would. */
  #left: Outbox = new Map();
  #next: Outbox = new Map();
  #lineages = 0;
  /** Receipts that a start must find again, while one of the copies is whole. */
  readonly #receipts = new Set<string>();

  /** Something befell this copy since it was written last. */
  #diskHurt = false;
  readonly #journal: Journal;

  constructor(name: string, person: string, otherJournal: (inner: Journal) => Journal = (inner) => inner) {
    this.name = name;
    this.person = person;
    this.#journal = otherJournal(this.journal);
  }

  get steps(): readonly Step[] {
    return this.disk.steps();
  }

  /**
   * As a start reads it: the two copies are compared, and each is repaired from the other. `between`: one is, the other
   * not yet. `onReceipt`: of a creation whose receipt only the journal still held.
   */
  async open(between: Befall, onReceipt: (provisional: string, id: string) => void): Promise<Opened> {
    const wasHurt = this.journal.isHurt;
    const view = await this.#journal.read();
    const onDisk = {
      revision: this.#revision,
      isWhole: true,
      steps: this.steps.map(readBack),
      damaged: this.damaged.map(({ id }) => id),
    };
    const lineage = `${this.#lineages}`.padStart(16, '0');
    const repaired = repair(onDisk, view && readCopy(view).copy, lineage);
    if (repaired.revision.lineage === lineage) this.#lineages += 1;
    const kept = new Set(repaired.steps.map(({ id }) => id));
    if (repaired.disk) {
      const removeSteps = this.steps.flatMap(({ id }) => (kept.has(id) ? [] : id));
      await this.#write({ putSteps: repaired.steps, removeSteps, putReceipts: repaired.receipts }, repaired.revision);
    }
    for (const { id, target } of repaired.receipts) onReceipt(this.#left.get(id)?.target ?? target, target);
    await between();
    const outbox = { steps: repaired.steps, receipts: [...this.disk.receipts.values()] };
    const isJournalAstray = repaired.journal && !(await this.#takes(wholeOf(repaired.revision, outbox)));
    this.journal.refuses = false;
    this.damaged = this.damaged.filter(({ id }) => !kept.has(id));
    const mayForget = this.#diskHurt && wasHurt;
    const isWhole = isOf(mayForget ? [this.#left] : [this.#left, this.#next], repaired.steps, this.damaged);
    // An unreadable record may be older than the rest.
    const isOlder = this.damaged.some(
      (step) => this.#left.has(step.id) && asked(this.#left.get(step.id)) !== asked(step),
    );
    this.forgot ||= mayForget && (!isWhole || isOlder);
    // A journal that was hurt may have lost them with a disk that was set back; what the disk has, it gets again.
    if (wasHurt) for (const id of this.#receipts) if (!this.disk.receipts.has(id)) this.#receipts.delete(id);
    const lostReceipts = [...this.#receipts].filter((id) => !this.disk.receipts.has(id) && !kept.has(id));
    this.#diskHurt = false;
    this.journal.isHurt = isJournalAstray;
    this.#left = this.#next = new Map(repaired.steps.map((step) => [step.id, step]));
    this.#journalled = new Journalled(this.#journal, repaired.revision, [], isJournalAstray);
    return {
      steps: this.steps,
      receipts: [...this.disk.receipts.values()],
      damaged: this.damaged,
      isWhole: isWhole || mayForget,
      lostReceipts,
    };
  }

  /** Whether the journal can be rewritten: a full disk refuses it. */
  #takes(whole: JournalWhole): Promise<boolean> {
    return this.#journal.rewrite(whole).then(
      () => true,
      () => false,
    );
  }

  /** To the journal first, then to the disk (I1); `between` happens after the one and before the other. */
  async commit(commit: Commit, between: Befall = nothing): Promise<void> {
    const change = journalChange(commit);
    if (!change || !this.#journalled) {
      await between();
      return this.#write(commit, null);
    }
    this.#next = after(this.#left, commit);
    await this.#journalled.commit(
      change,
      { steps: this.steps, receipts: [...this.disk.receipts.values()] },
      async (revision) => revision,
      async (revision) => {
        await between();
        await this.#write(commit, revision);
      },
    );
    this.#left = this.#next;
    for (const { id } of change.receipts) this.#receipts.add(id);
  }

  async #write(commit: Commit, revision: OutboxRevision | null): Promise<void> {
    await this.disk.outbox.commit(commit);
    if (revision) this.#revision = revision;
    this.#log.push({ kind: 'commit', commit, revision });
  }

  async absorb(request: PullRequest, rows: readonly PulledRow[], begunAt: number): Promise<void> {
    await this.disk.store.absorb(request, rows, begunAt);
    this.#log.push({ kind: 'absorb', request, rows, begunAt });
  }

  /** The disk as it was after some of what was written to it. */
  async setBack(keep: (entries: number) => number): Promise<void> {
    const entries = this.#log.slice(0, Math.max(0, keep(this.#log.length)));
    if (entries.length === this.#log.length) return;
    this.rowsForgot = this.#diskHurt = true;
    this.disk = createMemoryStores(rootGuid);
    this.#revision = null;
    this.#log = [];
    for (const entry of entries) {
      if (entry.kind === 'commit') await this.#write(entry.commit, entry.revision);
      else await this.absorb(entry.request, entry.rows, entry.begunAt);
    }
  }

  /** Something befell it, and no start looked at it since: it may hold more than its disk shows. */
  get isHurt(): boolean {
    return this.#diskHurt || this.journal.isHurt;
  }

  async damage(step: Step): Promise<void> {
    await this.#write({ removeSteps: [step.id] }, null);
    this.damaged = [...this.damaged, step];
    this.#diskHurt = true;
  }

  /** One runner at a time (Web Locks): `held` ends when its page does. */
  async lock(held: () => Promise<void>, gone: Promise<void>): Promise<void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
    const free = (): void => {
      this.#held = false;
      this.#waiting.shift()?.();
    };
    await Promise.race([held(), gone]);
    free();
  }
}

type Outbox = ReadonlyMap<string, Step>;

/** As it comes back from a disk. */
const readBack = (step: Step): Step => stepSchema.parse(JSON.parse(JSON.stringify(step)));

function after(outbox: Outbox, { putSteps = [], removeSteps = [] }: Commit): Outbox {
  const next = new Map(outbox);
  for (const step of putSteps) next.set(step.id, step);
  for (const id of removeSteps) next.delete(id);
  return next;
}

/** What a step requests, in any state. */
const asked = (step: Step | undefined): string => (step ? JSON.stringify({ ...readBack(step), state: null }) : '');

/**
 * Every step equals the one in one of these, and of one of them none is missing except unreadable records. Where a step
 * stands may have become a doubt; what it asks for may not.
 */
function isOf(outboxes: readonly Outbox[], steps: readonly Step[], damaged: readonly Step[]): boolean {
  const there = new Set([...steps, ...damaged].map(({ id }) => id));
  const isKnown = (step: Step): boolean => outboxes.some((outbox) => asked(outbox.get(step.id)) === asked(step));
  return steps.every(isKnown) && outboxes.some((outbox) => [...outbox.keys()].every((id) => there.has(id)));
}
