import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { KeyStore } from '#main/secrets/keyStore.ts';

/** An empty folder that goes with the test. */
export async function someFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A key store whose sealing hides the text and whose key can be lost. */
export function keyStore(real: boolean) {
  let key = 1;
  const state = { reseal: false };
  const turn = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ (0x55 + key)));
  const store: KeyStore = {
    real,
    seal: (text) => Promise.resolve(turn(Buffer.from(`${key}:${text}`))),
    open: (sealed) => {
      const text = turn(sealed).toString('utf8');
      if (!text.startsWith(`${key}:`)) return Promise.reject(new Error('another key'));
      return Promise.resolve({ text: text.slice(text.indexOf(':') + 1), reseal: state.reseal });
    },
  };
  return {
    store,
    loseKey: () => {
      key += 1;
    },
    askToReseal: (wanted: boolean) => {
      state.reseal = wanted;
    },
  };
}
