import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice } from '#main/tools/practice/index.ts';
import { loadStore } from '#main/tools/practice/store/dataFile.ts';
import type { Store } from '#main/tools/practice/store/store.ts';
import { startSmallService } from '../smallService.ts';

/** The practice service on one port, there or not. */
export interface Switchable {
  readonly dataFile: string;
  readonly credentials: { readonly user: string; readonly password: string; readonly baseUrl: string };
  on(): Promise<void>;
  off(): Promise<void>;
  truth(): Promise<Store>;
}

export async function switchableService(dataFile: string): Promise<Switchable> {
  // Makes the small sample, and is given a port that stays.
  const made = await startSmallService(dataFile, 1);
  await made.stop();
  const { user, password, baseUrl } = made;
  const port = Number(new URL(baseUrl).port);
  let running: Practice | null = null;
  return {
    dataFile,
    credentials: { user, password, baseUrl },
    async on() {
      running = await startPractice({ port, user, password, dataFile });
    },
    async off() {
      await running?.close();
      running = null;
    },
    async truth() {
      const store = await loadStore(dataFile);
      if (!store) throw new Error(`${dataFile} is gone`);
      return store;
    },
  };
}
