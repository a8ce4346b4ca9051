import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../main/tools/cli/processes.mjs';

/**
 * Loaded before a process's own program (`--import`): records every request sent by undici, Node's own fetch included,
 * as one line of JSON in the folder that CARNET_REQUESTS names. Without that name, does nothing. Writes synchronously,
 * since a spec may kill the process a moment later.
 */
const folder = process.env.CARNET_REQUESTS;
if (folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const program = process.versions.electron ? 'electron' : relative(root, process.argv[1] ?? '').replaceAll('\\', '/');
  const isGiven = followAnswers();
  // Published when the head of a request is passed to an open connection: a request that was never sent is not
  // recorded.
  subscribe('undici:client:sendHeaders', ({ request: { method, origin, path, body }, headers }) => {
    const sent = {
      program,
      test: process.env.CARNET_TEST ?? '',
      agent: /^user-agent: *(.*?)\r?$/imu.exec(headers)?.[1] ?? '',
      method,
      origin: String(origin),
      path,
      body: body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : null,
      given: isGiven(`${origin}${path}`),
    };
    appendFileSync(file, `${JSON.stringify(sent)}\n`);
  });
}

/** Returns whether a service gave an address of its own to continue with: a further page, or a redirect (R1.4). */
function followAnswers() {
  const given = new Set();
  const give = ({ origin, path }, link, relativeTo = '') => {
    const base = URL.parse(relativeTo, `${origin}${path}`);
    const to = base && URL.parse(link, base);
    // One that names the inside of the service means its own origin (R1.7).
    if (to?.origin === String(origin) || to?.pathname.includes('/GraphV1/'))
      given.add(`${String(origin)}${to.pathname}${to.search}`);
  };
  /** The last responses, searched only for an address that no client would build itself. */
  let last = [];
  const headerOf = ({ headers }, wanted) => {
    const at = headers.findIndex((name, index) => index % 2 === 0 && String(name).toLowerCase() === wanted);
    return at === -1 ? undefined : String(headers[at + 1]);
  };
  subscribe('undici:request:headers', ({ request, response }) => {
    const location = headerOf(response, 'location');
    if (location !== undefined) give(request, location);
    last = [
      ...last.slice(-15),
      { request, packed: headerOf(response, 'content-encoding') === 'gzip', chunks: [], whole: false },
    ];
  });
  subscribe('undici:request:bodyChunkReceived', ({ request, chunk }) => {
    last.find((answer) => answer.request === request)?.chunks.push(chunk);
  });
  subscribe('undici:request:trailers', ({ request }) => {
    const answer = last.find((answer) => answer.request === request);
    if (answer) answer.whole = true;
  });

  return (address) => {
    if (given.has(address)) return true;
    if (/^[^?]*(?:\?(?:\$(?:filter|expand|select|orderby)=[^&]*&?)+)?$/u.test(address)) return false;
    const { whole = [], coming = [] } = Object.groupBy(last, (answer) => (answer.whole ? 'whole' : 'coming'));
    last = coming;
    for (const { request, packed, chunks } of whole) {
      const text = textOf(chunks, packed);
      const link = memberOf(text, 'nextLink');
      // A relative one may be meant relative to the address of the context (R1.4).
      const context = memberOf(text, 'context');
      if (link !== null) give(request, link);
      if (link !== null && context !== null) give(request, link, context);
    }
    return given.has(address);
  };
}

/** An annotation of an OData envelope (of 3, 4 or 4.01), as text; null where it is not there. */
function memberOf(text, name) {
  const found = new RegExp(String.raw`"@?(?:odata\.)?${name}"\s*:\s*("(?:[^"\\]|\\.)*")`, 'iu').exec(text)?.[1];
  return found === undefined ? null : JSON.parse(found);
}

function textOf(chunks, packed) {
  const bytes = Buffer.concat(chunks);
  try {
    return (packed ? gunzipSync(bytes, { maxOutputLength: 64 * 1024 * 1024 }) : bytes).toString('utf8');
  } catch {
    return ''; // cut, or broken on purpose: it contains no address
  }
}
