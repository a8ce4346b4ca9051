import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that goes with the test. */
export async function someFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export { keyStore, quickGuess } from './keyStoreDouble.ts';
