import type { Snapshot } from '#intents/snapshot.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { unitOf } from '#shared/merge/merge.ts';
import { defaultLimits } from '#sync/core/index.ts';
import type { Commit, PullRequest } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';
import { isOfContext } from '../service/persons.ts';
import { markerOf } from '../service/server.ts';
import type { Truth } from '../service/truth.ts';
import { plainValue, valueOf } from '../service/values.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';
import type { Ledger } from './ledger.ts';
import type { Sending } from './sending.ts';

/** What is known of the time between a read and the answer of the write that went on it. */
export interface Gap {
  /** By the clock of the world. */
  readonly readAt: number;
  /** By the machine's own clock, which may not count sleep. */
  readonly leastMs: number;
}

interface KeepingPorts {
  readonly truth: Truth;
  readonly breaches: Breaches;
  readonly ledger: Ledger;
  readonly sending: Sending;
  readonly now: () => number;
}

/** The receipt differs from the stored one only in its second rows. */
const isSecondRowNoted = (before: Step, after: Step): boolean =>
  JSON.stringify({ ...before, secondRows: [] }) === JSON.stringify({ ...after, secondRows: [] });

/** Checks everything that is written to a workstation's disk. */
export class Keeping {
  readonly #truth: Truth;
  readonly #breaches: Breaches;
  readonly #ledger: Ledger;
  /** The creation that each id was assigned to. */
  readonly #taken = new Map<string, string>();
  /** Ids that were in a cache. */
  readonly #cached = new Map<string, Set<string>>();
  /** Since when each step is in doubt, by the world's clock. */
  readonly #doubtSince = new Map<string, number>();
  readonly #now: () => number;
  /** Writes that the service answered for a step's present attempt: between what its gap must lie. */
  readonly #answeredWrites = new Map<string, Gap>();

  readonly #sending: Sending;

  constructor({ truth, breaches, ledger, sending, now }: KeepingPorts) {
    this.#now = now;
    this.#sending = sending;
    this.#truth = truth;
    this.#breaches = breaches;
    this.#ledger = ledger;
  }

  /** A write came back with a success; not to a window that began after its own was gone. */
  answered(profile: Profile, entity: string, id: string, gap: Gap): void {
    const isAwaited = profile.steps.some(
      (step) => step.entity === entity && step.target === id && step.state.kind === 'sending',
    );
    if (isAwaited) this.#answeredWrites.set(`${profile.name} ${entity} ${id}`, gap);
  }

  commits(profile: Profile, commit: Commit): void {
    const before = new Map(profile.steps.map((step) => [step.id, step]));
    for (const step of commit.putSteps ?? []) {
      // Another attempt begins, or the answer did not reach the window: a later read shows the change, not its gap.
      const isLost = step.state.kind === 'waiting' && [undefined, 'timeout'].includes(step.state.failure?.kind);
      if (step.state.kind === 'sending' || isLost)
        this.#answeredWrites.delete(`${profile.name} ${step.entity} ${step.target}`);
      const before = profile.steps.find(({ id }) => id === step.id);
      // One that waits since its absence was concluded, or since the user said so, does not leave: another look needs
      // no quiet time.
      if (step.state.kind === 'waiting') this.#doubtSince.delete(step.id);
      const isLooked =
        before?.state.kind === 'doubt' || (before?.state.kind === 'waiting' && before.lostBefore === true);
      if (step.state.kind === 'doubt' && !isLooked) this.#doubtSince.set(step.id, this.#now());
      if (step.state.kind === 'conflict') this.#conflicts(profile, step, step.state);
    }
    for (const { entity, id, text } of commit.putRows ?? [])
      this.#breaches.expect(
        'R1.5',
        isOfContext(entity, text),
        () => `${profile.name} keeps the row of another context as ${entity} ${id}`,
      );
    for (const receipt of commit.putReceipts ?? []) {
      const asked = before.get(receipt.id);
      const known = profile.disk.receipts.get(receipt.id);
      if (known && isSecondRowNoted(known, receipt)) continue; // R3.9: nothing new was acknowledged
      this.#breaches.expect(
        'I6',
        commit.removeSteps?.includes(receipt.id) ?? false,
        () => `${receipt.id} is acknowledged and stays in the outbox`,
      );
      if (receipt.state.kind === 'dropped') continue; // nothing was confirmed
      if (receipt.action === 'create') this.#created(profile, receipt, asked);
      else this.#replaced(profile, receipt);
    }
  }

  /** A look-up goes out from which absence will be concluded. */
  looksUp({ id: stepId, decisions = [] }: Step): void {
    // The user has said that it is not there, and the window went before that was seen to be stored.
    if (decisions.some(({ choice }) => choice === 'sendAgain')) return;
    const quietMs = this.#now() - (this.#doubtSince.get(stepId) ?? 0);
    const words = (): string => `absence is concluded ${quietMs} ms after the answer was lost`;
    this.#breaches.expect('I4', quietMs >= defaultLimits.quietMs, words);
  }

  #created(profile: Profile, receipt: Step, asked: Step | undefined): void {
    const { entity, target, body } = receipt;
    const say = (words: string) => (): string => `${words}: ${profile.name} ${entity} ${target}`;
    const marker = body === null ? '' : markerOf(entity, body);
    // A copy that a proxy made cannot be distinguished from a duplicate.
    const mayBeCopy = this.#truth.created
      .filter((made) => made.entity === entity && made.id === target)
      .some((made) => this.#sending.mayBeTwice(entity, made.marker));
    const own =
      mayBeCopy ||
      this.#truth.created.some(
        (made) => made.entity === entity && made.id.toLowerCase() === target.toLowerCase() && made.marker === marker,
      );
    // A row that the user confirmed may belong to another user; so may a row that a list had hidden before (R5.3).
    const isChosen = receipt.decisions?.at(-1)?.choice === 'itIsThere' || this.#sending.wasHidden(profile, entity);
    this.#breaches.expect('I16', profile.forgot || isChosen || own, say('acknowledged with what is not its own'));
    const key = `${entity} ${target} ${marker}`;
    const other = this.#taken.get(key);
    this.#breaches.expect(
      'I16',
      profile.forgot || isChosen || other === undefined || other === receipt.id,
      say('taken for two creations'),
    );
    this.#taken.set(key, receipt.id);
    this.#truth.nowKnown(entity, target);
    if (asked) this.#ledger.acknowledged(asked.target, target);
  }

  #replaced(profile: Profile, receipt: Step): void {
    const { entity, target, changes, state } = receipt;
    if (state.kind !== 'applied') return;
    const say = (words: string) => (): string => `${words}: ${profile.name} ${entity} ${target}`;
    const { outcome, gapMs } = state.receipt;
    const description = describeEntity(entity);
    if (outcome === 'verified') {
      for (const [unit, fields] of Map.groupBy(changes, (change) => unitOf(description, change))) {
        const value = fields
          .map(({ field, key, mine }) => (key === undefined ? valueOf(entity, field, mine) : plainValue(mine)))
          .join(' ');
        this.#breaches.expect(
          'I16',
          this.#truth.everHeld(entity, target, unit, value),
          say(`verified and never held: ${unit} ${value}`),
        );
      }
    }
    const key = `${profile.name} ${entity} ${target}`;
    const gap = this.#answeredWrites.get(key);
    this.#answeredWrites.delete(key);
    if (!gap) return;
    const isTrue = gapMs !== null && gapMs >= gap.leastMs && gapMs <= this.#now() - gap.readAt;
    this.#breaches.expect('I14', isTrue, say(`a gap of ${gapMs}, and it was at least ${gap.leastMs}`));
  }

  #conflicts(profile: Profile, { entity, target }: Step, state: Extract<Step['state'], { kind: 'conflict' }>): void {
    for (const { unit, fields } of state.conflicts) {
      const value = (pick: 'base' | 'mine' | 'theirs'): string =>
        fields
          .map((field) =>
            field.key === undefined ? valueOf(entity, field.field, field[pick]) : plainValue(field[pick]),
          )
          .join(' ');
      const say = (words: string) => (): string =>
        `${words}: ${profile.name} ${unit} of ${entity} ${target} ${value('base')} → ${value('mine')} ∣ ${value('theirs')}`;
      this.#breaches.expect(
        'I13',
        value('theirs') !== value('base'),
        say('a conflict though no other user changed it'),
      );
      this.#breaches.expect('I12', value('theirs') !== value('mine'), say('a conflict between equals'));
    }
  }

  /** A pull brings rows: none disappears, and none is replaced by an older one (I17, I18). */
  async absorbing(
    profile: Profile,
    { entity }: PullRequest,
    rows: readonly PulledRow[],
    absorb: () => Promise<void>,
  ): Promise<void> {
    const pending = profile.steps.some((step) => step.entity === entity);
    const asked = (): string => (pending ? JSON.stringify(profile.steps.map(({ id, changes }) => [id, changes])) : '');
    const old = profile.disk.snapshot();
    const version = (from: Snapshot, id: string): number =>
      this.#truth.versionOf(entity, id, from.base(entity, id) ?? '');
    const before = rows.map(({ id }) => ({
      id,
      version: version(old, id),
      acknowledged: this.#acknowledgedIn(profile, entity, id),
    }));
    const there = [...old.all(entity)].map(([id]) => id);
    const steps = asked();
    await absorb();
    const shown = profile.disk.snapshot();
    const now = new Set([...shown.all(entity)].map(([id]) => id));
    this.#breaches.expect(
      'I18',
      there.every((id) => now.has(id)),
      () => `${profile.name}: a pull took rows of ${entity} away`,
    );
    for (const { id, version: was, acknowledged } of before) {
      if (this.#truth.lagged || acknowledged === 0) continue;
      const is = version(shown, id);
      this.#breaches.expect(
        'I17',
        is === 0 || is >= Math.min(was, acknowledged),
        () => `a pull took ${entity} ${id} back`,
      );
    }
    this.#breaches.expect('I17', steps === asked(), () => 'a pull changed what is pending');
  }

  /** A pull ended: every row that was ever here still is (I18). */
  pulled(profile: Profile, { entity }: PullRequest): void {
    if (profile.rowsForgot) return;
    const shown = profile.disk.snapshot();
    const known = this.#cached.get(`${profile.name} ${entity}`) ?? new Set<string>();
    const lost = [...known].filter((id) => shown.base(entity, id) === undefined);
    this.#breaches.expect('I18', lost.length === 0, () => `${profile.name}: ${entity} ${lost.join()} went with a pull`);
    for (const [id] of shown.all(entity)) if (shown.base(entity, id) !== undefined) known.add(id);
    this.#cached.set(`${profile.name} ${entity}`, known);
  }

  /** Which version of a row a write last confirmed here; 0 for none. */
  #acknowledgedIn(profile: Profile, entity: PullRequest['entity'], id: string): number {
    return this.#confirmed.get(`${profile.name} ${entity} ${id}`) ?? 0;
  }

  readonly #confirmed = new Map<string, number>();
  confirm(profile: Profile, commit: Commit): void {
    for (const { entity, id, text } of commit.putRows ?? []) {
      this.#confirmed.set(`${profile.name} ${entity} ${id}`, this.#truth.versionOf(entity, id, text));
    }
  }
}
