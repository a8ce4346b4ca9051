import { setsOfRivals } from '#shared/checks/takenByAnother.ts';
import { isGuid } from '#shared/entities/idForm.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { mostRivals } from '#shared/ipc/write.ts';
import type { Candidate, CreateOrder, Settlement, Verdict } from '#shared/ipc/write.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { lookedThrough } from '../core/datasets.ts';
import { looksFirst, looksLike, lookUpFields } from '../core/index.ts';
import type { Effect, LookBefore } from '../core/index.ts';
import type { CacheStore, Clock, Gateway } from '../ports.ts';
import { awaitedIds } from '../rules/order.ts';
import { rivalsOf } from '../rules/rivals.ts';
import type { Step } from '../step.ts';
import type { KnownRow } from './enginePorts.ts';
import { instantFilter } from './instantFilter.ts';
import type { Pulls } from './pulls.ts';
import type { Runner } from './runner.ts';
import { within } from './within.ts';

/** Longer than any request may take by the limits of the transport. */
const answerMs = 10 * 60_000;
const pingMs = 2 * 60_000;
/** The most rows of one look-up before sending: the user is shown these (I24). */
const mostThere = 20;
/** The most expected ids in one request (IPC size limit, S6, for 19-digit ids). A subset also detects a cut list. */
const mostDue = 200_000;

interface EffectPorts {
  readonly gateway: Gateway;
  readonly cache: CacheStore;
  readonly clock: Clock;
  readonly runner: () => Runner;
  readonly pulls: () => Pulls;
  uuid(): string;
  snapshot(step: Step): Promise<KnownRow>;
  connected(): void;
}

export function createEffects(parts: EffectPorts): { carryOut(effect: Effect): void; stop(): void } {
  const { gateway, clock } = parts;
  /** Ids known when a creation left (I16). */
  const known = new Map<string, ReadonlySet<string>>();
  const timers = new Set<() => void>();
  let stopWake = (): void => undefined;

  const after = (ms: number, callback: () => void): void => {
    const stop = clock.after(ms, () => {
      timers.delete(stop);
      callback();
    });
    timers.add(stop);
  };

  const prepare = async (step: Step): Promise<void> => {
    const { body } = step;
    if (body === null) return;
    // Outside the runner's mutex, which must not wait for slow work.
    const look = looksFirst(step) ? await lookBefore(step) : undefined;
    parts.runner().untilDone(async () => {
      const { ids, alike, upTo } = neighboursOf(step, await parts.snapshot(step));
      known.set(step.id, ids);
      const knownUpTo = upTo === null ? {} : { knownUpTo: upTo };
      await parts
        .runner()
        .take({ kind: 'prepared', stepId: step.id, body, seenBefore: alike, ...knownUpTo, ...(look && { look }) });
    });
  };

  /** Rows that a look-up would match (R3.6); it has not left, so none is its own. */
  const lookBefore = async (step: Step): Promise<LookBefore> => {
    const there: Candidate[] = [];
    for (;;) {
      const end = await lookedUp({ ...step, seenBefore: there.map(({ id }) => id) });
      const more =
        end.kind === 'found' ? [{ id: end.id, row: end.row }] : end.kind === 'undecidable' ? end.candidates : [];
      const fresh = more.filter(({ id }) => there.every((known) => known.id !== id));
      if (fresh.length === 0 || there.length > mostThere) return { at: clock.now(), there, end };
      there.push(...fresh);
    }
  };
  const lookedUp = (step: Step): Promise<Settlement> =>
    within(clock, answerMs, settle(parts, step), (detail) => ({
      kind: 'failed' as const,
      failure: { kind: 'timeout' as const, detail },
    }));

  /**
   * Unless an earlier open step gives another row what only one may have (R4.2, R4.4). Without a single read, based on
   * the newest full copy in the cache (R3.4).
   */
  const written = async (step: Step, order: Order): Promise<Verdict> => {
    const isChecked = setsOfRivals(step.entity).length > 0 && step.action !== 'act';
    if (step.action !== 'replace' && !isChecked) return write(gateway, step, order);
    const known = await parts.snapshot(step).catch(() => null); // without the cache, the step's own base is used
    const base = step.action === 'replace' ? (known?.base(step.entity, step.target) ?? step.base) : step.base;
    if (!known || !isChecked) return write(gateway, { ...step, base }, order);
    const { ofService, ofOutbox } = rivalsOf(step, known, parts.runner().state.steps.values());
    if (ofOutbox) return { kind: 'refused', failure: { kind: 'brokenRule', ...ofOutbox } };
    return write(gateway, { ...step, base }, { ...order, rivals: ofService.slice(0, mostRivals) });
  };

  const send = async ({ step, attempt, confirmation }: Extract<Effect, { kind: 'send' }>): Promise<void> => {
    const order = { ...tracedStep(step), attempt: parts.uuid(), ...(confirmation !== null && { confirmation }) };
    const verdict = await within(clock, answerMs, written(step, order), (detail) => ({
      kind: 'doubt' as const,
      failure: { kind: 'timeout' as const, detail },
    }));
    const seen = verdict.kind === 'applied' && (known.get(step.id)?.has(verdict.id) ?? false);
    parts.runner().post({ kind: 'verdict', stepId: step.id, attempt, verdict, known: seen });
    known.delete(step.id);
  };

  const lookUp = async (step: Step, conclusive: boolean): Promise<void> => {
    const settlement = await lookedUp(step);
    parts.runner().post({ kind: 'settlement', stepId: step.id, conclusive, settlement });
  };

  let pings = 0;
  const ping = async (): Promise<void> => {
    pings += 1;
    const mine = pings;
    const failure = await within<Failure | null>(clock, pingMs, gateway.ping(), (detail) => ({
      kind: 'timeout',
      detail,
    }));
    // A later ping replaced this one: only a successful answer still counts.
    if (mine === pings || failure === null) parts.runner().post({ kind: 'pinged', failure });
  };

  const wake = (inMs: number | null): void => {
    stopWake();
    stopWake = inMs === null ? () => undefined : clock.after(inMs, () => parts.runner().post({ kind: 'woke' }));
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.kind) {
      case 'prepare':
        return void prepare(effect.step);
      case 'send':
        return void send(effect);
      case 'lookUp':
        return void lookUp(effect.step, effect.conclusive);
      case 'quiet': {
        const { of, since } = effect;
        return after(effect.ms, () => parts.runner().post({ kind: 'quietPassed', of, since }));
      }
      case 'ping':
        return void ping();
      case 'connected':
        return parts.connected();
      case 'pull':
        return void parts.pulls().receive(effect.request, true);
      case 'wake':
        return wake(effect.inMs);
    }
  };

  const stop = (): void => {
    stopWake();
    for (const cancel of timers) cancel();
  };
  return { carryOut, stop };
}

interface Neighbours {
  /** Every id of the dataset that is known here (I16). */
  readonly ids: ReadonlySet<string>;
  /** Ids of rows that match the creation, so cannot be its outcome (I5, R3.6). */
  readonly alike: readonly string[];
  /** The greatest id; null for GUIDs, and where no row is known. */
  readonly upTo: string | null;
}

/** What exists before a creation leaves, as the service returned it, without pending changes. */
export function neighboursOf(step: Step, known: KnownRow): Neighbours {
  const ids = new Set<string>();
  let upTo: string | null = null;
  const alike: string[] = [];
  const { body } = step;
  const mayBe = body === null ? () => false : instantFilter(step.entity, lookUpFields(step.entity), [body]);
  for (const [id] of known.all(step.entity)) {
    const row = known.base(step.entity, id);
    if (row === undefined) continue; // exists only here
    ids.add(id);
    if (/^\d+$/u.test(id) && (upTo === null || isGreater(id, upTo))) upTo = id;
    if (body !== null && mayBe(row) && isAlike(step, body, row)) alike.push(id);
  }
  return { ids, alike, upTo };
}

/** Ids may be beyond what a number holds (R5.4). */
const isGreater = (id: string, than: string): boolean =>
  id.length > than.length || (id.length === than.length && id > than);

/** A row that cannot be parsed counts as a match: one too many does no harm. */
function isAlike(step: Step, body: RawJson, row: RawJson): boolean {
  try {
    return looksLike(step.entity, body, row);
  } catch (error) {
    if (error instanceof JsonTextError) return true;
    throw error;
  }
}

type Order = Pick<CreateOrder, 'attempt' | 'step' | 'confirmation' | 'rivals'>;

function write(gateway: Gateway, step: Step, { rivals = [], ...order }: Order): Promise<Verdict> {
  const named = rivals.length > 0 ? { rivals } : {};
  const { entity, target: id, changes, base, body, parentPath, endpoint, below } = step;
  if (step.action === 'replace') return gateway.replace({ ...order, ...named, entity, id, changes, base });
  if (isProvisionalIn(step)) return Promise.resolve(notFit);
  if (step.action === 'act')
    return endpoint === undefined ? Promise.resolve(notFit) : gateway.act({ ...order, endpoint, id, body });
  if (body === null) return Promise.resolve(notFit);
  return gateway.create({
    ...order,
    ...named,
    entity,
    body,
    ...(parentPath && { parentPath }),
    ...(endpoint && below !== undefined && { below: { endpoint, id: below } }),
  });
}

/** An order carries the step's id, for the trace. A step of another workstation's file may have an id of any form. */
const tracedStep = ({ id }: Step): { readonly step?: string } => (isGuid(id) ? { step: id } : {});

/** The last check: a step with a provisional id never leaves (I7). */
const isProvisionalIn = (step: Step): boolean => awaitedIds(step).length > 0;
const notFit: Verdict = { kind: 'notSent', failure: { kind: 'badRequest' } };

async function settle({ gateway, cache }: Pick<EffectPorts, 'gateway' | 'cache'>, step: Step): Promise<Settlement> {
  const { entity, target, action, changes, body, seenBefore, parentPath } = step;
  if (action === 'replace') return gateway.look({ ...tracedStep(step), entity, id: target, changes });
  if (body === null) return { kind: 'failed', failure: { kind: 'badRequest' } };
  const due = [...(await cache.due(lookedThrough(step)))].slice(0, mostDue);
  return gateway.settle({
    ...tracedStep(step),
    entity,
    body,
    notThese: seenBefore,
    due,
    ...(parentPath && { parentPath }),
  });
}
