import type { EntityName } from '#shared/entities/index.ts';
import { defaultLimits } from '#sync/core/index.ts';
import { Oracles } from './oracles/oracles.ts';
import { onceEach, reckon } from './oracles/reckoning.ts';
import { deploymentOf, plain } from './service/deployment.ts';
import { Foreigner } from './service/foreign.ts';
import { Server } from './service/server.ts';
import { Truth } from './service/truth.ts';
import { befall } from './station/befall.ts';
import { isResting, settleDown } from './station/calm.ts';
import { act } from './station/person.ts';
import { Station } from './station/station.ts';
import type { Planted } from './station/station.ts';
import { Faults } from './world/faults.ts';
import type { Struck } from './world/faults.ts';
import { World } from './world/world.ts';

/** One history: chance by seed, so many acts. A script leaves acts and faults out. */
export interface Script {
  readonly seed: number;
  readonly ops: number;
  /** Acts that are left out. */
  readonly without?: readonly number[];
  /** Only these faults strike; absent: those that chance draws. */
  readonly faults?: readonly Struck[];
  /** The service is as the document has it; absent: as chance draws it. */
  readonly isPlain?: boolean;
  /** Hears what happens, in virtual ms. */
  readonly onNote?: (moment: number, what: string) => void;
}

export interface Run {
  readonly breaches: readonly string[];
  readonly trace: string;
  readonly struck: readonly Struck[];
  /** `fault|entity|point` → how often it struck. */
  readonly hits: ReadonlyMap<string, number>;
  /** What the history went through, to prove that it went through anything. */
  readonly seen: {
    readonly receipts: number;
    readonly creations: number;
    readonly parked: number;
    readonly inTheGap: number;
    readonly turns: number;
  };
}

const persons = ['anna', 'bao', 'carl', 'dina', 'emil'] as const;

/** A history from its script: acts and faults, then calm, then decisions, then the reckoning. */
export async function simulate(script: Script, planted: Planted = {}): Promise<Run> {
  const world = new World(script.seed);
  world.onNote = script.onNote ?? null;
  const faults = new Faults(world, script.faults ?? null);
  const truth = new Truth(() => world.now);
  const shape = world.stream('shape');
  const deployment = { ...deploymentOf(world), ...(script.isPlain && plain) };
  const isCutting = shape.of(0.1);
  let healsAt = Number.POSITIVE_INFINITY;
  const server = new Server({ truth, deployment, cutsLists: () => isCutting && world.now < healsAt });
  const foreigner = new Foreigner(truth, world.stream('foreigner'));
  const oracles = new Oracles(world, truth, deployment);
  const far = {
    basePath: deployment.basePath,
    answer: server.answer.bind(server),
    breakRule: server.breakRule.bind(server),
    breaksRule: server.breaksRule.bind(server),
    refusesVersion: server.refusesVersion.bind(server),
    foreignWrite: ({ entity, id }: { readonly entity: EntityName; readonly id: string | null }) => {
      if (id !== null) foreigner.writeTo(entity, id, world.now);
    },
  };
  const count = shape.pick([2, 2, 2, 3, 4]) ?? 2;
  const stations = ['A', 'B', 'C', 'D']
    .slice(0, count)
    .map((name, at) => new Station(name, persons[at] ?? 'anna', { world, faults, oracles, far, planted }));
  for (const station of stations) world.after(shape.between(0, 500), () => station.boot());
  const without = new Set(script.without);
  const gap = shape.pick([300, 1_500, 5_000, 15_000]) ?? 1_500;
  let at = 2_000;
  for (let number = 1; number <= script.ops; number += 1) {
    const chance = world.stream(`act ${number}`);
    at += chance.between(1, gap * 2);
    if (without.has(number)) continue;
    world.after(at, () => {
      if (chance.of(0.12)) return foreigner.write(world.now);
      const station = chance.pick(stations);
      if (!station) return;
      const twice = befall({ world, station, truth, faults, chance });
      act(station, { number, now: world.now, chance, truth, twice });
    });
  }
  await world.run(at + 5_000);
  faults.on = false;
  healsAt = world.now + (isCutting ? defaultLimits.quietMs + 150_000 : 0); // past the look-ups that conclude
  await settleDown({ world, stations, truth, oracles, healsAt });
  for (const station of stations)
    for (const profile of station.profiles.values()) reckon(profile, truth, oracles, isResting);
  const { breaches } = oracles;
  oracles.ledger.reckon();
  onceEach(truth, oracles);
  const profiles = [...oracles.profiles];
  return {
    breaches: breaches.all,
    trace: world.trace,
    struck: faults.struck,
    hits: faults.hits,
    seen: {
      receipts: profiles.reduce((sum, { disk }) => sum + disk.receipts.size, 0),
      creations: truth.created.length,
      parked: profiles.reduce((sum, { steps }) => sum + steps.length, 0),
      inTheGap: oracles.overwriting.inTheGap,
      turns: world.turns,
    },
  };
}
