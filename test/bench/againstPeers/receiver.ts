/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin */
import { bucketOf } from '#cache/pages/buckets.ts';
import { RowSplitter } from '#main/api/read/rowSplitter.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';

// A worker in the role of main, which is a process of its own: it reads the stream, splits it, parses each row once
// and hands over batches. Its hash of each row is missing: a worker has no synchronous one.
const batch = 500;

self.addEventListener('message', ({ data }: MessageEvent<string>) => void receive(data));

async function receive(address: string): Promise<void> {
  const { body } = await fetch(address);
  if (!body) throw new Error('no body');
  const splitter = new RowSplitter(1_000_000);
  let waiting: PulledRow[] = [];
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const row of splitter.push(part.value)) {
      const text = rawJson(row);
      const id = /"Id":(\d+)/u.exec(row)?.[1] ?? '';
      waiting.push({ id, hash: id, text, bucket: bucketOf('Planification', text) });
      if (waiting.length < batch) continue;
      self.postMessage(waiting);
      waiting = [];
    }
  }
  splitter.finish();
  self.postMessage(waiting);
  self.postMessage([]);
}
