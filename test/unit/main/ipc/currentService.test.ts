import { expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { currentService } from '#main/ipc/currentService.ts';

test('I19 returns nothing for another profile than the open one', async () => {
  const current = currentService(() => undefined);
  const client = {} as unknown as ServiceClient; // nothing is asked of it here
  await current.open('ada', client);
  expect([current.client(), current.client('ada')]).toEqual([client, client]);
  expect(() => current.client('ben')).toThrow('locked');
});

test('I19 of two simultaneous openings the later one wins, and the other is closed', async () => {
  const closed: string[] = [];
  const clientOf = (name: string): ServiceClient =>
    ({ close: async () => void closed.push(name) }) as unknown as ServiceClient; // nothing else is asked of it here
  const current = currentService(() => undefined);
  const slow = Promise.withResolvers<void>();
  const first = { close: () => slow.promise } as unknown as ServiceClient; // as above
  await current.open('first', first);
  const a = current.open('a', clientOf('a'));
  const b = current.open('b', clientOf('b'));
  slow.resolve();
  await Promise.all([a, b]);
  expect([current.profileId, closed]).toEqual(['b', ['a']]);
});
