import type { Chance } from './chance.ts';
import type { FaultAt, FaultKind, Op, Site } from './faultTable.ts';
import { faultKinds, faultRow, faultsAt } from './faultTable.ts';
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
  readonly #places = new Map<Site, Map<string, Place>>();

  constructor(world: World, script: readonly Struck[] | null) {
    this.#world = world;
    this.#script = script && new Map(script);
    const swarm = world.stream('swarm');
    const later = world.stream('later swarm');
    this.#active = new Set(faultKinds.filter((kind) => (faultRow(kind).isLater ? later : swarm).of(share)));
    this.#weight = swarm.pick([0.3, 1, 1, 2]) ?? 1;
  }

  /** What strikes here and now; null for nothing, which is most often. */
  visit<At extends Site>(site: At, where: Where): FaultAt<At> | null {
    const place = this.#placeOf(site, where.station);
    place.visits += 1;
    const dice = place.chance.next();
    if (!this.on) return null;
    const kind = this.#script
      ? this.#script.get(visitName(site, where, place))
      : this.#drawn(place, site, where.op, dice);
    if (kind === undefined) return null;
    const name = visitName(site, where, place);
    this.struck.push([name, kind]);
    const hit = `${kind}|${where.entity}|${where.point}`;
    this.hits.set(hit, (this.hits.get(hit) ?? 0) + 1);
    this.#world.note(name + kind);
    return kind as FaultAt<At>; // a script names what struck at this very site; drawn kinds are of it
  }

  #placeOf(site: Site, station: string): Place {
    const places = this.#places.get(site) ?? new Map<string, Place>();
    let place = places.get(station);
    if (!place) {
      place = { visits: 0, chance: this.#world.stream(`fault ${site}/${station}`), ladders: new Map() };
      this.#places.set(site, places.set(station, place));
    }
    return place;
  }

  #drawn({ ladders }: Place, site: Site, op: Op | undefined, dice: number): FaultKind | undefined {
    let ladder = ladders.get(op);
    if (!ladder) {
      let sum = 0;
      const kinds = faultsAt(site).filter((kind) => {
        const { ops } = faultRow(kind);
        return this.#active.has(kind) && (op === undefined || ops === undefined || ops.includes(op));
      });
      ladders.set(op, (ladder = kinds.map((kind) => [kind, (sum += faultRow(kind).rate * this.#weight)])));
    }
    const [, most] = ladder.at(-1) ?? nothing;
    return dice < most ? ladder.find(([, upTo]) => dice < upTo)?.[0] : undefined;
  }
}

/** One site of one workstation. */
interface Place {
  visits: number;
  readonly chance: Chance;
  /** For each kind of request, the faults that can strike and up to which dice each does. */
  readonly ladders: Map<Op | undefined, readonly (readonly [FaultKind, number])[]>;
}

const nothing = [undefined, 0] as const;
const visitName = (site: Site, { station }: Where, { visits }: Place): string => `${site}/${station}#${visits}`;
