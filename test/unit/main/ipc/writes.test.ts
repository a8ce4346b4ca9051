import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { caller, credentials, refuses, run, toAdd } from './workstation.ts';

const body = rawJson('{}');
const change = { field: 'Nom', base: null, mine: rawJson('"B"') };

/** Ada was signed in before Ben; the orders of each of their outboxes. */
async function twoPersons() {
  const { handlers, service } = await run();
  const { id: ada } = await handlers['service.add'](toAdd, caller);
  const { id: ben } = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'ben' } }, caller);
  await handlers['service.open']({ profileId: ada }, caller);
  await handlers['service.open']({ profileId: ben }, caller);
  const orders = (profileId: string) => [
    async () => handlers['write.create']({ profileId, attempt: 'c', entity: 'Mail', body }, caller),
    async () =>
      handlers['write.replace'](
        { profileId, attempt: 'r', entity: 'Planification', id: '12', changes: [change], base: null },
        caller,
      ),
    async () => handlers['write.settle']({ profileId, entity: 'Mail', body, notThese: [], due: [] }, caller),
  ];
  return { service, ofAda: orders(ada), ofBen: orders(ben) };
}

describe('I19 the orders of an outbox are sent with its own user’s credentials only', () => {
  test('refuses the page of the previous user, and sends nothing to the service', async () => {
    const { service, ofAda } = await twoPersons();
    for (const order of ofAda) await refuses(order(), 'locked');
    expect(service.askedAs).toEqual([]);
  });

  test('sends the orders of the open profile as its user', async () => {
    const { service, ofBen } = await twoPersons();
    for (const order of ofBen) await order();
    expect(service.askedAs).toEqual(['ben', 'ben', 'ben']);
  });
});
