import type { EntityName } from '#shared/entities/index.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Advance } from '#sync/core/index.ts';
import type { Commit, PullRequest } from '#sync/ports.ts';
import { mayLackSingle, plain } from '../service/deployment.ts';
import type { Deployment } from '../service/deployment.ts';
import type { Listener } from '../service/line.ts';
import { markerOf } from '../service/server.ts';
import type { Truth } from '../service/truth.ts';
import type { Profile } from '../station/profile.ts';
import type { World } from '../world/world.ts';
import { Attending } from './attending.ts';
import { Breaches } from './breaches.ts';
import { Held } from './held.ts';
import { Keeping } from './keeping.ts';
import { Ledger } from './ledger.ts';
import { Overwriting } from './overwriting.ts';
import { Receiving } from './receiving.ts';
import { RetryAfter } from './retryAfter.ts';
import { Sending } from './sending.ts';
import { checkedTurns } from './turns.ts';

/** Every oracle of one history, and the events that each observes. */
export class Oracles {
  readonly breaches = new Breaches();
  readonly sending: Sending;
  readonly overwriting: Overwriting;
  readonly ledger: Ledger;
  readonly keeper: Keeping;
  readonly retryAfter: RetryAfter;
  readonly receiving: Receiving;
  readonly attending: Attending;
  readonly held: Held;
  readonly profiles = new Set<Profile>();
  readonly #refusesSingle: boolean;

  constructor(world: World, truth: Truth, { tags, refusesSingle }: Pick<Deployment, 'tags' | 'refusesSingle'> = plain) {
    this.#refusesSingle = refusesSingle !== null;
    this.held = new Held(this.breaches);
    this.attending = new Attending(this.breaches, () => world.now);
    this.sending = new Sending(world, truth, this.breaches, this.attending);
    this.retryAfter = new RetryAfter(world, this.breaches);
    this.overwriting = new Overwriting(truth, this.breaches, this.sending, tags);
    this.ledger = new Ledger(truth, this.breaches);
    this.receiving = new Receiving({ truth, breaches: this.breaches, sending: this.sending, now: () => world.now });
    this.keeper = new Keeping({
      truth,
      breaches: this.breaches,
      ledger: this.ledger,
      sending: this.sending,
      now: () => world.now,
    });
  }

  born(profile: Profile): void {
    this.profiles.add(profile);
  }

  turns(core: Advance, profile: Profile): Advance {
    return checkedTurns(core, this, profile);
  }

  keeping(profile: Profile, commit: Commit): void {
    // A turn that the disk refused is repeated: only what is stored leaves.
    for (const step of commit.putSteps ?? [])
      if (step.state.kind === 'sending') this.attending.leaves(profile.name, step);
    this.keeper.commits(profile, commit);
    this.keeper.confirm(profile, commit);
  }

  absorbing(
    profile: Profile,
    request: PullRequest,
    rows: readonly PulledRow[],
    absorb: () => Promise<void>,
  ): Promise<void> {
    return this.keeper.absorbing(profile, request, rows, absorb);
  }

  saw(profile: Profile, entity: EntityName, id: string, row: RawJson): void {
    this.overwriting.saw(profile, entity, id, row);
  }

  listener(profile: Profile): Listener {
    return {
      leaves: (exchange) => {
        this.retryAfter.leaves(exchange);
        this.sending.leaves(exchange, profile);
        this.held.leaves(exchange, profile);
      },
      comesAgain: () => this.sending.comesAgain(),
      carriedOut: (exchange, ageMs) => {
        if (exchange.op === 'list') this.sending.shows(exchange, profile, ageMs);
        const acted = profile.steps.find(({ action, target }) => action === 'act' && target === exchange.id);
        if (exchange.op === 'act' && acted) this.attending.carriedOut(acted.id, exchange.openedAt);
        if (exchange.again && exchange.op === 'create') {
          // a creation has a body
          const marker = `${exchange.entity} ${markerOf(exchange.entity, exchange.request.body as RawJson)}`;
          this.sending.doubled.set(marker, (this.sending.doubled.get(marker) ?? 0) + 1);
        }
        if (!exchange.again) this.overwriting.carriedOut(exchange, profile);
      },
      over: (exchange) => this.sending.over(exchange, profile),
      strays: (line, { url }) =>
        this.breaches.add('R1.7', `${profile.name}: credentials of ${line.person} went to ${url.href}`),
      read: (exchange, text) => this.sending.read(exchange, text),
      delivered: (exchange, reply) => {
        const { op, entity, id, line } = exchange;
        this.retryAfter.answered(exchange, reply);
        this.sending.answered(exchange, reply);
        if (op === 'list' && this.#refusesSingle && mayLackSingle(entity)) this.sending.listed(exchange, reply);
        if (reply.hidden && reply.hidden.length > 0) {
          const isProven = reply.hidden.some((each) => this.receiving.provesCut(profile, entity, each));
          this.sending.hides(profile, entity, isProven);
        }
        const { reading, readSince } = this.sending.sentWith(exchange);
        if (
          op === 'replace' &&
          id !== null &&
          reading &&
          (reply.status === 200 || reply.status === 204) &&
          reply.type !== 'text/html'
        ) {
          this.keeper.answered(profile, entity, id, {
            readAt: readSince,
            leastMs: line.machine.monotonic() - reading.monotonic,
          });
        }
      },
    };
  }
}
