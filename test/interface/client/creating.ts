import { expect } from 'vitest';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CallAnswer } from '#shared/ipc/call.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { called, entityOf, rowsOf } from './calling.ts';
import { isServed, longestList } from './deployment.ts';
import { comparable, expectShows } from './expectations.ts';
import { bodyIn, raw } from './rows.ts';
import type { Scenario } from './scenario.ts';
import { settles } from './settling.ts';
import type { Setup } from './setup.ts';

/** An endpoint that creates: called once, and then through a user's change, which can be settled (R3.2, R3.6). */
export async function creates(setup: Setup, name: EndpointName, scenario: Scenario): Promise<void> {
  const asked = await scenario.asks(setup);
  const answer = await called(setup, name, asked);
  await expectMade(setup, name, scenario, answer, bodyIn(asked));
  await scenario.proves?.(setup, answer, asked);
  const { entity, confirm } = endpoint(name);
  // A creation that needs confirmation is never queued (R4.3).
  if (!confirm && endpointFor(entity, 'create') === name) await settles(setup, name, scenario);
}

async function expectMade(
  setup: Setup,
  name: EndpointName,
  scenario: Scenario,
  answer: CallAnswer,
  body: RawJson,
): Promise<void> {
  const { differences } = setup;
  const { entity } = endpoint(name);
  if (answer.kind === 'guid') return; // a folder is looked up by its own scenario
  const id = answer.kind === 'entity' ? answer.id : null;
  expect(id !== null).toBe(scenario.namesId?.(differences) ?? true);
  if (id !== null) expect(BigInt(id) > 2n ** 53n, 'R5.4').toBe(differences.ids === 'large');
  if (answer.kind === 'entity') expectShows(setup, entity, answer.row, body);
  const kept = await keptRow(setup, entity, id, body);
  if (kept) expectShows(setup, entity, kept, body);
}

/** The new entity in another read of the service; null where nothing shows it in this deployment. */
async function keptRow(setup: Setup, entity: EntityName, id: string | null, body: RawJson): Promise<RawJson | null> {
  const one = endpointFor(entity, 'one');
  if (one && id !== null && isServed(one, setup.differences)) return (await entityOf(setup, one, { id })).row;
  const list = endpointFor(entity, 'list');
  // Applicants are listed with a complete file only (Candidat rule 4).
  if (!list || setOf(entity) === 'Candidat' || !isServed(list, setup.differences)) return null;
  const field = endpoint(list).filterOn?.find((candidate) => membersOf(body).has(candidate));
  if (endpoint(list).filterRequired && field === undefined) return null; // its own scenario knows the filter
  const rows = await rowsOf(
    setup,
    list,
    field === undefined ? {} : { filter: { eq: [field, literal(raw(body, field))] } },
  );
  const names = [...membersOf(body).keys()];
  const sent = JSON.stringify(comparable(setup, body, names));
  const found = rows.find((row) =>
    id === null ? JSON.stringify(comparable(setup, row, names)) === sent : raw(row, 'Id') === id,
  );
  if (!found && rows.length < longestList(setup.differences)) throw new Error(`${entity} ${String(id)} is not listed`);
  return found ?? null;
}

const literal = (value: RawJson): string | { integer: string } =>
  value.startsWith('"') ? String(parseRaw(value)) : { integer: value };
