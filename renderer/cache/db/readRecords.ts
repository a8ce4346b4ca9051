import { z } from 'zod';
import { coverageSchema } from '#shared/ipc/write.ts';
import type { DamagedRecord, PullStatus } from '#sync/ports.ts';
import { stepSchema } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { guarded } from '../cacheError.ts';
import type { Disk, TableName } from '../disk.ts';
import type { Sealed } from '../sealer.ts';
import { datasetRecordSchema, receiptRecordSchema, stepRecordSchema } from './records.ts';

export interface Small {
  readonly steps: readonly Step[];
  readonly receipts: readonly Step[];
  readonly statuses: ReadonlyMap<string, PullStatus>;
  readonly damaged: readonly DamagedRecord[];
}

const pullStatusSchema: z.ZodType<PullStatus> = z.object({
  at: z.number(),
  received: z.number(),
  complete: z.boolean(),
  said: z.string().optional(),
  coverage: coverageSchema.optional(),
  unreadable: z.array(z.object({ text: z.string(), reason: z.string() })),
});

/** All but the pages. An unreadable record stays and is reported: a change of the user is never deleted (I2). */
export async function readSmall(disk: Disk): Promise<Small> {
  const { database } = disk;
  const damaged: DamagedRecord[] = [];
  const read = async <Value>(table: Readable<Value>): Promise<readonly Value[]> => {
    const found: readonly unknown[] = await guarded(() => database.table(table.name).toArray());
    const results = await Promise.all(found.map((record) => readOne(disk, table, record)));
    return results.flatMap((result) => {
      if (result.ok) return [result.value];
      damaged.push(result.damaged);
      return [];
    });
  };
  const steps = await read(stepTable);
  const receipts = await read(receiptTable);
  const statuses = new Map(await read(datasetTable));
  const aside = await guarded(() => database.setAside.toArray());
  for (const { table, key, reason } of aside) damaged.push({ table, key, reason });
  return { steps, receipts, statuses, damaged };
}

interface Readable<Value> {
  readonly name: TableName;
  readonly place: (record: unknown) => { readonly key: string; readonly version: number; readonly sealed: Sealed };
  readonly value: (parsed: unknown, key: string) => Value;
}

const stepTable: Readable<Step> = {
  name: 'steps',
  place: (record) => {
    const { id, seq, sealed } = stepRecordSchema.parse(record);
    return { key: id, version: seq, sealed };
  },
  value: (parsed) => stepSchema.parse(parsed),
};

const receiptTable: Readable<Step> = {
  name: 'receipts',
  place: (record) => {
    const { id, at, sealed } = receiptRecordSchema.parse(record);
    return { key: id, version: at, sealed };
  },
  value: (parsed) => stepSchema.parse(parsed),
};

const datasetTable: Readable<readonly [string, PullStatus]> = {
  name: 'areas',
  place: (record) => {
    const { key, sealed } = datasetRecordSchema.parse(record);
    return { key, version: 1, sealed };
  },
  value: (parsed, key) => [key, pullStatusSchema.parse(parsed)],
};

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly damaged: DamagedRecord };

async function readOne<Value>(disk: Disk, table: Readable<Value>, record: unknown): Promise<Read<Value>> {
  try {
    const { key, version, sealed } = table.place(record);
    const text = await disk.open(table.name, key, version, sealed);
    return { ok: true, value: table.value(JSON.parse(text), key) };
  } catch (error) {
    // Any error concerns this record alone.
    return { ok: false, damaged: { table: table.name, key: clearKey(record), reason: reasonOf(error) } };
  }
}

const clearKeySchema = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ key: z.string() }).transform(({ key }) => key),
]);

function clearKey(record: unknown): string {
  const key = clearKeySchema.safeParse(record);
  return key.success ? key.data : '?';
}

/** The kind of damage, never the content: an error of zod or JSON may quote it. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
