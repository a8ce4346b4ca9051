import type { EntityName } from '#shared/entities/index.ts';
import { jsonIn } from '#shared/json/jsonIn.ts';
import type { MetaRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import { changesIn, noChanges, textOfChanges, withChanges } from '../pages/receivedChanges.ts';
import type { ChangedRow } from '../pages/receivedChanges.ts';
import { noteKey, readNote } from './notes.ts';
import type { Notes } from './notes.ts';

const nameOf = (entity: EntityName): string => `changed/${entity}`;

/**
 * What others changed, by dataset (R3.10): in memory, and one sealed note each. A note goes to the disk with its rows:
 * if rows come twice so may the note, but one written after its rows might never be. Adding and writing run one at a
 * time (`disk.exclusive`).
 */
export class ChangeLog {
  private readonly disk: Disk;
  private readonly memory: Memory;
  private readonly notes: Notes;
  private readonly isPractice: boolean;
  private readonly loaded = new Set<EntityName>();
  private readonly newer = new Set<EntityName>();

  constructor(disk: Disk, memory: Memory, notes: Notes, isPractice: boolean) {
    this.disk = disk;
    this.memory = memory;
    this.notes = notes;
    this.isPractice = isPractice;
  }

  /** Reads the note of a dataset, once. Rejects with CacheError. */
  async load(entity: EntityName): Promise<void> {
    if (this.loaded.has(entity)) return;
    const stored = await readNote(this.notes, nameOf(entity), (text) => {
      const value = text === null ? noChanges : changesIn(jsonIn(text));
      return { value: value ?? noChanges, isWhole: value !== null };
    });
    // Another caller may have been first, and rows may have come since.
    if (this.loaded.has(entity)) return;
    this.loaded.add(entity);
    const recent = withChanges(stored, [], Date.now());
    if (recent.size > 0) this.memory.setReceivedChanges(entity, recent);
  }

  /** Rows that others changed were received; they go to the disk next. In practice there are no others. */
  add(entity: EntityName, rows: Iterable<ChangedRow>): void {
    const changed = this.isPractice ? [] : [...rows];
    if (changed.length === 0) return;
    this.memory.setReceivedChanges(entity, withChanges(this.memory.receivedChanges(entity), changed, Date.now()));
    this.newer.add(entity);
  }

  /** A row turned out to be the user's own. */
  drop(entity: EntityName, id: string): void {
    const { memory } = this;
    const changes = memory.receivedChanges(entity);
    if (!changes.has(id)) return;
    memory.setReceivedChanges(entity, new Map([...changes].filter(([each]) => each !== id)));
    this.newer.add(entity);
  }

  /** What is to be written with the rows of a dataset; null where the disk has it. */
  async sealed(entity: EntityName): Promise<MetaRecord | null> {
    if (!this.newer.has(entity)) return null;
    const name = noteKey(nameOf(entity));
    const text = textOfChanges(this.memory.receivedChanges(entity));
    return { name, sealed: await this.disk.seal('meta', name, 1, text) };
  }

  saved(entity: EntityName): void {
    this.newer.delete(entity);
  }
}
