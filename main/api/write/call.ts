import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { AnswerTo, CallAnswer } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Connection, Input } from '../http/connection.ts';
import { exchangeText } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { listRows } from '../read/list.ts';
import { readOne } from '../read/readOne.ts';
import { readPart, readRow } from '../read/row.ts';
import { answerOf } from './callAnswer.ts';
import { checkedInput } from './callInput.ts';
import type { RowInput } from './callInput.ts';
import { ConfirmationNeeded } from './confirmation.ts';
import { mustConfirm } from './needsConfirmation.ts';
import { withVersionIfRequired } from './precondition.ts';
import { preflight } from './preflight.ts';

/**
 * At most once: no second attempt here (R3.2); what the endpoint does not allow is `badRequest`. Throws FailureError;
 * `failedWrite` says what it proves. A replace sends the body as given: edits go through `replace` (I10).
 */
export async function call<Name extends EndpointName>(
  connection: Connection,
  name: Name,
  input: RowInput,
): Promise<AnswerTo<Name>> {
  // answerOf decodes by the endpoint, which KindOf repeats in types
  return (await answerTo(connection, name, input)) as AnswerTo<Name>;
}

async function answerTo(connection: Connection, name: EndpointName, given: RowInput): Promise<CallAnswer> {
  const input = checkedInput(name, given);
  const row = endpoint(name);
  if (row.answer === 'collection') return collect(connection, name, input);
  if (row.verb === 'GET')
    return connection.reads.runExclusive(async () => answerOf(name, await exchangeText(connection, name, input)));
  return connection.writes.runExclusive(async () => {
    const reasons = await beforeWriting(async () => {
      const body = rawOrNull(input.body);
      const now = await current(connection, name, input);
      const broken = body && (await preflight(connection, name, { id: input.id, body, current: now }));
      if (broken) throw new FailureError(broken);
      return mustConfirm(connection, name, body, now);
    });
    if (reasons.length > 0 && !given.confirmation?.take(name, input.id)) throw new ConfirmationNeeded(reasons);
    return answerOf(name, await withVersionIfRequired(connection, name, input));
  });
}

/** Any failure here proves that the write did not leave (I4). */
async function beforeWriting<Result>(look: () => Promise<Result>): Promise<Result> {
  try {
    return await look();
  } catch (error) {
    throw error instanceof FailureError ? new ExchangeError(error.failure, false, { cause: error }) : error;
  }
}

const rawOrNull = (body: string | undefined): RawJson | null => (body === undefined ? null : rawJson(body));

/** The current entity, where it decides whether the user must confirm. */
async function current(connection: Connection, name: EndpointName, { id }: Input): Promise<RawJson | null> {
  const { entity, kind, confirm } = endpoint(name);
  if (kind !== 'replace' || !confirm || id === undefined) return null;
  const read = await readOne(connection, entity, id);
  return read.kind === 'row' ? read.row : null;
}

async function collect(connection: Connection, name: EndpointName, input: Input): Promise<CallAnswer> {
  const rows: RawJson[] = [];
  const unreadable: { text: string; reason: string }[] = [];
  let characters = 0;
  const take = (text: string): void => {
    characters += text.length; // stored as a whole, unlike a pull (I24)
    if (characters > connection.limits.answerCharacters) throw new FailureError({ kind: 'tooLarge' });
    // A selected row holds a part of the entity, and is never written back (R2.1).
    const row = input.query?.select ? readPart(text) : readRow(endpoint(name).entity, text);
    if (row.ok) rows.push(row.text);
    else unreadable.push({ text, reason: row.reason });
  };
  const read = listRows(connection, name, input);
  try {
    for (;;) {
      const next = await read.next();
      if (next.done) return { kind: 'collection', rows, unreadable, complete: next.value.complete };
      for (const text of next.value) take(text);
    }
  } finally {
    await read.return({ complete: false }); // discards the rest of a list that was too large
  }
}
