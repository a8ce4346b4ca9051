import { isProvisional } from '#shared/entities/describe.ts';
import { useFolderPath } from '../cache/queries/hooks.ts';
import { useView } from '../stores/view.ts';
import type { Area } from '../stores/view.ts';
import type { PullRequest } from '../sync/ports.ts';

const entities = { today: 'Dossier', calendar: 'Planification', people: 'Candidat', directory: 'Directory' } as const;

/** The areas that show a list of the service, and so are dated. */
export type DatedArea = keyof typeof entities;
const isDated = (area: Area): area is DatedArea => area in entities;

/** What to receive for the area on screen; null where nothing of it comes by a list. */
export function useAreaRequest(): { readonly area: DatedArea; readonly request: PullRequest } | null {
  const area = useView((view) => view.area);
  const folder = useView((view) => view.folder);
  const path = useFolderPath(folder);
  // A folder that is only here has nothing to receive.
  if (!isDated(area) || (area === 'directory' && isProvisional(folder))) return null;
  return { area, request: { entity: entities[area], ...(area === 'directory' ? { path: path.map(({ name }) => name) } : {}) } };
}
