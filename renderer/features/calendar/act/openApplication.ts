import type { ApplicationView } from '#cache/queries/views.ts';
import { go, openPage } from '#stores/place.ts';
import type { Format } from '#ui/index.ts';

/** Opens the application among the interviews of its day, else on its page. */
export const openApplication = ({ id, creneau }: ApplicationView, format: Format): boolean =>
  creneau === null
    ? openPage({ entity: 'Dossier', id })
    : go({ at: 'today', day: format.dayOf(creneau), selected: id });
