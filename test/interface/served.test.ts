import { expect, test } from 'vitest';
import { servedRoutes } from '#main/tools/practice/operations/routes.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { documentedRows } from './inventory.ts';

/** Two separate lists: what the document shows, and what the practice service offers. */
const served = new Set(servedRoutes.map(({ verb, path }) => `${verb} ${path}`));
const documented = documentedRows.map(({ verb, path }) => `${verb} ${path.replace('<id>', '{id}')}`);

test('the practice service serves every documented row, below /selection too where it exists', () => {
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter((row) => !served.has(row))).toEqual([]);
});

test('R3.4 the practice service serves every assumed endpoint', () => {
  const assumed = endpointNames.filter((name) => endpoint(name).assumed);
  expect(assumed.length).toBeGreaterThan(10);
  expect(assumed.filter((name) => !served.has(`${endpoint(name).verb} ${endpoint(name).path}`))).toEqual([]);
});

test('R1.6 the request whose method is not stated is served both ways', () => {
  for (const name of ['InscriptionSequence.eligible', 'selection/InscriptionSequence.eligible'] as const) {
    const { path } = endpoint(name);
    expect([served.has(`GET ${path}`), served.has(`POST ${path}`)]).toEqual([true, true]);
  }
});
