import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.mjs';

/**
 * Loaded before a process's own program (`--import`): writes down every request that goes out of it by undici, Node's own
 * fetch included, as one line of JSON in the folder that CARNET_REQUESTS names. Without that name, nothing is done. At
 * once and synchronously, since a spec may kill the process a moment later.
 */
const folder = process.env.CARNET_REQUESTS;
if (folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const program = process.versions.electron ? 'electron' : relative(root, process.argv[1] ?? '').replaceAll('\\', '/');
  /** Addresses that services gave to go on with: further pages and redirects (R1.4). */
  const given = new Set();
  const give = ({ origin, path }, link) => {
    const to = URL.parse(link, `${origin}${path}`);
    if (to?.origin === String(origin)) given.add(to.href);
  };

  // Told when the head of a request is handed to an open connection: what never left is not told.
  subscribe('undici:client:sendHeaders', ({ request: { method, origin, path, body }, headers }) => {
    const sent = {
      program,
      test: process.env.CARNET_TEST ?? '',
      agent: /^user-agent: *(.*?)\r?$/imu.exec(headers)?.[1] ?? '',
      method,
      origin: String(origin),
      path,
      body: body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : null,
      given: given.has(`${origin}${path}`),
    };
    appendFileSync(file, `${JSON.stringify(sent)}\n`);
  });
  subscribe('undici:request:headers', ({ request, response }) => {
    const at = response.headers.findIndex((name, index) => index % 2 === 0 && String(name).toLowerCase() === 'location');
    if (at !== -1) give(request, String(response.headers[at + 1]));
  });
  subscribe('undici:request:bodyChunkReceived', ({ request, chunk }) => {
    const bytes = Buffer.from(chunk);
    if (!bytes.includes('@odata.nextLink')) return;
    const link = /"@odata\.nextLink"\s*:\s*("(?:[^"\\]|\\.)*")/u.exec(bytes.toString('utf8'))?.[1];
    if (link) give(request, JSON.parse(link));
  });
}
