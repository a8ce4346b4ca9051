import { waitsForUser } from '#sync/rules/attended.ts';
import { isParked } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import type { Oracles } from '../oracles/oracles.ts';
import { secondRowsAreReported } from '../oracles/telling.ts';
import { withoutTextNumbers } from '../service/textNumbers.ts';
import type { Truth } from '../service/truth.ts';
import { withDatesAt } from '../service/values.ts';
import { Chance } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { decide, decideDoubt, send, wantsPassword } from './person.ts';
import type { Station } from './station.ts';

interface Calm {
  readonly world: World;
  readonly stations: readonly Station[];
  readonly truth: Truth;
  readonly oracles: Oracles;
  /** From when on the service shows its lists whole. */
  readonly healsAt: number;
}

/** Longer than every time-out, quiet time and backoff that can follow on one another (I22). */
const mostMs = 90 * 60_000;
const restMs = 20_000;

/**
 * Faults have stopped: everybody's changes go, what is parked is decided, one person after the other at each machine.
 */
export async function settleDown(calm: Calm): Promise<void> {
  const { world, stations, oracles } = calm;
  for (const station of stations) {
    station.machine.lineUp = true;
    station.diskFullUntil = 0;
  }
  await world.run(100_000);
  for (const station of stations) {
    if (!station.main) station.boot();
    for (const page of station.pages) {
      if (!page.hangs) continue;
      oracles.breaches.expect(
        'I24',
        (page.status?.storageFailingSince ?? null) !== null,
        () => `${page.profile.name}: a disk hangs and it is not reported`,
      );
      station.reload(page);
    }
  }
  await decided(calm);
  for (let turn = 0; turn < 2; turn += 1) {
    const more = stations.filter((station) => next(station) !== undefined);
    if (more.length === 0) break;
    for (const station of more) station.signIn(next(station) ?? station.person);
    await world.run(3_000);
    await decided(calm);
  }
}

/** Another user of this machine with steps here. */
const next = (station: Station): string | undefined =>
  [...station.profiles.values()].find(
    ({ person, steps, isHurt }) => person !== station.person && (steps.length > 0 || isHurt),
  )?.person;

async function decided(calm: Calm): Promise<void> {
  const { world, stations, truth, oracles } = calm;
  const chance = new Chance(world.seed);
  await rested(calm);
  for (let round = 0; round < 3; round += 1) {
    const parked = stations.flatMap((station) =>
      station.profile.steps.filter((step) => isParked(step) || waitsForUser(step)).map((step) => ({ station, step })),
    );
    if (parked.length === 0) break;
    for (const { station, step } of parked) {
      const [page] = station.pages;
      // Tried again since, and every answer was as the service writes them. A list without a row that was there counts
      // as cut (I18), so one that is gone stays unread where no other read exists.
      const isUnread = round > 0 && step.state.kind === 'refused' && step.state.failure.kind === 'unreadable';
      oracles.breaches.expect(
        'R5.3',
        !isUnread || truth.row(step.entity, step.target) === undefined,
        () => `${station.profile.name} cannot read what is served of ${step.entity} ${step.target}`,
      );
      if (!page) continue;
      if (step.state.kind === 'waiting') void send(station, page, chance, step);
      else if (step.state.kind === 'doubt') decideDoubt(station, page, truth, step);
      else if (step.state.kind === 'refused' && round > 0) void page.engine.commands.discard(step.id);
      else decide(station, page, chance, step);
    }
    await world.run(2_000);
    await rested(calm);
  }
  await world.run(Math.max(0, calm.healsAt - world.now));
  await refreshed(calm);
  // A list that came whole reopens a doubt that a cut one had left to the user: that takes another quiet time (R3.6).
  if (stations.some(({ profile }) => !isAtEnd(profile))) {
    await rested(calm);
    await refreshed(calm);
  }
  for (const { profile } of stations) {
    converged(profile, truth, oracles);
    secondRowsAreReported(profile, truth, oracles.breaches);
  }
}

/** Every station receives its lists as they are now. */
async function refreshed(calm: Calm): Promise<void> {
  // What began before may still bring a list that was cut, and a refresh meanwhile joins it.
  await received(calm);
  for (const { pages, profile } of calm.stations) {
    for (const entity of ['Planification', 'Dossier'] as const) void pages[0]?.engine.commands.refresh({ entity });
    calm.oracles.born(profile);
  }
  await calm.world.run(3_000);
  await received(calm);
}

/** Until no list is on its way any more; in bounded time. */
async function received({ world, stations }: Calm): Promise<void> {
  const isPulling = ({ pages }: Station): boolean => (pages[0]?.status?.pulls.length ?? 0) > 0;
  for (let waits = 0; waits < 30 && stations.some(isPulling); waits += 1) await world.run(3_000);
}

/** At rest the cache shows what the service holds, but where something is pending (I23). */
function converged(profile: Station['profile'], truth: Truth, { breaches }: Oracles): void {
  const shown = profile.disk.snapshot();
  for (const entity of ['Planification', 'Dossier'] as const) {
    for (const [id, { text }] of truth.rows(entity)) {
      const held = shown.base(entity, id);
      const isNow =
        held === text ||
        (held !== undefined && withDatesAt(withoutTextNumbers(entity, held), 0, 'Z') === withDatesAt(text, 0, 'Z'));
      breaches.expect('I23', isNow, () => `${profile.name} shows an old ${entity} ${id}`);
    }
  }
}

/** Until every step is gone or waits for the user, and no request is under way; in bounded time (I22). */
async function rested({ world, stations, oracles }: Calm): Promise<void> {
  const end = world.now + mostMs;
  do {
    for (const { pages } of stations) for (const page of pages) if (wantsPassword(page)) page.engine.signedIn();
    await world.run(restMs);
  } while (world.now < end && !stations.every((station) => isAtRest(station) && !oracles.sending.anyMayHappen));
  for (const station of stations) {
    const left = station.profile.steps.filter(
      (step) => !isResting(step, station.profile.steps, station.profile.damaged),
    );
    for (const step of left) {
      oracles.breaches.add(
        'I22',
        `${station.profile.name} left ${step.summary.key} ${step.target} ${JSON.stringify(step.state)}`,
      );
    }
    oracles.breaches.expect(
      'I22',
      left.length > 0 || isAtRest(station),
      () => `${station.machine.name} does not come to rest`,
    );
  }
}

function isAtRest({ main, pages, profile }: Station): boolean {
  return (
    main !== null &&
    pages.length > 0 &&
    main.line.going.size === 0 &&
    (pages[0]?.status?.pulls.length ?? 1) === 0 &&
    isAtEnd(profile)
  );
}

const isAtEnd = ({ steps, damaged }: Station['profile']): boolean =>
  steps.every((step) => isResting(step, steps, damaged));

/** Waits for the user, or for a step that does; computed without the core's own functions (I9). */
export function isResting(step: Step, steps: readonly Step[], damaged: readonly Step[]): boolean {
  if (isParked(step) || waitsForUser(step)) return true;
  const awaited = new Set([step.target, ...step.provisional.map(({ id }) => id)].filter((id) => id.startsWith('new:')));
  return [...steps, ...damaged].some((other) => {
    if (other.id === step.id) return false;
    if (other.action === 'create' && awaited.has(other.target)) return true;
    const isBefore = other.entity === step.entity && other.target === step.target && other.seq < step.seq;
    if (isBefore)
      return (isParked(other) || waitsForUser(other)) && (other.state.kind !== 'refused' || sharesField(other, step));
    // Creations that no look-up can distinguish are sent one after the other (I3); two of them in doubt do not wait for
    // each other.
    return (
      step.action === 'create' &&
      step.state.kind === 'waiting' &&
      other.action === 'create' &&
      other.entity === step.entity &&
      other.state.kind === 'doubt'
    );
  });
}

const unitField = (field: string): string => (field === 'Fin' ? 'Debut' : field);
const sharesField = (a: Step, b: Step): boolean =>
  a.changes.some((left) =>
    b.changes.some((right) => unitField(left.field) === unitField(right.field) && left.key === right.key),
  );
