import { describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { caller, credentials, failure, run, toAdd } from './workstation.ts';

const body = rawJson('{}');
const change = { field: 'Nom', base: null, mine: rawJson('"B"') };

/** Ada was in before Ben; what each of their outboxes orders. */
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

describe('I19 what an outbox orders goes out with its own person’s credentials only', () => {
  test('the page of whom was in before is refused, and the service is asked nothing', async () => {
    const { service, ofAda } = await twoPersons();
    for (const order of ofAda) await expect(order()).rejects.toMatchObject(failure('locked'));
    expect(service.askedAs).toEqual([]);
  });

  test('what the open one orders goes out as that person', async () => {
    const { service, ofBen } = await twoPersons();
    for (const order of ofBen) await order();
    expect(service.askedAs).toEqual(['ben', 'ben', 'ben']);
  });
});
