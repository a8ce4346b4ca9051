import { useFolderPath } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useView } from '#stores/view.ts';
import type { Area } from '#stores/view.ts';
import type { PullRequest } from '#sync/ports.ts';

const entities = { today: 'Dossier', calendar: 'Planification', people: 'Candidat', directory: 'Directory' } as const;

/** The areas that show a list of the service, and so are dated. */
export type DatedArea = keyof typeof entities;
const isDated = (area: Area): area is DatedArea => area in entities;

/** What to receive for the area on screen; null where nothing of it comes by a list. */
export function useAreaRequest(): { readonly area: DatedArea; readonly request: PullRequest } | null {
  const area = useView((view) => view.area);
  const folder = useView((view) => view.folder);
  const kind = useView((view) => view.peopleKind);
  const path = useFolderPath(folder);
  // The service lists no learners; files are dated as among today's interviews.
  if (area === 'people' && kind !== 'Candidat')
    return kind === 'Dossier' ? { area: 'today', request: { entity: 'Dossier' } } : null;
  // A folder that is only here has nothing to receive.
  if (!isDated(area) || (area === 'directory' && isProvisional(folder))) return null;
  return {
    area,
    request: { entity: entities[area], ...(area === 'directory' ? { path: path.map(({ name }) => name) } : {}) },
  };
}
