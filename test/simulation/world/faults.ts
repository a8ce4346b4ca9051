import type { Chance } from './chance.ts';
import type { FaultAt, FaultKind, Op, Site } from './faultTable.ts';
import { faultKinds, faultRow } from './faultTable.ts';
import type { World } from './world.ts';

/** Where a fault strikes: counted, so that a run can say what it went through. */
export interface Where {
  readonly station: string;
  readonly entity: string;
  /** The await, or the request, that was under way. */
  readonly point: string;
  readonly op?: Op;
}

/** One fault that struck: which visit of which site, and what. A script is a list of these. */
export type Struck = readonly [visit: string, kind: FaultKind];

/** Some kinds of faults in each history and not all, so that rare ones meet each other (swarm testing). */
const share = 0.35;

/** Decides at every site whether something goes wrong, and what. */
export class Faults {
  /** While true, things go wrong. */
  on = true;
  readonly struck: Struck[] = [];
  readonly hits = new Map<string, number>();
  readonly #world: World;
  readonly #script: ReadonlyMap<string, FaultKind> | null;
  readonly #active: ReadonlySet<FaultKind>;
  readonly #weight: number;
  readonly #ladders = new Map<string, readonly (readonly [FaultKind, number])[]>();
  readonly #visits = new Map<string, { count: number; readonly chance: Chance }>();

  constructor(world: World, script: readonly Struck[] | null) {
    this.#world = world;
    this.#script = script && new Map(script);
    const swarm = world.stream('swarm');
    this.#active = new Set(faultKinds.filter(() => swarm.of(share)));
    this.#weight = swarm.pick([0.3, 1, 1, 2]) ?? 1;
  }

  /** What strikes here and now; null for nothing, which is most often. */
  visit<At extends Site>(site: At, where: Where): FaultAt<At> | null {
    const key = `${site}/${where.station}`;
    let visits = this.#visits.get(key);
    if (!visits) this.#visits.set(key, (visits = { count: 0, chance: this.#world.stream(`fault ${key}`) }));
    visits.count += 1;
    const dice = visits.chance.next();
    if (!this.on) return null;
    const name = `${key}#${visits.count}`;
    const kind = this.#script ? this.#script.get(name) : this.#drawn(site, where.op, dice);
    if (kind === undefined) return null;
    this.struck.push([name, kind]);
    const hit = `${kind}|${where.entity}|${where.point}`;
    this.hits.set(hit, (this.hits.get(hit) ?? 0) + 1);
    this.#world.note(name + kind);
    return kind as FaultAt<At>; // a script names what struck at this very site; drawn kinds are of it
  }

  #drawn(site: Site, op: Op | undefined, dice: number): FaultKind | undefined {
    const key = `${site} ${op}`;
    let ladder = this.#ladders.get(key);
    if (!ladder) {
      let sum = 0;
      const kinds = faultKinds.filter((kind) => {
        const row = faultRow(kind);
        return this.#active.has(kind) && row.site === site && (op === undefined || row.ops === undefined || row.ops.includes(op));
      });
      this.#ladders.set(key, (ladder = kinds.map((kind) => [kind, (sum += faultRow(kind).rate * this.#weight)])));
    }
    return ladder.find(([, upTo]) => dice < upTo)?.[0];
  }
}
