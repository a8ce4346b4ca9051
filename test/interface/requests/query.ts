/** The content of a query, in the form that the document's conventions allow (Conventions.4). */
export interface ParsedQuery {
  /** Paths compared with `eq`. */
  readonly filter: readonly string[];
  readonly startsWith: readonly string[];
  readonly expand: readonly string[];
  readonly select: readonly string[];
  readonly orderBy: readonly string[];
}

const options = {
  $filter: filterPaths,
  $expand: (text: string) => ({ expand: text.split(',') }),
  $select: (text: string) => ({ select: text.split(',') }),
  $orderby: (text: string) => ({ orderBy: text.split(',').map((by) => by.replace(/ desc$/u, '')) }),
} satisfies Record<string, (text: string) => Partial<ParsedQuery>>;
const optionNames = ['$filter', '$expand', '$select', '$orderby'] as const;

/**
 * Reads the query of an address as it was sent, without its `?`. Throws for everything that the document does not show,
 * or writes differently.
 */
export function readQuery(query: string): ParsedQuery {
  const asked = { filter: [], startsWith: [], expand: [], select: [], orderBy: [] };
  const seen = new Set<string>();
  for (const option of query === '' ? [] : query.split('&')) {
    const at = option.indexOf('=');
    const name = optionNames.find((known) => known === option.slice(0, at));
    if (name === undefined || seen.has(name)) throw new Error(`option ${option}`);
    seen.add(name);
    Object.assign(asked, options[name](decoded(option.slice(at + 1))));
  }
  return asked;
}

/**
 * The one encoding of R1.2: a space is %20, + is %2B, a backslash %5C; an address also writes the apostrophe as %27.
 */
function decoded(raw: string): string {
  const text = decodeURIComponent(raw);
  if (encodeURIComponent(text).replaceAll("'", '%27') !== raw) throw new Error(`encoding of ${raw}`);
  return text;
}

const comparison =
  /(?:(?<path>[\w/]+) eq (?:'(?:[^']|'')*'|-?\d+|true|false)|startswith\((?<start>[\w/]+), '(?:[^']|'')*'\))(?<and> and )?/uy;
/** A share, and the folders below it (R1.3). */
const directory = /^path eq [^\\/]+(?:\\[^\\/]+)*$/u;

function filterPaths(text: string): Partial<ParsedQuery> {
  if (directory.test(text)) return { filter: ['path'] };
  const filter: string[] = [];
  const startsWith: string[] = [];
  for (let at = 0, more = true; more; at = comparison.lastIndex) {
    comparison.lastIndex = at;
    const { path, start, and } = comparison.exec(text)?.groups ?? {};
    if (path !== undefined) filter.push(path);
    else if (start !== undefined) startsWith.push(start);
    else throw new Error(`$filter=${text}`);
    more = and !== undefined;
    if (!more && comparison.lastIndex !== text.length) throw new Error(`$filter=${text}`);
  }
  return { filter, startsWith };
}
