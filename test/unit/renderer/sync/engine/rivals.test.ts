import { expect, test } from 'vitest';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { applied, done, engineOn } from './bench.ts';

/** A change that another workstation's file brings: no intent has checked it here. */
const gives = (seq: number, target: string, company: string): Step =>
  aStep({
    id: `s${seq}`,
    seq,
    entity: 'Convention',
    target,
    changes: [{ field: 'EntrepriseId', base: rawOf(null), mine: rawJson(company) }],
    base: rawJson(`{"Id":${target},"EntrepriseId":null}`),
  });

async function adopted(...steps: readonly Step[]) {
  const orders: ReplaceOrder[] = [];
  const { begin, engine, world, stores } = engineOn({
    pull: async () => done,
    replace: async (order) => {
      orders.push(order);
      return applied(order.id);
    },
  });
  const agreements = [
    { Id: 1, EntrepriseId: 12 },
    { Id: 2, EntrepriseId: null },
    { Id: 3, EntrepriseId: null },
  ];
  for (const row of agreements) {
    const id = String(row.Id);
    await stores.store.absorb({ entity: 'Convention', of: id }, [pulled(id, JSON.stringify(row))], 0);
  }
  await begin();
  await engine.commands.adopt(steps);
  await world.run(10);
  return { orders, left: stores.snapshot().steps };
}

test('R4.2 an order names the agreement that has the company, as far as this workstation knows: main reads it', async () => {
  const { orders } = await adopted(gives(1, '2', '12'), gives(2, '3', '14'));
  expect(orders.map(({ id, rivals }) => [id, rivals])).toEqual([
    ['2', [{ entity: 'Convention', id: '1' }]],
    ['3', undefined],
  ]);
});

test('R4.2 of two changes that give one company, the second is refused before it leaves', async () => {
  const { orders, left } = await adopted(gives(1, '2', '13'), gives(2, '3', '13'));
  expect(orders.map(({ id }) => id)).toEqual(['2']);
  expect(left).toMatchObject([
    {
      target: '3',
      state: {
        kind: 'refused',
        failure: {
          kind: 'brokenRule',
          rule: 'companyOfOneAgreement',
          field: 'EntrepriseId',
          by: { entity: 'Convention', id: '2' },
        },
      },
    },
  ]);
});
