import { endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { parentList } from '../read/folderRow.ts';
import { eachRow } from '../read/list.ts';
import { readRow } from '../read/row.ts';

/**
 * A row just created below a parent, as the parent's list shows it: the only read that shows it again (R3.3, R3.8).
 * Returns null where the list does not show it, or could not be read.
 */
export async function createdBelow(
  connection: Connection,
  entity: EntityName,
  id: string,
  parentPath: readonly string[],
): Promise<RawJson | null> {
  const name = endpointFor(entity, 'list');
  if (!name) return null;
  try {
    const { filter, shown } = await parentList(connection, parentPath);
    const found: (RawJson | null)[] = [];
    await eachRow(connection, name, { query: { filter } }, (text) => {
      const row = readRow(entity, text);
      if (row.ok && row.id.toLowerCase() === id.toLowerCase()) found.push(shown(row.text));
    });
    return found[0] ?? null;
  } catch (error) {
    if (error instanceof FailureError) return null; // it exists; only the read failed
    throw error;
  }
}
