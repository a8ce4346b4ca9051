import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Mutex } from 'async-mutex';
import { arrayOf, elementsOf, membersOf, objectOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { readIfPresent, writeWhole } from '../../../disk/files.ts';
import { selectionSetNames, setNames } from '../sets/setNames.ts';
import type { SetName } from '../sets/setNames.ts';
import { Store } from './store.ts';

const format = rawOf('carnet-practice-1');

/** The data file exists and cannot be used. It is not changed. */
class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

/** Reads a store from its file; undefined when the file does not exist. Throws DataFileError when it is damaged. */
export async function loadStore(file: string): Promise<Store | undefined> {
  try {
    const text = await readIfPresent(file);
    return text === null ? undefined : storeFrom(text);
  } catch (error) {
    throw unusable(file, error);
  }
}

function storeFrom(text: string): Store {
  const document = membersOf(text);
  if (document.get('format') !== format) throw new Error('it is not a data file of the practice service');
  const sets = membersOf(document.get('sets') ?? 'null');
  const store = new Store();
  for (const name of setNames) {
    const rows = sets.get(name);
    if (rows === undefined) throw new Error(`${name} is missing`);
    for (const row of elementsOf(rows)) store.put(name, membersOf(row));
  }
  // In a file of an earlier Carnet both contexts show the same people.
  const inSelection = document.has('selection') ? membersOf(document.get('selection') ?? 'null') : sets;
  for (const name of selectionSetNames) {
    for (const row of elementsOf(inSelection.get(name) ?? '[]')) store.selection.put(name, membersOf(row));
  }
  const day = document.get('sampleOf');
  if (day !== undefined) store.markSample(String(parseRaw(day)));
  return store;
}

const unusable = (file: string, error: unknown): DataFileError =>
  new DataFileError(
    `${file} cannot be used, and was left as it is: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );

function textFrom(store: Store): RawJson {
  return objectOf([
    ['format', format],
    ...(store.sampleOf === null ? [] : [['sampleOf', rawOf(store.sampleOf)] as const]),
    ['sets', setsFrom(store, setNames)],
    ['selection', setsFrom(store.selection, selectionSetNames)],
  ]);
}

const setsFrom = (store: Store, names: readonly SetName[]): RawJson =>
  objectOf(names.map((name) => [name, arrayOf([...store.rows(name)].map((row) => row.text))] as const));

/** So that a crash at any time leaves one whole state. Calls made while a save runs share the next one. */
export class DataFile {
  readonly #file: string;
  readonly #store: Store;
  #savedVersion = -1;
  readonly #mutex = new Mutex();

  constructor(file: string, store: Store) {
    this.#file = file;
    this.#store = store;
  }

  save(): Promise<void> {
    const wanted = this.#store.version;
    // A failed save rejects for its own callers only; the next one tries again.
    return this.#mutex.runExclusive(async () => {
      if (this.#savedVersion >= wanted) return;
      const version = this.#store.version;
      await mkdir(dirname(this.#file), { recursive: true });
      await writeWhole(this.#file, textFrom(this.#store));
      this.#savedVersion = version;
    });
  }
}
