import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { longestLagMs } from '../service/line.ts';
import type { Truth } from '../service/truth.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';
import type { Sending } from './sending.ts';

interface ReceivingPorts {
  readonly truth: Truth;
  readonly breaches: Breaches;
  readonly sending: Sending;
  readonly now: () => number;
}

/** What a workstation may conclude from a received list: nothing from one that was cut (I18). */
export class Receiving {
  readonly #parts: ReceivingPorts;
  /** When the pull of a set that is under way began. */
  readonly #begunAt = new Map<string, number>();
  /** The rows that it expects in that list. */
  readonly #due = new Map<string, ReadonlySet<string>>();

  constructor(parts: ReceivingPorts) {
    this.#parts = parts;
  }

  begins(profile: Profile, request: PullRequest): void {
    this.#begunAt.set(keyOf(profile, request), this.#parts.now());
  }

  expects(profile: Profile, request: PullRequest, ids: Iterable<string>): void {
    this.#due.set(keyOf(profile, request), new Set(ids));
  }

  /**
   * Whether a list that lacks the row is proven to be cut: the workstation holds it, and expected it when its pull
   * began. A row that was acknowledged since may be newer than the list; one that was found to be gone is not expected,
   * also where its id is given again after a backup was restored.
   */
  provesCut(profile: Profile, entity: PullRequest['entity'], id: string): boolean {
    const isHeld = profile.disk.snapshot().base(entity, id) !== undefined;
    return isHeld && this.#due.get(keyOf(profile, { entity }))?.has(id) !== false;
  }

  ended(profile: Profile, request: PullRequest, { complete, unreadable }: PullStatus, gone: readonly string[]): void {
    const { truth, breaches, sending } = this.#parts;
    const begunAt = this.#begunAt.get(keyOf(profile, request));
    const { entity } = request;
    this.#due.delete(keyOf(profile, request));
    // Other lists may lack existing rows: of folders any, of the school's entities a few (R3.6).
    if (begunAt === undefined || (entity !== 'Planification' && entity !== 'Dossier')) return;
    const there = truth.thereSince(entity, begunAt - longestLagMs);
    const wrongly = gone.filter((id) => there.has(id));
    breaches.expect(
      'I18',
      wrongly.length === 0,
      () => `${profile.name}: a pull took ${entity} ${wrongly.join()} for gone`,
    );
    // An unreadable row may be any; and a cut that hides only unknown rows cannot be detected here (R3.6).
    if (!complete || unreadable.length > 0 || sending.wasHidden(profile, entity)) return;
    const shown = profile.disk.snapshot();
    const lacking = [...there].filter((id) => shown.base(entity, id) === undefined);
    breaches.expect(
      'I18',
      lacking.length === 0,
      () => `${profile.name}: a list of ${entity} without ${lacking.join()} was called complete`,
    );
  }
}

const keyOf = ({ name }: Profile, { entity }: PullRequest): string => `${name} ${entity}`;
