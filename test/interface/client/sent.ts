import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** A request that left for a service. */
export interface Sent {
  readonly verb: string;
  /** Below /GraphV1, decoded, without its query. */
  readonly path: string;
}

const root = '/GraphV1';
const channel = 'undici:client:sendHeaders';

/** The requests to `origin` from now on, in order, until `stop`. A request that never left is not included. */
export function recordSent(origin: string): { readonly sent: readonly Sent[]; readonly stop: () => void } {
  const sent: Sent[] = [];
  const note = (message: unknown): void => {
    // as undici documents the channel
    const { request } = message as { request: { origin: unknown; method: string; path: string } };
    if (String(request.origin) !== origin || !request.path.startsWith(root)) return;
    const [path = ''] = request.path.slice(root.length).split('?');
    sent.push({ verb: request.method, path: decodeURIComponent(path) });
  };
  subscribe(channel, note);
  return { sent, stop: () => unsubscribe(channel, note) };
}
