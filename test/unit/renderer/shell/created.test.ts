import { expect, test } from 'vitest';
import type { OutboxView } from '#cache/queries/views.ts';
import { createdSince } from '#shell/FollowCreated.tsx';
import type { Step } from '#sync/step.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

const stepOf = (id: string, target: string, action: Step['action'] = 'create'): Step =>
  aStep({ id, seq: 1, entity: 'Directory', target, action });
const receiptOf = (id: string, target: string, action: Step['action'] = 'create'): Step =>
  aReceipt({ id, seq: 1, entity: 'Directory', target, action });
const outbox = (
  waiting: readonly Step[],
  receipts: readonly Step[] = [],
  toDecide: readonly Step[] = [],
): OutboxView => ({
  waiting,
  toDecide,
  receipts,
});

test('I6 what was open under a provisional id is followed to the service’s id', () => {
  const first = createdSince(new Map(), outbox([stepOf('a', 'new:1'), stepOf('b', '12', 'replace')]));
  expect(first.created.size).toBe(0);
  const after = createdSince(first.pending, outbox([], [], [stepOf('a', 'new:1')]));
  expect(after.created.size).toBe(0);
  const done = createdSince(after.pending, outbox([], [receiptOf('a', 'GUID-1'), receiptOf('b', '12', 'replace')]));
  expect([...done.created]).toEqual([['new:1', 'GUID-1']]);
  expect(createdSince(done.pending, outbox([], [receiptOf('a', 'GUID-1')])).created.size).toBe(0);
});

test('I6 a cancelled creation has no id to follow', () => {
  const { pending } = createdSince(new Map(), outbox([stepOf('a', 'new:1')]));
  const given = { ...stepOf('a', 'new:1'), state: { kind: 'dropped', at: 1, mayHaveArrived: false } } as const;
  expect(createdSince(pending, outbox([], [given])).created.size).toBe(0);
});
