import { rawOf } from '#shared/json/rawJson.ts';
import type { Commit, OutboxStore } from '#sync/ports.ts';
import { Oracles } from '../oracles/oracles.ts';
import { onceEach, reckon } from '../oracles/reckoning.ts';
import { plain } from '../service/deployment.ts';
import { Server } from '../service/server.ts';
import type { SubjectRequest } from '../service/server.ts';
import { Truth } from '../service/truth.ts';
import { isResting } from '../station/calm.ts';
import type { StationIntent } from '../station/page.ts';
import { Station } from '../station/station.ts';
import { Faults } from '../world/faults.ts';
import { World } from '../world/world.ts';

/** Workstations that were all without the network for an hour, in which their users edited. */
export interface FleetScript {
  readonly stations: number;
  /** Edits of each user, each of an event of its own. */
  readonly edits: number;
  readonly roundTripMs: number;
  /** What the service takes of all of them together; null: everything. */
  readonly requestsPerSecond: number | null;
  readonly seed?: number;
}

export interface FleetEnd {
  readonly breaches: readonly string[];
  /** By workstation: from the moment the network is back until its outbox is empty; in ms. */
  readonly drainedMs: readonly number[];
  /** Requests that arrived in that time, by what they are: the service took them, or was busy. */
  readonly taken: Readonly<Record<string, number>>;
  readonly refused: number;
  /** What was put on the disks in that time. */
  readonly commits: number;
  readonly records: number;
  /** Edits that the service has. */
  readonly applied: number;
}

/** What `--fleet` plays: a service that takes 25 requests a second of all of them together. */
export const usualFleet = { edits: 25, roundTripMs: 100, requestsPerSecond: 25 } as const;

const hourMs = 3_600_000;
/** A fleet that is not done by then never is. */
const mostMs = 12 * hourMs;
const lookMs = 100;

/** Plays one outage and its end in virtual time: production core, engine, gateway and API client, without faults. */
export async function playFleet(script: FleetScript): Promise<FleetEnd> {
  const { stations: count, edits, roundTripMs, requestsPerSecond, seed = 1 } = script;
  const world = new World(seed);
  const faults = new Faults(world, []);
  const truth = new Truth(() => world.now, count * edits);
  const server = new Server({ truth, deployment: { ...plain, answers: 'object' }, cutsLists: () => false });
  const oracles = new Oracles(world, truth);
  let taken: Record<string, number> = {};
  let refused = 0;
  let writes: Commit[] = [];
  let limit: number | null = null;
  let second: number[] = [];
  const far = {
    basePath: plain.basePath,
    travelMs: roundTripMs / 2,
    isTooMuch: (): number | null => {
      second = second.filter((at) => world.now - at < 1_000);
      if (limit !== null && second.length >= limit) {
        refused += 1;
        return 1;
      }
      second.push(world.now);
      return null;
    },
    answer: (asked: SubjectRequest, ageMs?: number) => {
      taken[asked.op] = (taken[asked.op] ?? 0) + 1;
      return server.answer(asked, ageMs);
    },
    breakRule: () => undefined,
    breaksRule: () => false,
    refusesVersion: () => null,
    foreignWrite: () => undefined,
  };
  const outbox = (inner: OutboxStore): OutboxStore => ({
    load: () => inner.load(),
    commit: (commit) => {
      writes.push(commit);
      return inner.commit(commit);
    },
  });
  const planted = { outbox, options: { limits: { heartbeatMs: 30_000 } } };
  const stations = Array.from(
    { length: count },
    (_, at) => new Station(`W${at}`, `user${at}`, { world, faults, oracles, far, planted }),
  );
  for (const station of stations) station.boot();
  await world.run(120_000); // every list is received

  const events = [...truth.rows('Planification').keys()];
  for (const station of stations) station.machine.lineUp = false;
  for (const [at, station] of stations.entries())
    for (let number = 0; number < edits; number += 1) {
      const id = events[at * edits + number];
      if (id !== undefined)
        world.after(((number + 1) * hourMs) / (edits + 1), () => void rename(station, id, number + 1));
    }
  await world.run(hourMs);

  [taken, refused, writes] = [{}, 0, []];
  limit = requestsPerSecond;
  const backAt = world.now;
  const drainedMs = new Map<Station, number>();
  for (const station of stations) {
    station.machine.lineUp = true;
    for (const page of station.pages) page.engine.hint();
  }
  while (drainedMs.size < count && world.now - backAt < mostMs) {
    await world.run(lookMs);
    for (const station of stations)
      if (!drainedMs.has(station) && station.profile.steps.length === 0) drainedMs.set(station, world.now - backAt);
  }
  const atEnd = {
    taken,
    refused,
    commits: writes.length,
    records: writes.reduce((sum, one) => sum + recordsIn(one), 0),
  };
  for (const { profile } of stations) reckon(profile, truth, oracles, isResting);
  oracles.ledger.reckon();
  onceEach(truth, oracles);
  return {
    ...atEnd,
    breaches: oracles.breaches.all,
    drainedMs: stations.map((station) => drainedMs.get(station) ?? Infinity),
    applied: truth.written.filter(({ author }) => author.startsWith('user')).length,
  };
}

/** A user gives an event another name. */
async function rename(station: Station, id: string, number: number): Promise<void> {
  const [page] = station.pages;
  if (!page) return;
  const { profile } = page;
  const { ledger } = station.oracles;
  const nom = `N${number}@${station.person}`;
  const intent: StationIntent = { kind: 'edit', rows: [{ entity: 'Planification', id, members: { Nom: nom } }] };
  const wanted = new Map([['Nom', rawOf(nom)]]);
  const row = profile.disk.snapshot().current('Planification', id);
  if (row !== undefined) station.oracles.saw(profile, 'Planification', id, row);
  ledger.asks(profile, 'Planification', id, wanted);
  const answer = await page.engine.commands.dispatch(intent);
  if (answer.ok) ledger.accepted(profile, answer.targets, wanted, 'Planification');
}

const recordsIn = ({ putSteps = [], putReceipts = [], putRows = [] }: Commit): number =>
  putSteps.length + putReceipts.length + putRows.length;

/** What the goals are about; times as a ratio, so that fleets of any size compare. */
export function figuresOf({ drainedMs, taken, refused, applied }: FleetEnd, requestsPerSecond: number) {
  const requests = Object.values(taken).reduce((sum, count) => sum + count, 0);
  const last = Math.max(...drainedMs);
  const mean = drainedMs.reduce((sum, ms) => sum + ms, 0) / drainedMs.length;
  return {
    applied,
    requests,
    seconds: last / 1_000,
    /** Of the time that the limit alone would take for these requests. */
    ofTheLimit: last / ((requests / requestsPerSecond) * 1_000),
    lastOfMean: last / mean,
    refusedShare: refused / (requests + refused),
  };
}
