import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { AnyCallInput } from '#shared/ipc/call.ts';
import { contextsOf, isTo, sentBy } from './calling.ts';
import { drive } from './drive.ts';
import { notAsked } from './expectations.ts';
import { openRoad } from './road.ts';
import type { OpenRoad, Road } from './road.ts';
import { bodyIn } from './rows.ts';
import { scenarioOf } from './scenarios.ts';
import { trespasses } from './trespasses.ts';

let open: OpenRoad;
beforeAll(async () => {
  open = await openRoad();
});
afterAll(() => open.close());

const everywhere = endpointNames.flatMap((name) => contextsOf(name).map((context) => [name, context] as const));
/** Rows that always want a person's yes; the others are asked by what changes (see `Replacing`). */
const confirmed = endpointNames.filter((name) => endpoint(name).confirm?.some(({ fields }) => fields === undefined));

/** What a good call of the row says. */
async function goodCall(road: Road, name: EndpointName): Promise<AnyCallInput> {
  const scenario = scenarioOf(name);
  if (!('starts' in scenario)) return { ...(await scenario.asks(road)), ...road.here };
  const { id, row } = await scenario.starts(road);
  return { id, body: row, ...road.here };
}

describe('every row of the interface, through main, on a practice service', () => {
  test.each(everywhere)('%s in the %s context: what comes back, and what the service then holds', (name, context) =>
    drive(open.within(context), name, scenarioOf(name)),
  );

  test.each(everywhere)(
    'R1.1 %s in the %s context: what the row does not allow, or lacks, is not sent',
    async (name, context) => {
      const road = open.within(context);
      const asked = await goodCall(road, name);
      const all = trespasses(road, name, asked);
      expect(all.length).toBeGreaterThan(7);
      for (const [what, input] of all) {
        const call = () => road.client.callRow(name, { ...input, confirmation: new Confirmation(name, input.id) });
        const sent = await sentBy(road, () => expect(call(), what).rejects.toMatchObject(notAsked));
        expect(sent, what).toEqual([]);
      }
    },
  );

  test('R4.3 some rows always want a person’s yes', () => expect(confirmed).toHaveLength(4));

  test.each(confirmed)('R4.3 %s goes with a yes to this very call, which is good for once', async (name) => {
    const road = open.within('plain');
    const asked = await goodCall(road, name);
    const yes = new Confirmation(name, asked.id);
    const spent = await sentBy(road, () => road.client.callRow(name, { ...asked, confirmation: yes }));
    expect(spent.filter((request) => isTo(name, 'plain', request))).toHaveLength(1);
    const others = [new Confirmation(name, '1'), new Confirmation('Convention.replace', asked.id), yes];
    for (const confirmation of [undefined, ...others]) {
      const call = () => road.client.callRow(name, { ...asked, ...(confirmation && { confirmation }) });
      expect(await sentBy(road, () => expect(call()).rejects.toMatchObject(notAsked))).toEqual([]);
    }
  });

  test.each(confirmed.filter((name) => endpoint(name).kind === 'create'))('R4.3 %s is never queued', async (name) => {
    const road = open.within('plain');
    const order = { entity: endpoint(name).entity, body: bodyIn(await goodCall(road, name)) };
    const sent = await sentBy(road, async () =>
      expect(await road.client.create(order)).toMatchObject({ kind: 'notSent', ...notAsked }),
    );
    expect(sent).toEqual([]);
  });

  test('nothing went out but the rows of the interface', () => {
    const { sent } = open.within('plain');
    expect(sent.length).toBeGreaterThan(everywhere.length);
    expect(sent.filter((request) => !everywhere.some(([name, context]) => isTo(name, context, request)))).toEqual([]);
  });
});
