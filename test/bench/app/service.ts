import '#main/tools/clock/start.mjs';
import type { AddressInfo } from 'node:net';
import { differencesWith } from '#main/tools/practice/differences.ts';
import { serve } from '#main/tools/practice/http/server.ts';
import { passwordKey } from '#main/tools/practice/passwordKey.ts';
import { schoolDay } from '#main/tools/practice/schoolTime.ts';
import type { Row } from '#main/tools/practice/store/row.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { largeSchool } from './largeSchool.ts';
import type { SentOrder, Counts, Order } from './orders.ts';

// The school’s service, in a process of its own: what it costs is not the app’s. Its parent sends orders.

const store = largeSchool(Number(process.argv[2]), schoolDay(Date.now()));
const counts: Counts = { requests: 0, writes: 0, bytes: 0 };
let latencyMs = 0;
let baseUrl = '';

const listening = serve({
  store,
  differences: differencesWith(),
  passwordKey: passwordKey(),
  baseUrl: () => baseUrl,
  now: Date.now,
  save: async () => undefined, // nothing of it outlives the bench
  authenticate: () => '', // anyone may come in
  limit: () => undefined,
  get latencyMs() {
    return latencyMs;
  },
  ended: new AbortController().signal,
});
listening.prependListener('request', ({ method, socket }, response) => {
  counts.requests += 1;
  if (method !== 'GET') counts.writes += 1;
  const before = socket.bytesWritten;
  response.once('finish', () => (counts.bytes += socket.bytesWritten - before));
});

const listen = (port: number): Promise<void> =>
  new Promise((resolve) => listening.listen(port, '127.0.0.1', () => resolve()));
await listen(0);
const { port } = listening.address() as AddressInfo; // a TCP server that listens has one
baseUrl = `http://127.0.0.1:${port}`;

/** A colleague renames so many events: neighbours in time, or some in nearly every week. */
function rename(count: number, where: 'spread' | 'near', name: string): void {
  const rows = [...store.rows('Planification')];
  const begin = ({ members }: Row): string => members.get('Debut') ?? '';
  const inTime = rows.toSorted((a, b) => (begin(a) < begin(b) ? -1 : 1));
  const each = where === 'near' ? 1 : Math.floor(rows.length / count);
  const chosen = inTime.filter((_, index) => index % each === 0).slice(0, count);
  for (const { members } of chosen) store.put('Planification', new Map([...members, ['Nom', rawOf(name)]]));
}

const does: { readonly [Kind in Order['kind']]: (order: Extract<Order, { kind: Kind }>) => void | Promise<void> } = {
  counts: () => undefined,
  latency: ({ ms }) => void (latencyMs = ms),
  rename: ({ count, where, name }) => rename(count, where, name),
  restore: () => listen(port),
  cut: () =>
    new Promise<void>((resolve) => {
      listening.close(() => resolve());
      listening.closeAllConnections();
    }),
};

process.on('message', (message) => {
  const { id, order } = message as SentOrder; // from our own parent
  const run: (order: never) => void | Promise<void> = does[order.kind];
  void Promise.resolve(run(order as never)).then(() => process.send?.({ id, counts }));
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0, counts, baseUrl });
