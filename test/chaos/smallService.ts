import { readFile, writeFile } from 'node:fs/promises';
import { loadStore } from '#main/tools/practice/store/dataFile.ts';
import type { Store } from '#main/tools/practice/store/store.ts';
import { arrayOf, elementsOf, membersOf, objectOf } from '#shared/json/rawJson.ts';
import { startService } from '../e2e/fixtures/service.ts';
import type { Service } from '../e2e/fixtures/service.ts';

export interface SmallService extends Service {
  /** What the service has on its disk now: the truth. */
  truth(): Promise<Store>;
}

/** What is received at every start: small, so that a start is quick. */
const rowsKept: Readonly<Record<string, number>> = {
  Planification: 60,
  Dossier: 20,
  Candidat: 20,
  SessionRecrutement: 42,
};

/** The practice service on a small part of its sample campus, stored in `dataFile`. */
export async function startSmallService(dataFile: string, seed: number): Promise<SmallService> {
  const whole = await startService({ seed, dataFile });
  await whole.stop();
  const document = membersOf(await readFile(dataFile, 'utf8'));
  const sets = membersOf(document.get('sets') ?? '{}');
  const small = [...sets].map(
    ([name, rows]) => [name, arrayOf(elementsOf(rows).slice(0, rowsKept[name] ?? Infinity))] as const,
  );
  await writeFile(
    dataFile,
    objectOf([...document].map(([name, value]) => [name, name === 'sets' ? objectOf(small) : value])),
  );
  const service = await startService({ seed, dataFile });
  return {
    ...service,
    async truth() {
      const store = await loadStore(dataFile);
      if (!store) throw new Error(`${dataFile} is gone`);
      return store;
    },
  };
}
