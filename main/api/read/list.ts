import type { EndpointName } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { isWithin } from '../http/address.ts';
import { checkContext, foreignOrUnreadable } from '../http/answer.ts';
import type { Connection } from '../http/connection.ts';
import type { Input } from '../http/connection.ts';
import { exchange, urlOf } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { setsOf } from './readOne.ts';
import { RowSplitter } from './rowSplitter.ts';

/**
 * Yields the rows of a list as they arrive, each as its own text, not yet checked. Returns whether the list is
 * complete: false when a further page was announced that cannot be followed (R1.4). Throws FailureError; rows yielded
 * before stay valid.
 */
export async function* listRows(
  connection: Connection,
  name: EndpointName,
  input: Input,
): AsyncGenerator<readonly string[], boolean, undefined> {
  const [, releaseList] = input.brief ? [] : await connection.lists.acquire();
  const [, releaseRead] = await connection.reads.acquire();
  try {
    const visited = new Set<string>();
    let at = urlOf(connection, name, input);
    for (;;) {
      visited.add(at.href);
      const nextLink = yield* pageRows(connection, name, at, input, visited.size > 1);
      if (nextLink === brokenPage) return false;
      if (nextLink === undefined) return true;
      const next = typeof nextLink === 'string' ? URL.parse(nextLink, at.href) : null;
      if (!next || !isWithin(connection.baseUrl, next)) return false;
      if (visited.has(next.href) || visited.size >= connection.limits.pages) return false;
      at = next;
    }
  } finally {
    releaseRead();
    releaseList?.();
  }
}

/** Reads a list to its end and passes each row to the callback, in order. */
export async function eachRow(
  connection: Connection,
  name: EndpointName,
  input: Input,
  onRow: (text: string) => void,
): Promise<{ readonly complete: boolean }> {
  const rows = listRows(connection, name, input);
  for (;;) {
    const next = await rows.next();
    if (next.done) return { complete: next.value };
    for (const row of next.value) onRow(row);
  }
}

const brokenPage = Symbol('brokenPage');

/** Reads one page; returns its nextLink, undefined on the last one. */
async function* pageRows(
  connection: Connection,
  name: EndpointName,
  url: URL,
  input: Input,
  further: boolean,
): AsyncGenerator<readonly string[], unknown, undefined> {
  const splitter = new RowSplitter(connection.limits.rowCharacters);
  const reply = await exchange(connection, name, url, input).catch((error: unknown) => {
    if (further && error instanceof ExchangeError && isRefusal(error)) return undefined;
    throw error;
  });
  if (!reply) return brokenPage;
  const checked = (): void => checkContext(splitter.envelope.get('@odata.context'), ...setsOf(name));
  let head = '';
  // Members arrive in any order: until the context is read, the set of the rows is unknown (R3.7).
  let held: string[] = [];
  let heldCharacters = 0;
  for await (const chunk of reply.chunks(connection.limits.listCharacters)) {
    if (head.length < 100) head += chunk;
    for (const row of understood(
      () => splitter.push(chunk),
      () => foreignOrUnreadable(reply, head),
    )) {
      held.push(row);
      heldCharacters += row.length;
    }
    if (held.length === 0) continue;
    if (splitter.envelope.has('@odata.context')) {
      checked();
      yield held;
      held = [];
      heldCharacters = 0;
    } else if (heldCharacters > connection.limits.answerCharacters) throw new FailureError({ kind: 'tooLarge' });
  }
  understood(
    () => splitter.finish(),
    () => foreignOrUnreadable(reply, head),
  );
  checked();
  if (held.length > 0) yield held;
  return splitter.envelope.get('@odata.nextLink');
}

/** The service refuses a page that it announced itself. */
const isRefusal = ({ failure }: ExchangeError): boolean => failure.kind === 'gone' || failure.kind === 'refused';

/** Distinguishes text that is not a collection: not the service at all, or an answer of it that was cut. */
function understood<Result>(read: () => Result, otherwise: () => ReturnType<typeof foreignOrUnreadable>): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'unreadable') {
      throw new FailureError(otherwise(), { cause: error });
    }
    throw error;
  }
}
