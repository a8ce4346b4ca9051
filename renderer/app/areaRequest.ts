import { useFolderPath } from '../cache/queries/hooks.ts';
import { useView } from '../stores/view.ts';
import type { PullRequest } from '../sync/ports.ts';

/** The areas that show a list of the service, and so are dated. */
export type DatedArea = 'today' | 'calendar' | 'directory';

/** What to receive for the area on screen; null where nothing of it comes by a list. */
export function useAreaRequest(): { readonly area: DatedArea; readonly request: PullRequest } | null {
  const area = useView((view) => view.area);
  const path = useFolderPath(useView((view) => view.folder));
  switch (area) {
    case 'today':
      return { area, request: { entity: 'Dossier' } };
    case 'calendar':
      return { area, request: { entity: 'Planification' } };
    case 'directory':
      return { area, request: { entity: 'Directory', path: path.map((folder) => folder.name) } };
    case 'outbox':
    case 'settings':
      return null;
  }
}
