import type { OutboxView } from '#cache/queries/views.ts';
import type { useView } from '#stores/view.ts';
import type { Step } from '#sync/step.ts';

/** A row of the service, or what is to become one. */
export type Thing = Pick<Step, 'entity' | 'target'>;
type Selected = Pick<ReturnType<typeof useView.getState>, 'screen' | 'selection' | 'person' | 'folder' | 'peopleKind'>;

/** What the person has before them; null where nothing is chosen, or what is chosen is a change itself. */
export function selectedThing({ screen, selection, person, folder, peopleKind }: Selected): Thing | null {
  const chosen = selection[screen];
  switch (screen) {
    case 'today':
      return chosen === undefined ? null : { entity: 'Dossier', target: chosen };
    case 'calendar':
      return chosen === undefined ? null : { entity: 'Planification', target: chosen };
    case 'directory':
      return { entity: 'Directory', target: chosen ?? folder };
    case 'people':
      if (person) return { entity: person.entity, target: person.id };
      return chosen === undefined ? null : { entity: peopleKind, target: chosen };
    case 'outbox':
    case 'ready':
    case 'settings':
      break;
  }
  return null;
}

/** The changes of a thing: what asks for a decision first, then what waits, then what is done, newest first. */
export const changesOf = ({ entity, target }: Thing, { toDecide, waiting, receipts }: OutboxView): readonly Step[] =>
  [...toDecide, ...waiting, ...receipts].filter((step) => step.entity === entity && step.target === target);
