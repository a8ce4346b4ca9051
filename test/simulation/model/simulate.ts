import type { EntityName } from '#shared/entities/index.ts';
import { free, isParked } from '../../../renderer/sync/core/order.ts';
import { twinAway } from '../../../renderer/sync/core/doubt.ts';
import { Checks } from './checks.ts';
import { act, actForeign, decideDoubt, resetCounter } from './person.ts';
import { Service } from './service.ts';
import { Station } from './station.ts';
import type { Planted } from './station.ts';
import { World } from './world.ts';

export interface Run {
  readonly breaches: readonly string[];
  /** What the run went through, to prove that it went through anything. */
  readonly seen: { readonly receipts: number; readonly conflicts: number; readonly creations: number; readonly parked: number };
}

const pulled: readonly EntityName[] = ['Planification', 'Dossier'];

/** One world from one seed: faults and edits for some minutes, then calm, then the reckoning. */
export async function simulate(seed: number, planted: Planted = {}): Promise<Run> {
  resetCounter();
  const world = new World(seed);
  const service: Service = new Service(world);
  const checks = new Checks(() => service);
  const stations = (world.chance(0.5) ? ['A'] : ['A', 'B']).map((name) => new Station(name, world, service, checks, planted));
  let conflicts = 0;
  for (const station of stations) {
    station.boot();
    schedule(world, 600, 9_000, () => {
      conflicts += station.steps.filter(({ state }) => state.kind === 'conflict').length;
      act(world, service, station, checks);
    });
    schedule(world, 10_000, 90_000, () => station.crash(world.between(500, 20_000)));
    schedule(world, 5_000, 60_000, () => breakLine(world, station));
  }
  schedule(world, 2_000, 15_000, () => actForeign(world, service));
  await world.run(world.between(60_000, 240_000));

  world.faulty = false;
  for (const station of stations) {
    station.line.up = true;
    station.line.passwordGood = true;
    if (!station.engine) station.boot();
    station.engine?.signedIn();
  }
  // Bounded: the longest backoffs and quiet times fit in (I22).
  await world.run(20 * 60_000);
  for (const station of stations) for (const step of asked(station)) decideDoubt(station, service, checks, step);
  await world.run(20 * 60_000);
  reckon(stations, service, checks);
  return {
    breaches: checks.breaches,
    seen: {
      receipts: stations.reduce((sum, station) => sum + station.disk.receipts.size, 0),
      conflicts,
      creations: service.created.length,
      parked: stations.reduce((sum, station) => sum + station.steps.length, 0),
    },
  };
}

const asked = (station: Station): Station['steps'] =>
  station.steps.filter(({ state }) => state.kind === 'doubt' && state.asked);

/** Again and again while things are unquiet. */
function schedule(world: World, low: number, high: number, action: () => void): void {
  world.after(world.between(low, high), () => {
    if (!world.faulty) return;
    action();
    schedule(world, low, high, action);
  });
}

function breakLine(world: World, station: Station): void {
  if (world.chance(0.15)) station.line.passwordGood = false;
  station.line.up = false;
  world.after(world.between(1_000, 40_000), () => {
    station.line.up = true;
    if (world.chance(0.5)) station.engine?.hint();
  });
}

function reckon(stations: readonly Station[], service: Service, checks: Checks): void {
  const ids = new Map<string, number>();
  for (const station of stations) {
    const open = station.steps;
    for (const step of free(new Map(open.map((step) => [step.id, step])))) {
      const words = `I22: ${station.name} left ${step.summary.key} ${step.state.kind} of ${step.target}`;
      checks.expect(isParked(step) || twinAway(open, step), `${words} ${JSON.stringify(step.state)}`);
    }
    const receipts = [...station.disk.receipts.values()].filter((receipt) => receipt.action === 'create');
    for (const receipt of receipts) {
      const key = `${receipt.entity} ${receipt.target}`;
      ids.set(key, (ids.get(key) ?? 0) + 1);
      checks.expect(service.row(receipt.entity, receipt.target) !== undefined, `I16: ${key} was acknowledged and is not there`);
    }
    const pending = open.filter((step) => step.action === 'create').length;
    const kept = receipts.length + pending + station.takenBack.size;
    // A crash between the disk and the answer keeps a change whose person was never told: more may be kept, never less.
    checks.expect(kept >= station.accepted.size, `I2: ${station.accepted.size} creations accepted, ${kept} accounted for`);
    const base = station.disk.snapshot();
    for (const entity of pulled) {
      for (const [id, row] of service.rows(entity)) {
        checks.expect(base.base(entity, id) === row, `I23: ${station.name} shows an old ${entity} ${id}`);
      }
    }
    for (const [id, row] of service.rows('Planification')) {
      checks.expect(service.created.some((made) => made.id === id) || row.includes('"Opaque":12345678901234567890.10'), `I11: ${id} lost its number`);
      checks.expect(row.includes('"Inconnu":'), `I11: ${id} lost an unknown member`);
    }
    for (const [id, row] of service.rows('Dossier')) checks.expect(row.includes('"Inconnu":1.50'), `I11: ${id} lost a custom field's member`);
    inOrder(service, station.name, checks);
  }
  for (const [key, count] of ids) checks.expect(count === 1, `I16: ${key} was taken for ${count} creations`);
  const markers = Map.groupBy(service.created, ({ marker, entity }) => `${entity} ${marker}`);
  for (const [marker, made] of markers) checks.expect(made.length === 1 || marker.endsWith('seed'), `I3: ${marker} exists ${made.length} times`);
}

/** Numbers and moments in the values count up, so their order is the order of the edits (I8). */
function inOrder(service: Service, station: string, checks: Checks): void {
  const latest = new Map<string, number>();
  for (const { author, id, unit, after } of service.written) {
    const number = unit === 'Debut+Fin' ? Date.parse(String(JSON.parse(after.split(' ')[0] ?? '""'))) : Number(/"N(\d+)"/u.exec(after)?.[1]);
    if (author !== station || Number.isNaN(number)) continue;
    const key = `${id} ${unit}`;
    checks.expect(number >= (latest.get(key) ?? 0), `I8: ${station} wrote ${number} to ${key} after ${latest.get(key)}`);
    latest.set(key, number);
  }
}
