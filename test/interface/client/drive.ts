import { expect } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { isTo, sentBy } from './calling.ts';
import { creates } from './creating.ts';
import { isServed } from './deployment.ts';
import { callsOnce, lists, missesIt } from './reading.ts';
import { replaces } from './replacing.ts';
import type { Road } from './road.ts';
import type { Replacing, Scenario } from './scenario.ts';

type Driver = (road: Road, name: EndpointName, scenario: Scenario) => Promise<unknown>;

const drivers: Readonly<Record<Exclude<Endpoint['kind'], 'replace'>, Driver>> = {
  one: callsOnce,
  list: lists,
  ids: callsOnce,
  action: callsOnce,
  create: creates,
};

/** Runs one endpoint of the interface as its scenario says; it must have been called, in the connection's context. */
export async function drive(road: Road, name: EndpointName, scenario: Scenario | Replacing): Promise<void> {
  const { kind } = endpoint(name);
  const sent = await sentBy(road, () => {
    if ('starts' in scenario) return replaces(road, name, scenario);
    if (kind === 'replace') throw new Error(`${name} replaces: it wants another scenario`);
    return (isServed(name, road.differences) ? drivers[kind] : missesIt)(road, name, scenario);
  });
  expect(sent.some((request) => isTo(name, road.context, request))).toBe(true);
}
