import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import type { AnyCallInput } from '#shared/ipc/call.ts';
import { isTo, sentBy } from './calling.ts';
import { drive } from './drive.ts';
import { notAsked } from './expectations.ts';
import { bodyIn } from './rows.ts';
import { scenarioOf } from './scenarios.ts';
import { openSetup } from './setup.ts';
import type { OpenSetup, Setup } from './setup.ts';
import { trespasses } from './trespasses.ts';

let open: OpenSetup;
beforeAll(async () => {
  open = await openSetup();
});
afterAll(() => open.close());

/** Endpoints that always need the user's confirmation; for the others it depends on what changes (see `Replacing`). */
const confirmed = endpointNames.filter((name) => endpoint(name).confirm?.some(({ fields }) => fields === undefined));

/** The input of a valid call of the endpoint. */
async function goodCall(setup: Setup, name: EndpointName): Promise<AnyCallInput> {
  const scenario = scenarioOf(name);
  if (!('starts' in scenario)) return scenario.asks(setup);
  const { id, row } = await scenario.starts(setup);
  return { id, body: row };
}

describe('every endpoint of the interface, through main, on a practice service', () => {
  test.each(endpointNames)('%s: its answer, and what the service then has', (name) =>
    drive(open.within(contextOf(name)), name, scenarioOf(name)),
  );

  test.each(endpointNames)(
    'R1.1 %s: what the endpoint does not allow, or a missing required value, is not sent',
    async (name) => {
      const setup = open.within(contextOf(name));
      const asked = await goodCall(setup, name);
      const all = trespasses(name, asked);
      expect(all.length).toBeGreaterThan(6);
      for (const [what, input] of all) {
        const call = () => setup.client.call(name, { ...input, confirmation: new Confirmation(name, input.id) });
        const sent = await sentBy(setup, () => expect(call(), what).rejects.toMatchObject(notAsked));
        expect(sent, what).toEqual([]);
      }
    },
  );

  test('R4.3 some endpoints always need the user’s confirmation', () => expect(confirmed).toHaveLength(4));

  test.each(confirmed)(
    'R4.3 %s is sent with a confirmation of exactly this call, which is valid once',
    async (name) => {
      const setup = open.within('plain');
      const asked = await goodCall(setup, name);
      const confirmation = new Confirmation(name, asked.id);
      const spent = await sentBy(setup, () => setup.client.call(name, { ...asked, confirmation }));
      expect(spent.filter((request) => isTo(name, request))).toHaveLength(1);
      const others = [new Confirmation(name, '1'), new Confirmation('Convention.replace', asked.id), confirmation];
      for (const confirmation of [undefined, ...others]) {
        const call = () => setup.client.call(name, { ...asked, ...(confirmation && { confirmation }) });
        expect(await sentBy(setup, () => expect(call()).rejects.toMatchObject(notAsked))).toEqual([]);
      }
    },
  );

  test.each(confirmed.filter((name) => endpoint(name).kind === 'create'))(
    'R4.3 %s is not sent from the outbox without a confirmation',
    async (name) => {
      const setup = open.within('plain');
      const order = { entity: endpoint(name).entity, body: bodyIn(await goodCall(setup, name)) };
      for (const confirmation of [undefined, new Confirmation('Convention.replace', '1')]) {
        const create = () => setup.client.create(order, confirmation);
        expect(await sentBy(setup, () => expect(create()).rejects.toMatchObject(notAsked))).toEqual([]);
      }
    },
  );

  test('only endpoints of the interface were called', () => {
    const { sent } = open.within('plain');
    expect(sent.length).toBeGreaterThan(endpointNames.length);
    // What it declares is asked for where a receipt or the union of a person needs it (R3.1, R3.8).
    const others = sent.filter(({ path }) => path !== '/$metadata');
    expect(others.filter((request) => !endpointNames.some((name) => isTo(name, request)))).toEqual([]);
  });
});
