import { instanceSchema } from '#shared/entities/reference.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { JsonTextError, parseRaw } from '#shared/json/rawJson.ts';
import type { Connection } from './connection.ts';
import { eachRow } from './list.ts';

/** The share as Instance says it, asked once; else the setting (R3.4). Throws `badRequest` when nobody says it. */
export function shareNameOf(connection: () => Connection, setting: string | undefined): () => Promise<string> {
  let known: string | undefined;
  return async () => {
    known ??= (await fromInstance(connection(), setting)) ?? setting;
    if (known === undefined || known === '') throw new FailureError({ kind: 'badRequest' });
    return known;
  };
}

async function fromInstance(connection: Connection, setting: string | undefined): Promise<string | undefined> {
  let name: string | undefined;
  try {
    await eachRow(connection, 'Instance.list', {}, (text) => {
      name ??= shareNameIn(text);
    });
  } catch (error) {
    // With a setting, a service without Instance is no failure.
    if (!(error instanceof FailureError) || setting === undefined) throw error;
  }
  return name;
}

function shareNameIn(text: string): string | undefined {
  try {
    const row = instanceSchema.safeParse(parseRaw(text));
    return row.success ? (row.data.ShareName ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof JsonTextError) return undefined; // another row may say it
    throw error;
  }
}
