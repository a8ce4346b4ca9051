import type { EndpointName, endpoints } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { CallAnswer } from './callAnswer.ts';
import { answerOf } from './callAnswer.ts';
import type { AnyCallInput } from './callInput.ts';
import { checkedInput, notAllowed } from './callInput.ts';
import type { Confirmation } from './confirmation.ts';
import type { Connection, Input } from './connection.ts';
import { exchangeText } from './connection.ts';
import { heldBack } from './heldRules.ts';
import { listRows } from './list.ts';
import { mustConfirm } from './mustConfirm.ts';
import { readOne } from './readOne.ts';
import { readPart, readRow } from './row.ts';

type Row<Name extends EndpointName> = (typeof endpoints)[Name];
/** Members of the input that a row does not know may not be said; the others it may, or must. */
type Must<Part extends keyof AnyCallInput> = Required<Pick<AnyCallInput, Part>>;
type May<Part extends keyof AnyCallInput> = Pick<AnyCallInput, Part>;
type Never<Part extends keyof AnyCallInput> = { readonly [Name in Part]?: never };

type Id<Given> = Given extends { readonly path: `${string}{id}${string}` } ? Must<'id'> : Never<'id'>;
type Filtered<Given> = Given extends { readonly filterRequired: true }
  ? Must<'filter'>
  : Given extends { readonly filterOn: unknown } | { readonly startsWithOn: unknown }
    ? May<'filter'>
    : Never<'filter'>;
type Listed<Given, Part extends 'expand' | 'select' | 'orderBy'> = Given extends { readonly [Name in Part]: unknown } ? May<Part> : Never<Part>;
type Body<Given> = Given extends { readonly bodyOnGet: unknown } | { readonly required: unknown } | { readonly kind: 'replace' }
  ? Must<'body'>
  : Never<'body'>;
type Selection<Given> = Given extends { readonly selection: unknown } ? May<'selection'> : Never<'selection'>;
/** A yes that is always needed; one that may be, by what changes; none. */
type Yes<Given> = Given extends { readonly confirm: readonly (infer Case)[] }
  ? Case extends { readonly fields: unknown }
    ? { readonly confirmation?: Confirmation }
    : { readonly confirmation: Confirmation }
  : Never<'confirmation'>;

/** What a call of that row must and may say. */
export type InputOf<Name extends EndpointName> = Id<Row<Name>> &
  Filtered<Row<Name>> &
  Listed<Row<Name>, 'expand'> &
  Listed<Row<Name>, 'select'> &
  Listed<Row<Name>, 'orderBy'> &
  Body<Row<Name>> &
  Selection<Row<Name>> &
  Yes<Row<Name>> &
  May<'signal'>;

type KindOf<Answer extends Endpoint['answer']> = {
  entity: 'entity';
  collectionOfOne: 'entity';
  entityOrNothing: 'entity' | 'nothing';
  collection: 'collection';
  guid: 'guid';
  ids: 'ids';
  status: 'nothing';
}[Answer];

/** What a call of that row answers. */
export type AnswerTo<Name extends EndpointName> = Extract<CallAnswer, { kind: KindOf<Row<Name>['answer']> }>;

/**
 * One request to one row of the interface, at most once: there is no second attempt here (R3.2). What the row does not
 * allow is not sent (`badRequest`). Throws FailureError; of a write, `failedWrite` says what the error proves.
 * A replace sends the body as given: who edits uses `replace`, which merges (I10).
 */
export async function call<Name extends EndpointName>(connection: Connection, name: Name, input: InputOf<Name>): Promise<AnswerTo<Name>> {
  return (await callRow(connection, name, input)) as AnswerTo<Name>; // answerOf decodes what the row says, which KindOf repeats in types
}

/** The same for a row that is known only when it runs. */
export async function callRow(connection: Connection, name: EndpointName, given: AnyCallInput): Promise<CallAnswer> {
  const input = checkedInput(name, given);
  const row = endpoint(name);
  if (row.answer === 'collection') return collect(connection, name, input);
  if (row.verb === 'GET') return connection.reads.hold(async () => answerOf(name, await exchangeText(connection, name, input)));
  return connection.writes.hold(async () => {
    const body = rawOrNull(input.body);
    const now = await current(connection, name, input);
    const broken = body && (await heldBack(connection, name, { id: input.id, body, current: now }));
    if (broken) throw new FailureError(broken);
    if ((await mustConfirm(connection, name, body, now)) && !given.confirmation?.take(name, input.id)) {
      throw notAllowed('confirmation');
    }
    return answerOf(name, await exchangeText(connection, name, input));
  });
}

const rawOrNull = (body: string | undefined): RawJson | null => (body === undefined ? null : rawJson(body));

/** The entity as it is, where it decides whether a person must be asked. */
async function current(connection: Connection, name: EndpointName, { id, selection }: Input): Promise<RawJson | null> {
  const { entity, kind, confirm } = endpoint(name);
  // The Selection context is another one (R1.5): what the plain one answers says nothing about it.
  if (kind !== 'replace' || !confirm || id === undefined || selection) return null;
  const read = await readOne(connection, entity, id);
  return read.kind === 'row' ? read.row : null;
}

async function collect(connection: Connection, name: EndpointName, input: Input): Promise<CallAnswer> {
  const rows: RawJson[] = [];
  const unreadable: { text: string; reason: string }[] = [];
  const take = (text: string): void => {
    // A selected row holds a part of the entity, and is never written back (R2.1).
    const row = input.query?.select ? readPart(text) : readRow(endpoint(name).entity, text);
    if (row.ok) rows.push(row.text);
    else unreadable.push({ text, reason: row.reason });
  };
  const read = listRows(connection, name, input);
  for (;;) {
    const next = await read.next();
    if (next.done) return { kind: 'collection', rows, unreadable, complete: next.value };
    for (const text of next.value) take(text);
  }
}
