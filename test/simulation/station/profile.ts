import type { Commit, PullRequest } from '../../../renderer/sync/ports.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { createMemoryStores } from '../../contract/fakes/memoryStores.ts';
import type { MemoryStores } from '../../contract/fakes/memoryStores.ts';
import type { Step } from '../../../renderer/sync/step.ts';

type Entry =
  | { readonly kind: 'commit'; readonly commit: Commit }
  | { readonly kind: 'absorb'; readonly request: PullRequest; readonly rows: readonly PulledRow[]; readonly begunAt: number };

/** What one person has on one machine: outbox and cache, which outlive every process, and can be set back. */
export class Profile {
  /** `A/anna`. */
  readonly name: string;
  readonly person: string;
  disk: MemoryStores = createMemoryStores();
  /** The disk forgot commits: what it lost no engine can know, and only the journal could give back. */
  forgot = false;
  /** Two windows were open on it at once. */
  twoWindows = false;
  /** Steps whose records cannot be read any more: they are kept aside. */
  readonly damaged: Step[] = [];
  #held = false;
  readonly #waiting: (() => void)[] = [];
  #log: Entry[] = [];

  constructor(name: string, person: string) {
    this.name = name;
    this.person = person;
  }

  get steps(): readonly Step[] {
    return this.disk.steps();
  }

  async commit(commit: Commit): Promise<void> {
    await this.disk.outbox.commit(commit);
    this.#log.push({ kind: 'commit', commit });
  }

  async absorb(request: PullRequest, rows: readonly PulledRow[], begunAt: number): Promise<void> {
    await this.disk.store.absorb(request, rows, begunAt);
    this.#log.push({ kind: 'absorb', request, rows, begunAt });
  }

  /** The disk as it was after some of what was written to it. */
  async setBack(keep: (entries: number) => number): Promise<void> {
    const entries = this.#log.slice(0, Math.max(0, keep(this.#log.length)));
    if (entries.length === this.#log.length) return;
    this.forgot = true;
    this.disk = createMemoryStores();
    this.#log = [];
    for (const entry of entries) {
      if (entry.kind === 'commit') await this.commit(entry.commit);
      else await this.absorb(entry.request, entry.rows, entry.begunAt);
    }
  }

  async damage(step: Step): Promise<void> {
    await this.commit({ removeSteps: [step.id] });
    this.damaged.push(step);
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
