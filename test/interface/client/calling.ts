import { Confirmation } from '#main/api/write/confirmation.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { inSelection } from '#shared/entities/context.ts';
import type { AnyCallInput, CallAnswer } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { KnownRow } from './scenario.ts';
import type { Sent } from './sent.ts';
import type { Setup } from './setup.ts';

/** The endpoint of the setup's context, where it exists there: a scenario names those of the plain one (R1.5). */
const nameIn = ({ context }: Pick<Setup, 'context'>, name: EndpointName): EndpointName =>
  (context === 'selection' && endpointNames.find((each) => each === inSelection(name))) || name;

/** Calls an endpoint in the connection's context, with the user's confirmation where the endpoint may need one. */
export function called(setup: Setup, plainName: EndpointName, asked: AnyCallInput): Promise<CallAnswer> {
  const name = nameIn(setup, plainName);
  const { confirm } = endpoint(name);
  return setup.retryWhenBusy(() =>
    setup.client.call(name, {
      ...asked,
      ...(confirm && { confirmation: new Confirmation(name, asked.id) }),
    }),
  );
}

/** The rows of a list. */
export async function rowsOf(setup: Setup, name: EndpointName, asked: AnyCallInput): Promise<readonly RawJson[]> {
  const answer = await called(setup, name, asked);
  if (answer.kind !== 'collection') throw new Error(`${name} is no list`);
  return answer.rows;
}

/** One entity, read or made. */
export async function entityOf(setup: Setup, name: EndpointName, asked: AnyCallInput): Promise<KnownRow> {
  const answer = await called(setup, name, asked);
  if (answer.kind !== 'entity' || answer.id === null) throw new Error(`${name} answered ${answer.kind} without an id`);
  return { id: answer.id, row: answer.row };
}

/** Whether a request is one to that endpoint. */
export function isTo(name: EndpointName, { verb, path }: Sent): boolean {
  const row = endpoint(name);
  const form = row.path.split('/').map((part) => (part === '{id}' ? String.raw`\d+` : part));
  return verb === row.verb && new RegExp(`^${form.join('/')}$`, 'u').test(path);
}

/** The requests that leave while `work` runs. */
export async function sentBy(setup: Setup, work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const before = setup.sent.length;
  await work();
  return setup.sent.slice(before);
}
