import { useEffect } from 'react';
import { useGivenIds } from '#cache/queries/givenIds.ts';
import { renameUnfolded } from '#features/directory/openFolders.ts';
import { renameFolderChoices } from '#stores/folderOf.ts';
import { givenId, setGivenIds } from '#stores/givenIds.ts';
import { useOpenedRows } from '#stores/openedRow.ts';
import { renamePlaces } from '#stores/place.ts';

/**
 * What the user has open stays open when the service gives it its real id. A component of its own: the frame is not
 * drawn again with it.
 */
export function FollowCreated(): null {
  const given = useGivenIds();
  useEffect(() => {
    if (given.size === 0) return;
    setGivenIds(given);
    renameUnfolded(givenId);
    renameFolderChoices(givenId);
    useOpenedRows.setState(({ rows }) => ({ rows: rows.map((row) => ({ ...row, id: givenId(row.id) })) }));
    renamePlaces(givenId);
  }, [given]);
  return null;
}
