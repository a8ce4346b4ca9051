import type { EndpointName } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { ownAddress } from '../http/address.ts';
import { checkContext, foreignOrUnreadable, messageIn, quoting, saidInText, saidInstead } from '../http/answer.ts';
import type { Connection } from '../http/connection.ts';
import type { Input } from '../http/connection.ts';
import { exchange, urlOf } from '../http/connection.ts';
import { setsOf } from './readOne.ts';
import { rowHash } from './row.ts';
import { RowSplitter } from './rowSplitter.ts';

export interface ListEnd {
  /** False: the service announced more than it gave, or says itself that something is missing (R1.4). */
  readonly complete: boolean;
  /** What the service says of what is missing. */
  readonly said?: string | undefined;
}

/** What the pages of one list have shown so far. */
interface Walk {
  readonly visited: Set<string>;
  /** What tells its rows apart: a page may bring none that is new. */
  readonly rows: Set<string>;
  came: number;
  said?: string | undefined;
}

/** Pages without a new row after which a list ends: a link that leads on for ever asks for no more than that. */
const mostBarren = 3;

/** The rows of a list as they arrive, as texts not yet checked. Throws FailureError; earlier rows stay valid. */
export async function* listRows(
  connection: Connection,
  name: EndpointName,
  input: Input,
): AsyncGenerator<readonly string[], ListEnd, undefined> {
  const [, releaseList] = input.brief ? [] : await connection.lists.acquire();
  const [, releaseRead] = await connection.reads.acquire();
  try {
    const walk: Walk = { visited: new Set(), rows: new Set(), came: 0 };
    let addresses: readonly URL[] = [urlOf(connection, name, input)];
    let announced = 0;
    for (let barren = 0; ;) {
      const before = walk.rows.size;
      const page = yield* firstPage(connection, name, addresses, input, walk);
      if (page === null) return { complete: false, said: walk.said };
      const { at, envelope } = page;
      // A number may be text (R5.4); what is none announces nothing.
      announced = Number(envelope.get('@odata.count')) || announced;
      const nextLink = envelope.get('@odata.nextlink');
      if (nextLink === undefined)
        return { complete: walk.said === undefined && walk.came >= announced, said: walk.said };
      if (walk.rows.size === before) barren += 1;
      if (barren === mostBarren) return { complete: false, said: walk.said };
      addresses = nextPages(connection, at, nextLink, envelope.get('@odata.context'));
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
): Promise<ListEnd> {
  const rows = listRows(connection, name, input);
  for (;;) {
    const next = await rows.next();
    if (next.done) return next.value;
    for (const row of next.value) onRow(row);
  }
}

/**
 * Likeliest first: OData resolves a relative link against the context URL, many services against the request or their
 * root; the first that answers counts (R1.4). None leads out of the service (R1.7) or of the context (R1.5).
 */
function nextPages({ baseUrl }: Connection, at: URL, link: unknown, context: unknown): readonly URL[] {
  if (typeof link !== 'string') return [];
  const bases = [typeof context === 'string' ? URL.parse(context, at.href) : null, at, new URL(`${baseUrl}/GraphV1/`)];
  const pages = bases.flatMap((base) => (base && URL.parse(link, base.href)) ?? []);
  // A link that is a query alone means the list: of a context it would be `$metadata`.
  const usable = pages
    .flatMap((page) => ownAddress(baseUrl, page) ?? [])
    .filter((page) => !/\/(?:\$|%24)metadata$/iu.test(page.pathname) && inSelection(page) === inSelection(at));
  return [...new Map(usable.map((page) => [page.href, page])).values()];
}

const inSelection = ({ pathname }: URL): boolean => /\/GraphV1\/+selection\//iu.test(pathname);

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
  walk: Walk,
): AsyncGenerator<readonly string[], Page | null, undefined> {
  const { visited } = walk;
  const isFurther = visited.size > 0;
  let refused: string | undefined;
  for (const at of addresses) {
    if (visited.has(at.href) || visited.size >= connection.limits.pages) continue;
    visited.add(at.href);
    const splitter = new RowSplitter(connection.limits.rowCharacters);
    let began = false;
    try {
      for await (const rows of pageRows(connection, name, at, input, { splitter, walk })) {
        began = true;
        yield rows;
      }
      walk.said ??= saidInstead(Object.fromEntries(splitter.envelope));
      return { at, envelope: splitter.envelope };
    } catch (error) {
      if (began || !isFurther || !(error instanceof FailureError)) throw error;
      const isElsewhere = at !== addresses.at(-1) && notThere.has(error.failure.kind);
      if (!isElsewhere && !isRefusal(error)) throw error;
      refused = error.failure.detail;
    }
  }
  walk.said ??= refused;
  return null;
}

/** Reads one page; its nextLink is in the splitter's envelope then. */
async function* pageRows(
  connection: Connection,
  name: EndpointName,
  url: URL,
  input: Input,
  { splitter, walk }: { readonly splitter: RowSplitter; readonly walk: Walk },
): AsyncGenerator<readonly string[], void, undefined> {
  const reply = await exchange(connection, name, url, input);
  const checked = (): void => checkContext(splitter.envelope.get('@odata.context'), ...setsOf(name));
  let head = '';
  // Members arrive in any order: until the context is read, the set of the rows is unknown (R3.7).
  let batch: string[] = [];
  let batchCharacters = 0;
  for await (const chunk of reply.chunks(connection.limits.listCharacters)) {
    if (head.length < 100) head += chunk;
    for (const row of understood(
      () => splitter.push(chunk),
      () => foreignOrUnreadable(reply, head),
    )) {
      const said = errorIn(row);
      walk.said ??= said;
      if (said !== undefined) continue;
      walk.rows.add(atFront.exec(row)?.[1] ?? rowHash(row));
      walk.came += 1;
      batch.push(row);
      batchCharacters += row.length;
    }
    if (batch.length === 0) continue;
    if (splitter.envelope.has('@odata.context')) {
      checked();
      yield batch;
      batch = [];
      batchCharacters = 0;
    } else if (batchCharacters > connection.limits.answerCharacters) throw new FailureError({ kind: 'tooLarge' });
  }
  understood(
    () => splitter.finish(),
    () => foreignOrUnreadable(reply, head),
  );
  quoting(head, checked);
  if (batch.length > 0) yield batch;
}

/** The id at the front, perhaps after annotations: whether such a row is new goes by its id, of others by its text. */
const atFront = /^\{(?:\s*"[^"@]*@[^"]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,)*\s*"id"\s*:\s*"?([1-9]\d*)/iu;

/** A service that fails in the middle of a list may write its error, or a message without an id, in place of a row. */
function errorIn(row: string): string | undefined {
  const mayBe = /"(?:@?odata\.)?error"\s*:/iu.test(row) || !/"(?:stream)?id"\s*:/iu.test(row);
  return mayBe ? (saidInText(row) ?? (messageIn(row) || undefined)) : undefined;
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
