import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { directoryFilter, directoryRow } from '../read/folderRow.ts';
import { eachRow } from '../read/list.ts';
import { readRow } from '../read/row.ts';

/** What a listed folder shows of the body that made it: its name is `Nom` when made and `Name` when read (R2.8). */
export const asListed = (body: RawJson): RawJson => objectOf([['Name', membersOf(body).get('Nom') ?? rawOf(null)]]);

/**
 * A folder just made, as its parent's list shows it: the only read back that a folder has (R3.3, R3.8). Null where it
 * is not there, or could not be looked for.
 */
export async function createdFolder(
  connection: Connection,
  id: string,
  parentPath: readonly string[],
): Promise<RawJson | null> {
  try {
    const place = { share: await connection.shareName(), folders: parentPath };
    const found: (RawJson | null)[] = [];
    await eachRow(connection, 'Directory.list', { query: { filter: directoryFilter(place) } }, (text) => {
      const row = readRow('Directory', text);
      if (row.ok && row.id.toLowerCase() === id.toLowerCase()) found.push(directoryRow(place, row.text));
    });
    return found[0] ?? null;
  } catch (error) {
    if (error instanceof FailureError) return null; // it exists; only the look at it failed
    throw error;
  }
}
