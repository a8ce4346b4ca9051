import { defaultLimits } from '#main/api/http/limits.ts';
import { Seen } from '#main/api/http/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Advance } from '#sync/core/index.ts';
import type { EngineOptions } from '#sync/engine/enginePorts.ts';
import type { CacheStore, Gateway, Journal, OutboxStore } from '#sync/ports.ts';
import type { Oracles } from '../oracles/oracles.ts';
import { host } from '../service/deployment.ts';
import type { Far } from '../service/line.ts';
import { Line } from '../service/line.ts';
import type { Faults } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import { Drafts } from './drafts.ts';
import { Machine } from './machine.ts';
import { Main } from './main.ts';
import type { OtherClient, OtherConnection, OtherLine, OtherService, OtherUnsent } from './main.ts';
import { Page } from './page.ts';
import type { StationIntent } from './page.ts';
import { Profile } from './profile.ts';

/** A bug put in the place of one production function, to prove that the oracles would see it. */
export interface Planted {
  readonly advance?: (inner: Advance) => Advance;
  readonly gateway?: (inner: Gateway, station: Station) => Gateway;
  readonly outbox?: (inner: OutboxStore, machine: Machine) => OutboxStore;
  readonly journal?: (inner: Journal) => Journal;
  readonly cache?: (inner: CacheStore, profile: Profile) => CacheStore;
  readonly client?: OtherClient;
  readonly line?: OtherLine;
  readonly connection?: OtherConnection;
  readonly service?: OtherService;
  readonly unsent?: OtherUnsent;
  readonly options?: Partial<EngineOptions>;
  /** What a screen asks for. */
  readonly intent?: (intent: StationIntent) => StationIntent;
  /** The disk that is opened for a user. */
  readonly profileOf?: (person: string) => string;
}

/** How long something to be under way is waited for, in steps. */
const [mostWaits, waitMs] = [200, 20];

interface StationPorts {
  readonly world: World;
  readonly faults: Faults;
  readonly oracles: Oracles;
  readonly far: Far;
  readonly planted: Planted;
}

/** A workstation: a machine, its main process, its windows, and what is stored for each user of it. */
export class Station {
  readonly machine: Machine;
  readonly world: World;
  readonly faults: Faults;
  readonly oracles: Oracles;
  readonly planted: Planted;
  readonly profiles = new Map<string, Profile>();
  readonly drafts: Drafts;
  person: string;
  main: Main | null = null;
  pages: Page[] = [];
  diskFullUntil = 0;
  /** Mostly rare: while all is well there is nothing to learn from a heartbeat. */
  readonly heartbeatMs: number;
  readonly #far: Far;
  #pageIds = 0;
  #uuids = 0;
  #starts = 0;

  constructor(name: string, person: string, parts: StationPorts) {
    this.machine = new Machine(name, parts.world);
    this.machine.atAwait = (point, entity) => this.atAwait(point, entity);
    this.world = parts.world;
    this.heartbeatMs = this.machine.chance.of(0.2) ? 30_000 : 600_000;
    this.faults = parts.faults;
    this.oracles = parts.oracles;
    this.planted = parts.planted;
    this.person = person;
    this.#far = parts.far;
    this.drafts = new Drafts(this);
  }

  /** A colleague with another program. */
  colleagueWrites(entity: EntityName, id: string): void {
    this.#far.foreignWrite({ entity, id, op: 'replace' });
  }

  readonly uuid = (): string => {
    this.#uuids += 1;
    return `${this.machine.name.toLowerCase().padEnd(8, '0')}-0000-4000-8000-${String(this.#uuids).padStart(12, '0')}`;
  };

  get profile(): Profile {
    const name = this.planted.profileOf?.(this.person) ?? this.person;
    let profile = this.profiles.get(name);
    if (!profile)
      this.profiles.set(name, (profile = new Profile(`${this.machine.name}/${name}`, name, this.planted.journal)));
    return profile;
  }

  boot(): void {
    this.#starts += 1;
    const { world, faults, machine, planted, oracles } = this;
    this.oracles.born(this.profile);
    const line = new Line({
      world,
      faults,
      far: this.#far,
      listener: oracles.listener(this.profile),
      machine,
      limits: defaultLimits,
      person: this.person,
    });
    const { profile } = this;
    this.main = new Main({
      baseUrl: host + this.#far.basePath,
      line,
      machine,
      seen: () => new Seen(profile.seen, (now) => (profile.seen = now)),
      unsent: profile.unsent,
      otherUnsent: planted.unsent,
      otherClient: planted.client,
      otherLine: planted.line,
      otherConnection: planted.connection,
      otherService: planted.service,
      onDefect: (error) => oracles.breaches.add('defect', String(error instanceof Error ? error.stack : error)),
    });
    this.openPage();
  }

  openPage(): void {
    if (this.pages.length > 0) this.profile.twoWindows = true;
    if (this.main) this.pages.push(new Page((this.#pageIds += 1), this.profile, this));
  }

  /** The window goes and comes again; main stays, with whatever it has under way. */
  reload(page: Page): void {
    if (!page.alive) return;
    this.#close(page);
    const starts = this.#starts;
    this.machine.after(this.machine.chance.between(100, 3_000), () => {
      if (this.main && this.#starts === starts && this.pages.length === 0) this.openPage();
    });
  }

  /** The whole app is gone at once; what it sent may still be carried out. */
  kill(backAfterMs = this.machine.chance.between(500, 20_000)): void {
    if (!this.main) return;
    this.main.line.dead = true;
    this.machine.lookingUp = 0;
    this.#closeAll();
    this.machine.after(backAfterMs, () => {
      if (!this.main) this.boot();
    });
  }

  /** Signs out, and the other person of this machine in. */
  signIn(person: string): void {
    if (!this.main) return;
    const { main, pages } = this;
    for (const page of pages) void page.engine.stop();
    void main.close();
    this.#closeAll();
    this.person = person;
    this.machine.after(this.machine.chance.between(50, 2_000), () => {
      if (!this.main) this.boot();
    });
  }

  /**
   * Settings of the connection are saved, or the user signs in again, mostly while something is under way; the service
   * accepted them before.
   */
  async saveSettings(): Promise<void> {
    const { main, machine } = this;
    if (!main) return;
    const isSignIn = machine.chance.of(0.5);
    for (let waits = 0; waits < mostWaits && main.line.going.size === 0; waits += 1) await machine.pause(waitMs);
    if (this.main !== main) return;
    await main.renew(isSignIn);
    await machine.hop();
    if (isSignIn && this.main === main) for (const { engine } of this.pages) engine.signedIn();
  }

  /** One of the processes may end here. */
  atAwait(point: string, entity: string, page: Page | undefined = this.pages[0]): void {
    const fault = this.faults.visit('await', { station: this.machine.name, entity, point });
    if (fault === 'killedAtAwait') this.kill();
    if (fault === 'crashAtAwait' && page) this.reload(page);
  }

  async wake(): Promise<void> {
    await this.main?.reset();
    for (const page of this.pages) page.engine.hint();
  }

  #close(page: Page): void {
    page.close();
    this.pages = this.pages.filter((other) => other !== page);
    this.main?.pageGone(page.id);
  }

  #closeAll(): void {
    for (const page of this.pages) this.#close(page); // each takes itself out of a new list
    this.main = null;
  }
}
