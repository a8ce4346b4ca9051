import { FailureError } from '../failures/failure.ts';
import type { RawJson } from '../json/rawJson.ts';
import { parseRaw } from '../json/rawJson.ts';

/** The only query options that the service documents (R1.1), as a value that can express no other. */
export type Literal = string | number | boolean | { readonly integer: string };

/** As a filter writes the value of a member; a number keeps exactly its digits (R5.4). */
export function literalOf(raw: RawJson): Literal | undefined {
  if (raw.startsWith('"')) return String(parseRaw(raw));
  return /^\d+$/u.test(raw) ? { integer: raw } : undefined;
}

export type Comparison =
  | { readonly eq: readonly [path: string, value: Literal] }
  | { readonly startsWith: readonly [path: string, prefix: string] }
  /** Directory's own form: unquoted, lower-case `path`, folders joined by a backslash (R1.3). */
  | { readonly directoryPath: readonly [share: string, ...folders: string[]] };
export type Filter = Comparison | { readonly and: readonly Comparison[] };

export interface Query {
  readonly filter?: Filter;
  readonly expand?: readonly string[];
  readonly select?: readonly string[];
  readonly orderBy?: readonly { readonly field: string; readonly descending?: boolean }[];
}

/**
 * Percent-encoded as OData requires (R1.2), with `?`; empty for none. Throws RangeError for other names or numbers
 * (R1.1).
 */
export function queryString(query: Query): string {
  const options: [string, string][] = [];
  if (query.filter) options.push(['$filter', filterText(query.filter)]);
  if (query.expand?.length) options.push(['$expand', names(query.expand)]);
  if (query.select?.length) options.push(['$select', names(query.select)]);
  if (query.orderBy?.length) {
    options.push(['$orderby', query.orderBy.map(orderText).join(',')]);
  }
  if (options.length === 0) return '';
  return `?${options.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}

/** Throws `badRequest` where the text has half of a surrogate pair, which no address can have. */
function encoded(value: string): string {
  if (!value.isWellFormed()) throw new FailureError({ kind: 'badRequest' });
  return encodeURIComponent(value);
}

function filterText(filter: Filter): string {
  if ('eq' in filter) return `${path(filter.eq[0])} eq ${literalText(filter.eq[1])}`;
  if ('startsWith' in filter) return `startswith(${path(filter.startsWith[0])}, ${quoted(filter.startsWith[1])})`;
  if ('directoryPath' in filter) return `path eq ${filter.directoryPath.join('\\')}`;
  return filter.and.map(filterText).join(' and ');
}

function literalText(value: Literal): string {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' ? only(/^-?\d+$/u, value.integer) : String(value);
}

const path = (text: string): string => only(/^\w+(?:\/\w+)*$/u, text);
const names = (all: readonly string[]): string => all.map(path).join(',');
const orderText = (by: { readonly field: string; readonly descending?: boolean }): string =>
  by.descending ? `${path(by.field)} desc` : path(by.field);

function only(form: RegExp, text: string): string {
  if (!form.test(text)) throw new RangeError(`not for a query: ${text}`);
  return text;
}

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
