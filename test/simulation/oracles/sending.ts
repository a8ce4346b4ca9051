import { defaultLimits } from '#main/api/http/limits.ts';
import { contextOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { elementsOf, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { defaultLimits as core } from '#sync/core/index.ts';
import type { Step } from '#sync/step.ts';
import { pieceMs } from '../service/line.ts';
import type { Exchange } from '../service/line.ts';
import { isOfContext, isPersonSet, otherSet } from '../service/persons.ts';
import { markerOf, noSuchEntity, rowsBeforeCut, rowsIn } from '../service/server.ts';
import type { Reply } from '../service/server.ts';
import type { Truth } from '../service/truth.ts';
import { entryState } from '../service/truth.ts';
import type { Profile } from '../station/profile.ts';
import type { World } from '../world/world.ts';
import type { Attending } from './attending.ts';
import type { Breaches } from './breaches.ts';

const mostMs = defaultLimits.freshMs + pieceMs;

/** What a workstation read of an entity, once. */
export interface StationRead {
  readonly at: number;
  /** By the machine's own clock. */
  readonly monotonic: number;
  readonly text: RawJson;
}

interface Sent {
  readonly changes: Step['changes'];
  readonly reading: StationRead | undefined;
  /** Of a person, in the other set (R3.1). */
  readonly other: StationRead | undefined;
  /** The earliest read that it can have been made from, by the clock of the world. */
  readonly readSince: number;
}

/**
 * An absence may be so old when the creation leaves again: the list on its way, the look at it, and the write on its
 * way to main.
 */
const justMs = 60_000;

/** Checks when the first byte of a request leaves. */
export class Sending {
  readonly #world: World;
  readonly #truth: Truth;
  readonly #breaches: Breaches;
  readonly #attending: Attending;
  /** Oldest first. */
  readonly #readings = new Map<string, StationRead[]>();
  /** What a read said is gone, or not served. */
  readonly #gone = new Set<string>();
  /** `profile entity` whose single read was seen to work, and since when. */
  readonly #servedSince = new Map<string, number>();
  readonly #sent = new WeakMap<Exchange, Sent>();
  /** Writes that were sent and may still be carried out, by what they are about: when each left. */
  readonly #mayHappen = new Map<string, Map<Exchange, number>>();
  /** Requests that will be delivered a second time. */
  #comingAgain = 0;
  /** Creations that a service may make twice and Carnet cannot prevent: by user, shown afterwards (R3.9). */
  readonly #excused = new Set<string>();
  /** Copies that a proxy made of a creation: Carnet cannot prevent them. */
  readonly doubled = new Map<string, number>();

  constructor(world: World, truth: Truth, breaches: Breaches, attending: Attending) {
    this.#world = world;
    this.#truth = truth;
    this.#breaches = breaches;
    this.#attending = attending;
  }

  get anyMayHappen(): boolean {
    return this.#mayHappen.size > 0 || this.#comingAgain > 0;
  }

  /**
   * The fresh reads that a replacement can have been made from, oldest first. The latest read need not be its own: a
   * list that lacks the row makes main read it once more, between the write's read and its first byte (R3.6).
   */
  #basesOf(exchange: Exchange, changes: Step['changes']): readonly StationRead[] {
    const { openedAt, entity, request } = exchange;
    const before = this.#readBefore(exchange, entity);
    const possible = before.filter(
      ({ at, text }) => openedAt - at <= mostMs && notKept(entity, text, request.body as RawJson, changes).length === 0,
    ); // a replacement has a body
    return possible.length > 0 ? possible : before.slice(-1);
  }

  #readBefore(exchange: Exchange, entity: EntityName): readonly StationRead[] {
    return (this.#readings.get(readBy({ ...exchange, entity })) ?? []).filter(({ at }) => at <= exchange.openedAt);
  }

  /**
   * A list, where rows have no other read: what it has was read, and what it lacks no read shows (R3.4). The second
   * half of it comes later.
   */
  listed(exchange: Exchange, { status, text }: Reply): void {
    const { line, entity } = exchange;
    const rows = status === 200 ? rowsIn(text) : new Map<string, RawJson>();
    const reader = `${line.machine.name} ${line.person} ${entity} `;
    if (status === 403 || (rows !== null && !text.includes('@odata.nextLink'))) {
      for (const id of this.#truth.rows(entity).keys()) {
        if (rows?.has(id)) continue;
        this.#gone.add(`${reader}${id}`);
        this.#readings.delete(`${reader}${id}`);
      }
    }
    for (const [id, row] of rows ?? rowsBeforeCut(text)) this.#reads(`${reader}${id}`, line, row, pieceMs);
  }

  /** The status says it, also where the words with it never come. */
  answered(exchange: Exchange, { text }: Reply): void {
    if (exchange.op !== 'one' || text !== noSuchEntity.text) return;
    const key = readBy(exchange);
    this.#gone.add(key);
    this.#readings.delete(key); // an earlier read proves nothing about the present row
  }

  read(exchange: Exchange, text: string): void {
    const { line, op } = exchange;
    if (op !== 'one') return;
    if (!text.startsWith('{"@odata.context"')) return;
    const reads = `${line.machine.name}/${line.person} ${exchange.entity}`;
    if (!this.#servedSince.has(reads)) this.#servedSince.set(reads, this.#world.now);
    this.#reads(readBy(exchange), line, text as RawJson); // only rows that production understood are written over
  }

  #reads(key: string, { machine }: Exchange['line'], text: RawJson, atMostLaterMs = 0): void {
    this.#gone.delete(key);
    const reading: StationRead = { at: this.#world.now, monotonic: machine.monotonic() + atMostLaterMs, text };
    this.#readings.set(key, [...(this.#readings.get(key) ?? []), reading]);
  }

  leaves(exchange: Exchange, profile: Profile): void {
    const { op, entity, id, line, request, openedAt } = exchange;
    const { body, user, url } = request;
    this.#world.note(`${line.machine.name} ${op} ${entity} ${id} leaves ${body ?? ''}`);
    const say = (words: string) => (): string => `${words}: ${profile.name} ${op} ${entity} ${id} ${body ?? ''}`;
    this.#breaches.expect('I19', user === line.machine.name || user === profile.person, say(`sent as ${user}`));
    this.#bounded(exchange);
    if (op === 'act') {
      const isKnown = profile.steps.some(
        (step) => step.action === 'act' && step.target === id && step.state.kind === 'sending',
      );
      this.#breaches.expect('I5', isKnown, say('no entry on the disk knows'));
    }
    if (body === undefined) return;
    this.#breaches.expect('I7', !/new:/u.test(url.href) && !/"new:/u.test(body), say('a provisional id left'));
    const entry = this.#entryOf(exchange, profile);
    const changes = entry?.changes ?? [];
    const bases = op === 'replace' ? this.#basesOf(exchange, changes) : [];
    const other = isPersonSet(entity) ? this.#readBefore(exchange, otherSet(entity)).at(-1) : undefined;
    this.#sent.set(exchange, {
      changes,
      reading: bases.at(-1),
      other,
      readSince: Math.min(bases[0]?.at ?? openedAt, other?.at ?? openedAt),
    });
    this.#breaches.expect(
      'I19',
      !/@(\w+)"/u.test(body) || this.#isOwn(exchange, profile),
      say('the change of another person'),
    );
    this.#breaches.expect('I5', entry !== undefined, say('no entry on the disk knows'));
    this.#breaches.expect(
      'R1.5',
      entry === undefined || contextOf(entry.entity) === contextOf(entity),
      say('left in another context than the user chose'),
    );
    const isOfAnother = op === 'replace' && !isOfContext(entity, body as RawJson); // the core made it
    this.#breaches.expect('R1.5', !isOfAnother, say('the row of another context'));
    const key = keyOf(exchange, profile);
    const earlier = this.#mayHappen.get(key) ?? new Map<Exchange, number>();
    const isTooEarly = [...earlier.values()].some((leftAt) => this.#world.now - leftAt < core.quietMs);
    if (op === 'create' && earlier.size > 0) this.#excuse(exchange);
    this.#breaches.expect(
      op === 'create' ? 'I4' : 'I8',
      profile.forgot || !isTooEarly,
      say('sent while an earlier one may still happen'),
    );
    this.#mayHappen.set(key, earlier.set(exchange, this.#world.now));
    if (op === 'create') {
      const there = this.#truth.copies(entity, markerOf(entity, body as RawJson)) > 0; // the core made it
      const isUnseen = this.wasHidden(profile, entity) || this.#isJustThere(exchange, profile);
      if (there && isUnseen) this.#excuse(exchange);
      this.#breaches.expect('I4', profile.forgot || isUnseen || !there, say('sent again though it is there'));
      this.#leftAt.set(key, this.#world.now);
    } else if (op === 'replace') this.#replaces(exchange, profile, body as RawJson, say); // spliced by main
  }

  over(exchange: Exchange, profile: Profile): void {
    if (exchange.request.body === undefined || exchange.again) return;
    const key = keyOf(exchange, profile);
    const sent = this.#mayHappen.get(key);
    sent?.delete(exchange);
    if (sent?.size === 0) this.#mayHappen.delete(key);
  }

  comesAgain(): { over(): void } {
    this.#comingAgain += 1;
    return { over: () => void (this.#comingAgain -= 1) };
  }

  /** A list is read, as it was `ageMs` ago. */
  shows({ entity }: Exchange, profile: Profile, ageMs: number): void {
    this.#lists.set(`${profile.name} ${entity}`, { readAt: this.#world.now, showsAt: this.#world.now - ageMs });
  }
  /** By `profile entity`: when the last list of it was read, and what moment that shows. */
  readonly #lists = new Map<string, { readonly readAt: number; readonly showsAt: number }>();
  /** By what they are about: when creations left last. */
  readonly #leftAt = new Map<string, number>();

  /**
   * It was carried out after the quiet time, and since the list was read by which its absence was concluded a moment
   * ago (R3.6).
   */
  #isJustThere(exchange: Exchange, profile: Profile): boolean {
    const { entity, request } = exchange;
    const list = this.#lists.get(`${profile.name} ${entity}`);
    const leftAt = this.#leftAt.get(keyOf(exchange, profile)) ?? Number.NEGATIVE_INFINITY;
    if (!list || list.readAt - leftAt < core.quietMs || this.#world.now - list.readAt > justMs) return false;
    const marker = markerOf(entity, request.body as RawJson); // a creation has a body
    return this.#truth.created.every(
      (made) => made.entity !== entity || made.marker !== marker || made.at > list.showsAt,
    );
  }

  /** A list was cut silently; `isProven`: by one of the missing rows, which this user's copy holds (R3.6). */
  hides(profile: Profile, entity: EntityName, isProven: boolean): void {
    if (!isProven) this.#hidden.add(`${profile.name} ${entity}`);
  }
  /** `profile entity` with a list whose cut could not be detected. */
  readonly #hidden = new Set<string>();

  wasHidden(profile: Profile, entity: EntityName): boolean {
    return this.#hidden.has(`${profile.name} ${entity}`);
  }

  #excuse({ entity, request }: Exchange): void {
    this.#excused.add(`${entity} ${markerOf(entity, request.body as RawJson)}`); // a creation has a body
  }

  /** A proxy made a copy of it, or it was sent twice for good reason. */
  mayBeTwice(entity: EntityName, marker: string): boolean {
    return this.doubled.has(`${entity} ${marker}`) || this.isExcused(entity, marker);
  }

  /** Sent again after the quiet time while the first could still be carried out, or by a list that hid it. */
  isExcused(entity: EntityName, marker: string): boolean {
    return this.#excused.has(`${entity} ${marker}`);
  }

  /** The step that asked for this write. */
  #entryOf({ op, entity, id, request }: Exchange, profile: Profile): Step | undefined {
    return profile.steps.find((step) => {
      if (step.entity !== entity || step.state.kind !== 'sending') return false;
      if (op === 'replace') return step.action === 'replace' && step.target === id;
      return (
        step.body !== null &&
        step.action === 'create' &&
        markerOf(entity, step.body) === markerOf(entity, request.body as RawJson)
      ); // the core made it
    });
  }

  /** What was asked for and read when it left. */
  sentWith(exchange: Exchange): Sent {
    return (
      this.#sent.get(exchange) ?? { changes: [], reading: undefined, other: undefined, readSince: exchange.openedAt }
    );
  }

  #replaces(exchange: Exchange, profile: Profile, body: RawJson, say: (words: string) => () => string): void {
    const { entity, openedAt } = exchange;
    const { reading, changes } = this.sentWith(exchange);
    // Gone or not served, 404 does not say which; where single reads worked for this user before, it does (R3.1b). What
    // is seen while the connection opens comes too late.
    const isGone = !reading && this.#gone.has(readBy(exchange));
    const isKnown = (this.#servedSince.get(`${profile.name} ${entity}`) ?? Infinity) < openedAt;
    this.#breaches.expect('R3.1b', !isGone || !isKnown, say('written although it was read as gone'));
    // The last copy held goes, to nothing (R3.4).
    if (!this.#truth.row(entity, exchange.id ?? '')) return;
    // Read as gone or not served, and there again by now (a backup was restored): it changed in the gap.
    if (!reading && this.#gone.has(readBy(exchange))) return;
    if (!reading) return this.#breaches.add('I10', say('written over without a read')());
    this.#breaches.expect('I10', openedAt - reading.at <= mostMs, say(`read ${openedAt - reading.at} ms ago`));
    const sent = membersOf(body);
    for (const [member, value] of notKept(entity, reading.text, body, changes)) {
      this.#breaches.add('I11', say(`${member} was read as ${value} and sent as ${sent.get(member)}`)());
    }
    const isEntry = entity === 'Convention' && sent.get('EtatConventionId') === entryState;
    const wasEntry = membersOf(reading.text).get('EtatConventionId') === entryState;
    const { id } = exchange;
    const isAnswered = id !== null && this.#attending.isAnswered(profile.name, entity, id);
    this.#breaches.expect('I15', !isEntry || wasEntry || isAnswered, say('an irreversible change went out by itself'));
  }

  /** Two writes, and with the lists four reads, at once (R5.7). */
  #bounded({ line }: Exchange): void {
    let writes = 0;
    for (const { request } of line.going) if (request.body !== undefined) writes += 1;
    this.#breaches.expect('I24', writes <= defaultLimits.writes, () => `${writes} writes at once`);
    const reads = line.going.size - writes;
    this.#breaches.expect('I24', reads <= defaultLimits.reads + 1, () => `${reads} reads at once`);
  }

  /** Values contain the name of the user who entered them. */
  #isOwn(exchange: Exchange, profile: Profile): boolean {
    const names = (text: string): readonly string[] => [...text.matchAll(/@(\w+)"/gu)].map(([, name = '']) => name);
    if (exchange.op === 'create') return names(exchange.request.body ?? '').every((name) => name === profile.person);
    return this.sentWith(exchange).changes.every(({ mine }) => names(mine).every((name) => name === profile.person));
  }
}

/** The reader and the row. */
const readBy = ({ line, entity, id }: Exchange): string => `${line.machine.name} ${line.person} ${entity} ${id}`;

const keyOf = ({ op, entity, id, request }: Exchange, profile: Profile): string =>
  // a creation has a body
  `${profile.name} ${entity} ${op === 'create' ? markerOf(entity, request.body as RawJson) : id}`;

/** Unedited members of the row that was read, sent with another text (I11). */
function notKept(
  entity: EntityName,
  read: RawJson,
  body: RawJson,
  changes: Step['changes'],
): readonly (readonly [string, RawJson])[] {
  const sent = membersOf(body);
  const { navigations } = describeEntity(entity);
  return [...membersOf(read)].filter(([member, value]) => {
    if (member.includes('@odata.') || navigations.includes(member)) return false;
    if (changes.some(({ field, key }) => field === member && key === undefined)) return false;
    const mine = sent.get(member);
    const codes = changes.filter(({ field }) => field === member).map(({ key }) => key);
    return codes.length === 0 ? mine !== sendable(value) : !sameOthers(value, mine, codes);
  });
}

/** A date that was read with Z is sent with +00:00 (R2.4). */
const sendable = (value: RawJson): string => value.replace(/(?<=T[\d:.]+)Z"$/u, '+00:00"');

/** Every entry except the edited ones is as it was read. */
function sameOthers(read: RawJson, sent: RawJson | undefined, codes: readonly (string | undefined)[]): boolean {
  if (!read.startsWith('[') || !sent?.startsWith('[')) return false;
  const there = new Set(elementsOf(sent));
  return elementsOf(read).every(
    (entry) => codes.includes(String(parseRaw(membersOf(entry).get('Code') ?? 'null'))) || there.has(entry),
  );
}
