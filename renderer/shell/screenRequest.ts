import { useFolderPath } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useView } from '#stores/view.ts';
import type { Screen } from '#stores/view.ts';
import type { PullRequest } from '#sync/ports.ts';

const entities = { today: 'Dossier', calendar: 'Planification', people: 'Candidat', directory: 'Directory' } as const;

/** The screens that show a list of the service, and so are dated. */
export type DatedScreen = keyof typeof entities;
const isDated = (screen: Screen): screen is DatedScreen => screen in entities;

/** What to receive for the screen on screen; null where nothing of it comes by a list. */
export function useScreenRequest(): { readonly screen: DatedScreen; readonly request: PullRequest } | null {
  const screen = useView((view) => view.screen);
  const folder = useView((view) => view.folder);
  const kind = useView((view) => view.peopleKind);
  const path = useFolderPath(folder);
  // The service lists no learners; applications are dated as among today's interviews.
  if (screen === 'people' && kind !== 'Candidat')
    return kind === 'Dossier' ? { screen: 'today', request: { entity: 'Dossier' } } : null;
  // A folder that is only here has nothing to receive.
  if (!isDated(screen) || (screen === 'directory' && isProvisional(folder))) return null;
  return {
    screen,
    request: { entity: entities[screen], ...(screen === 'directory' ? { path: path.map(({ name }) => name) } : {}) },
  };
}
