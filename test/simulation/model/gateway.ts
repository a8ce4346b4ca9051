import { describeEntity } from '#shared/entities/index.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { CreateOrder, ReplaceOrder, SettleOrder, Settlement, Verdict } from '#shared/ipc/write.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { differences, mergeReplace } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import { doubtRule } from '../../../renderer/sync/core/areas.ts';
import type { Gateway, PullEnd } from '../../../renderer/sync/ports.ts';
import type { Checks } from './checks.ts';
import type { Service } from './service.ts';
import type { World } from './world.ts';

/** How long a request may be held up on the way and still be carried out; shorter than the quiet time. */
const latestMs = 45_000;

export interface Line {
  up: boolean;
  passwordGood: boolean;
}

/** What main does, on a model of the service, with everything that can go wrong on the way (R3.5). */
export function createModelGateway(world: World, service: Service, line: Line, author: string, checks: Checks): Gateway {
  const travel = (): Promise<void> => world.sleep(world.between(5, 400));
  const failure = (kind: FailureKind): Failure => ({ kind, ...(kind === 'busy' && { retryAfterMs: 3_000 }) });

  /** What keeps a request from arriving, provably. */
  const kept = (): Failure | null => {
    if (!line.up || world.fault(0.05)) return failure('offline');
    if (!line.passwordGood) return failure('password');
    if (world.fault(0.03)) return failure('busy');
    if (world.fault(0.02)) return failure('foreignAnswer');
    return null;
  };

  /**
   * Carries a write out, or not, and says what is known of it: the outcome, or how the answer was lost. A lost one may
   * be carried out at once, much later, or never.
   */
  const carryOut = async <T>(write: () => T): Promise<{ readonly done: T } | { readonly lost: Failure }> => {
    if (!world.fault(0.25)) return { done: write() };
    const how = world.between(1, 5);
    if (how === 1) return { lost: failure('timeout') };
    if (how === 2) {
      checks.pendingLate += 1;
      world.after(world.between(1_000, latestMs), () => {
        checks.pendingLate -= 1;
        write();
      });
      await world.sleep(world.between(500, 5_000));
      return { lost: failure('timeout') };
    }
    write();
    await travel();
    return { lost: failure((['offline', 'serviceError', 'unreadable'] as const)[how - 3] ?? 'offline') };
  };

  return {
    async replace(order: ReplaceOrder): Promise<Verdict> {
      checks.leaving(author, order.entity, order.id);
      try {
        await travel();
        const before = kept();
        if (before) return { kind: 'notSent', failure: before };
        const description = describeEntity(order.entity);
        const fresh = service.row(order.entity, order.id);
        if (fresh === undefined) return { kind: 'refused', failure: failure('gone') };
        const merged = mergeReplace(description, fresh, order.changes);
        if (merged.kind === 'same') {
          return { kind: 'applied', id: order.id, row: fresh, receipt: { outcome: 'verified', changedFields: [], gapMs: null } };
        }
        if (merged.kind === 'conflict') {
          const conflicts = merged.conflicts.map(({ unit, fields }) => ({ unit, fields: [...fields] }));
          return { kind: 'conflict', row: fresh, conflicts };
        }
        await travel();
        const meanwhile = kept();
        if (meanwhile) return { kind: 'notSent', failure: meanwhile };
        if (world.fault(0.03)) return { kind: 'refused', failure: failure('refused') };
        const sent = await carryOut(() => {
          checks.overwriting(author, order, fresh);
          service.replace(order.entity, order.id, merged.body, order.changes, author);
        });
        if ('lost' in sent) return { kind: 'doubt', failure: sent.lost };
        await travel();
        const row = service.row(order.entity, order.id) ?? merged.body;
        const changedFields = [...differences(description, merged.body, row)];
        const outcome = changedFields.length > 0 ? 'changed' : 'verified';
        return { kind: 'applied', id: order.id, row, receipt: { outcome, changedFields, gapMs: 1 } };
      } finally {
        checks.landed(author, order.entity, order.id);
      }
    },

    async create(order: CreateOrder): Promise<Verdict> {
      checks.creating(author, order);
      await travel();
      const before = kept();
      if (before) return { kind: 'notSent', failure: before };
      if (world.fault(0.03)) return { kind: 'refused', failure: failure('refused') };
      const marker = checks.markerOf(order);
      checks.mayHappen(marker);
      const sent = await carryOut(() => {
        checks.happened(marker);
        if (order.entity !== 'Directory') return service.create(order.entity, order.body);
        const members = membersOf(order.body);
        return service.createFolder(
          String(parseRaw(members.get('Nom') ?? '""')),
          String(parseRaw(members.get('Streamid') ?? '""')),
          marker,
        );
      });
      if ('lost' in sent) return { kind: 'doubt', failure: sent.lost };
      if (!sent.done) return { kind: 'refused', failure: failure('refused') };
      await travel();
      const row = order.entity === 'Directory' && world.chance(0.3) ? null : sent.done.row;
      return { kind: 'applied', id: sent.done.id, row, receipt: { outcome: 'verified', changedFields: [], gapMs: null } };
    },

    async settle(order: SettleOrder): Promise<Settlement> {
      await travel();
      const before = kept();
      if (before) return { kind: 'failed', failure: before };
      const rule = doubtRule(order.entity);
      if (rule.settledBy === 'person') return { kind: 'undecidable', candidates: [] };
      const list = order.entity === 'Directory' ? service.children(order.parentPath ?? []) : service.rows(order.entity);
      const wanted = membersOf(order.body);
      const like = [...(list ?? [])].filter(([id, row]) => {
        const there = membersOf(row);
        return (
          !order.notThese.includes(id) &&
          rule.fields.every((field) => {
            const theirs = there.get(order.entity === 'Directory' ? 'Name' : field) ?? null;
            return sameValue(describeEntity(order.entity), field, wanted.get(field) ?? null, theirs);
          })
        );
      });
      const [only, ...more] = like.map(([id, row]) => ({ id, row }));
      if (!only) return { kind: 'absent' };
      return more.length === 0 ? { kind: 'found', ...only } : { kind: 'undecidable', candidates: [only, ...more] };
    },

    async ping() {
      await travel();
      return kept();
    },

    async pull(request, known, onRows, signal): Promise<PullEnd> {
      await travel();
      const before = kept();
      if (before) return { kind: 'failed', failure: before };
      const list = request.entity === 'Directory' ? service.children(request.path ?? []) : service.rows(request.entity);
      if (!list) return { kind: 'failed', failure: failure('gone') };
      const read: readonly (readonly [string, RawJson])[] = [...list];
      let received = 0;
      for (let at = 0; at < read.length || at === 0; at += 3) {
        await travel();
        if (signal.aborted) return { kind: 'failed', failure: failure('cancelled') };
        const during = kept();
        if (during) return { kind: 'failed', failure: during };
        const batch = read.slice(at, at + 3);
        received += batch.length;
        await onRows(
          batch.filter(([id, text]) => known.get(id) !== text).map(([id, text]) => ({ id, hash: text, text })),
          received,
        );
      }
      return { kind: 'done', received, complete: true, unreadable: [] };
    },
  };
}
