import { afterEach, expect, test, vi } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import type { Verdict } from '#shared/ipc/write.ts';

test('I19 returns nothing for another profile than the open one', async () => {
  const current = currentService({ all: () => undefined });
  const client = {} as unknown as ServiceClient; // nothing is asked of it here
  await current.open('ada', client);
  expect([current.client(), current.client('ada')]).toEqual([client, client]);
  expect(() => current.client('ben')).toThrow('locked');
});

const closed: string[] = [];
afterEach(() => void closed.splice(0));
const clientOf = (name: string): ServiceClient =>
  ({ close: async () => void closed.push(name) }) as unknown as ServiceClient; // nothing else is asked of it here

test('I19 of two simultaneous openings the later one wins, and the other is closed', async () => {
  const current = currentService({ all: () => undefined });
  const slow = Promise.withResolvers<void>();
  const first = { close: () => slow.promise } as unknown as ServiceClient; // as above
  await current.open('first', first);
  const a = current.open('a', clientOf('a'));
  const b = current.open('b', clientOf('b'));
  slow.resolve();
  await Promise.all([a, b]);
  expect([current.profileId, closed]).toEqual(['b', ['a']]);
});

test('S9 a lock closes a renewed service, and the client by which something is still being written', async () => {
  const { promise: neverEnds } = Promise.withResolvers<void>();
  const current = currentService({ all: () => undefined, reads: () => neverEnds });
  await current.open('ada', clientOf('before'));
  await current.renew('ada', clientOf('after'));
  expect(closed).toEqual([]);
  await current.bar();
  expect(closed.toSorted()).toEqual(['after', 'before']);
  await expect(current.renew('ada', clientOf('late'))).rejects.toThrow('locked');
  expect(closed).toContain('late');
});

test('R3.5 a write of the former client that is refused its password does not ask the user for the new one', async () => {
  const answer = Promise.withResolvers<Verdict>();
  const orders = openOrders();
  const current = currentService({ all: () => undefined, reads: () => orders.ended() });
  const act = vi.fn<ServiceClient['act']>(() => answer.promise);
  const former = { act, close: async () => void closed.push('former') } as unknown as ServiceClient; // nothing else is asked
  const refused: Verdict = { kind: 'notSent', failure: { kind: 'password', status: 401 } };
  await current.open('ada', former);
  const { 'write.act': write } = writeHandlers(current, orders, openQuestions());
  const order = { profileId: 'ada', endpoint: 'Convention.synchroniseAffaire', id: '1', body: null } as const;
  const writing = write(order, { pageId: 1 });
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  const next = { act: async () => refused, close: async () => undefined } as unknown as ServiceClient; // as above
  await current.renew('ada', next);
  answer.resolve(refused);
  expect(await writing).toEqual({ kind: 'notSent', failure: { kind: 'offline' } });
  await vi.waitFor(() => expect(closed).toEqual(['former']));
  expect(await write(order, { pageId: 1 }), 'by the new one').toEqual(refused);
});

test('what was stored for a profile that is not open any more has nothing to renew', async () => {
  const current = currentService({ all: () => undefined });
  const open = clientOf('ben');
  await current.open('ben', open);
  await current.renew('ada', clientOf('unused'));
  expect([current.client('ben') === open, closed]).toEqual([true, ['unused']]);
});
