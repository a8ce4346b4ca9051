import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { DocumentedRow } from '../inventory.ts';
import { documentedRows } from '../inventory.ts';
import type { ParsedQuery } from './query.ts';
import { readQuery } from './query.ts';
import type { Sent } from './sent.ts';

type Row = Omit<DocumentedRow, 'path' | 'about'> & { readonly path: string; readonly about: EntityName | null };

/**
 * What may be requested: the document's rows and its `$metadata`, and the assumed endpoints of shared/endpoints (R3.4).
 */
const rows: readonly Row[] = [
  ...documentedRows,
  { verb: 'GET', path: '/$metadata', about: null },
  ...endpointNames
    .map(endpoint)
    .flatMap(({ assumed, verb, path, entity }) =>
      assumed ? [{ verb, path: path.replaceAll('{id}', '<id>'), about: entity }] : [],
    ),
];

/** Test programs, which may call a service on this machine without the client, also with invalid requests. */
const runners = /^(?:node_modules\/(?:vitest|playwright)|test)\//u;
const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):/u;

/**
 * The opening of a tunnel through a proxy (E4): the proxy alone reads it. What goes through the tunnel is recorded as
 * requests of its own.
 */
const opensTunnel = ({ method, path, body }: Sent): boolean =>
  method === 'CONNECT' && body === null && /^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/iu.test(path);

/** The part of a request that the document does not show; null where there is none. */
export function breachOf(sent: Sent): string | null {
  if (opensTunnel(sent)) return null;
  if (sent.agent !== 'Carnet') {
    return runners.test(sent.program) && loopback.test(sent.origin) ? null : 'this program sends by main/api alone';
  }
  if (sent.given)
    return sent.method === 'GET' && sent.body === null ? null : 'an address that a service gave is read, no more';
  const [address = '', query = '', ...more] = sent.path.split('?');
  const [, base, path] = /^(.*)\/GraphV1(\/.*)$/u.exec(address) ?? [];
  if (base === undefined || path === undefined || more.length > 0) return 'no address of the interface';
  // One path may have several endpoints: a request must be valid for one of them.
  const breaches = rows
    .filter((row) => isAt(row, path) && verbsOf(row).includes(sent.method))
    .map((row) => breachOfRow(row, query, sent.body));
  return breaches.includes(null) ? null : (breaches[0] ?? 'no row of the interface');
}

/** Ids are whole numbers above 0 (R2.7). */
const isAt = ({ path }: Row, asked: string): boolean =>
  path === asked.replace(/^((?:\/selection)?\/\w+\/)[1-9]\d*(?=\/|$)/u, '$1<id>');

/** A read with a body is sent as POST where a service requires it (R1.6). */
const verbsOf = ({ verb, bodyWith }: Row): readonly string[] => (bodyWith ? [verb, 'POST'] : [verb]);

function breachOfRow(row: Row, query: string, body: string | null): string | null {
  try {
    return breachOfQuery(row, readQuery(query)) ?? breachOfBody(row, body);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function breachOfQuery(row: Row, asked: ParsedQuery): string | null {
  const allowed: ParsedQuery = { filter: [], startsWith: [], expand: [], select: [], orderBy: [], ...row };
  for (const option of ['filter', 'startsWith', 'expand', 'select', 'orderBy'] as const) {
    const other = asked[option].find((path) => !allowed[option].includes(path));
    if (other !== undefined) return `${option} ${other}`;
  }
  return row.about === 'Directory' && row.verb === 'GET' && asked.filter.length === 0 ? 'no path (R1.3)' : null;
}

function breachOfBody(row: Row, body: string | null): string | null {
  if (body === null) return mayGoEmpty(row) ? null : 'no body';
  if (row.verb === 'GET' && !row.bodyWith) return 'a body on a read';
  const members = membersOf(body); // and no member twice
  const names = [...members.keys()];
  const lacking = [...(row.bodyWith ?? []), ...(row.needs ?? [])].find(
    (name) => (members.get(name) ?? 'null') === 'null',
  );
  if (lacking !== undefined) return `no ${lacking}`;
  const excess = names.find((name) => name.includes('@odata.') || (row.bodyWith && !row.bodyWith.includes(name)));
  if (excess !== undefined) return `member ${excess}`;
  const { instants = [], civilDates = [] } = row.about === null ? {} : describeEntity(row.about);
  const dates = new Set([...instants, ...civilDates]);
  const bad = names.find((name) => !isSendableDate(members.get(name) ?? '', dates.has(name), isReplace(row)));
  return bad === undefined ? null : `date ${bad} (R2.4)`;
}

const mayGoEmpty = (row: Row): boolean =>
  row.verb === 'GET' ? !row.bodyWith : row.path.endsWith('/SynchronisationAffaire');
const isReplace = ({ verb, path }: Row): boolean => verb !== 'GET' && path.endsWith('/<id>');

/** A date and a time of day, with anything after it. */
const date = /^\d{4}-\d\d-\d\dT\d\d:/u;
const withOffset = /[+-]\d\d:\d\d$/u;

/** A replacement returns unknown members as they were read (R2.2). */
function isSendableDate(raw: string, known: boolean, replace: boolean): boolean {
  const value = raw.startsWith('"') ? String(parseRaw(raw)) : ''; // an offset may be written with escapes
  return !date.test(value) || withOffset.test(value) || (replace && !known);
}
