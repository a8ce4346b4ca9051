import type { EndpointName } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { isWithin } from '../http/address.ts';
import { checkContext, foreignOrUnreadable } from '../http/answer.ts';
import type { Connection } from '../http/connection.ts';
import type { Input } from '../http/connection.ts';
import { exchange, urlOf } from '../http/connection.ts';
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
    let addresses: readonly URL[] = [urlOf(connection, name, input)];
    for (;;) {
      const page = yield* firstPage(connection, name, addresses, input, visited);
      if (page === null) return false;
      const nextLink = page.envelope.get('@odata.nextLink');
      if (nextLink === undefined) return true;
      addresses = nextPages(connection, page.at, nextLink, page.envelope.get('@odata.context'));
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

/**
 * Where the next page may be, likeliest first. OData resolves a relative link against the context URL, many services
 * mean the request's or their root: the first that answers counts (R1.4). None leads out of the service (R1.7).
 */
function nextPages({ baseUrl }: Connection, at: URL, link: unknown, context: unknown): readonly URL[] {
  if (typeof link !== 'string') return [];
  const bases = [typeof context === 'string' ? URL.parse(context, at.href) : null, at, new URL(`${baseUrl}/GraphV1/`)];
  const pages = bases.flatMap((base) => (base && URL.parse(link, base.href)) ?? []);
  // A link that is a query alone means the list: of a context it would be `$metadata`.
  const usable = pages.filter((page) => isWithin(baseUrl, page) && !/\/(?:\$|%24)metadata$/iu.test(page.pathname));
  return [...new Map(usable.map((page) => [page.href, page])).values()];
}

interface Page {
  readonly at: URL;
  readonly envelope: RowSplitter['envelope'];
}

/** Reads the first of the pages that the service has; null where it has none of them. */
async function* firstPage(
  connection: Connection,
  name: EndpointName,
  addresses: readonly URL[],
  input: Input,
  visited: Set<string>,
): AsyncGenerator<readonly string[], Page | null, undefined> {
  const isFurther = visited.size > 0;
  for (const at of addresses) {
    if (visited.has(at.href) || visited.size >= connection.limits.pages) continue;
    visited.add(at.href);
    const splitter = new RowSplitter(connection.limits.rowCharacters);
    let began = false;
    try {
      for await (const rows of pageRows(connection, name, at, input, splitter)) {
        began = true;
        yield rows;
      }
      return { at, envelope: splitter.envelope };
    } catch (error) {
      if (began || !isFurther || !(error instanceof FailureError)) throw error;
      const isElsewhere = at !== addresses.at(-1) && notThere.has(error.failure.kind);
      if (!isElsewhere && !isRefusal(error)) throw error;
    }
  }
  return null;
}

/** Reads one page; its nextLink is in the splitter's envelope then. */
async function* pageRows(
  connection: Connection,
  name: EndpointName,
  url: URL,
  input: Input,
  splitter: RowSplitter,
): AsyncGenerator<readonly string[], void, undefined> {
  const reply = await exchange(connection, name, url, input);
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
}

/** The service refuses a page that it announced itself. */
const isRefusal = ({ failure }: FailureError): boolean => failure.kind === 'gone' || failure.kind === 'refused';
/** How an address answers that is not this list: the page may be at another base. */
const notThere: ReadonlySet<FailureKind> = new Set(['foreignAnswer', 'unreadable']);

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
