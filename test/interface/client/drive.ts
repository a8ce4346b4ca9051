import { expect } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { isTo, sentBy } from './calling.ts';
import { creates } from './creating.ts';
import { isServed } from './deployment.ts';
import { callsOnce, lists, missesIt } from './reading.ts';
import { replaces } from './replacing.ts';
import type { Replacing, Scenario } from './scenario.ts';
import type { Setup } from './setup.ts';

type Driver = (setup: Setup, name: EndpointName, scenario: Scenario) => Promise<unknown>;

const drivers: Readonly<Record<Exclude<Endpoint['kind'], 'replace'>, Driver>> = {
  one: callsOnce,
  list: lists,
  ids: callsOnce,
  action: callsOnce,
  create: creates,
};

/** Runs one endpoint of the interface as its scenario says; it must have been called. */
export async function drive(setup: Setup, name: EndpointName, scenario: Scenario | Replacing): Promise<void> {
  const { kind } = endpoint(name);
  const sent = await sentBy(setup, () => {
    if ('starts' in scenario) return replaces(setup, name, scenario);
    if (kind === 'replace') throw new Error(`${name} replaces: it wants another scenario`);
    return (isServed(name, setup.differences) ? drivers[kind] : missesIt)(setup, name, scenario);
  });
  expect(sent.some((request) => isTo(name, request))).toBe(true);
}
