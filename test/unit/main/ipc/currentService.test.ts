import { afterEach, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { currentService } from '#main/ipc/currentService.ts';

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
