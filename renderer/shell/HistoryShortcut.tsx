import { useTranslation } from 'react-i18next';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { pageOn } from '#stores/page.ts';
import { useView } from '#stores/view.ts';
import type { Step } from '#sync/step.ts';
import { showToast, useShortcut } from '#ui/index.ts';
import { changesShortcuts } from '#wording/shortcuts.ts';

/** One shortcut, in every screen, leads from the selected thing to the history of its change. */
export function StoryKey() {
  const { t } = useTranslation();
  const view = useView();
  const outbox = useOutboxNow();
  const thing = selectedThing(view);
  const open = (): void => {
    const [change] = thing ? changesOf(thing, outbox()) : [];
    if (!change) return showToast(t('shell.nothingChanged'));
    return useView.setState(({ selection }) => ({
      screen: 'changes',
      deciding: null,
      selection: { ...selection, changes: change.id },
    }));
  };
  useShortcut(changesShortcuts.story, open, { enabled: thing !== null });
  return null;
}

/** A row of the service, or one that a pending creation will make. */
type Thing = Pick<Step, 'entity' | 'target'>;

type Selected = Pick<ReturnType<typeof useView.getState>, 'screen' | 'selection' | 'page' | 'folder' | 'peopleKind'>;

/** What is open on a screen that shows rows of the service; `chosen` is the selected row's id. */
const shownThing: Readonly<Partial<Record<Screen, (view: Selected, chosen: string | undefined) => Thing | null>>> = {
  today: (_, chosen) => (chosen === undefined ? null : { entity: 'Dossier', target: chosen }),
  calendar: (_, chosen) => (chosen === undefined ? null : { entity: 'Planification', target: chosen }),
  directory: ({ folder }, chosen) => ({ entity: 'Directory', target: chosen ?? folder }),
  people: ({ peopleKind }, chosen) => (chosen === undefined ? null : { entity: peopleKind, target: chosen }),
};

/** The row that the screen shows; null where nothing is selected, or where the selection is a change itself. */
export function selectedThing(view: Selected): Thing | null {
  const page = pageOn(view.screen, view.page);
  if (page) return { entity: page.entity, target: page.id };
  return shownThing[view.screen]?.(view, view.selection[view.screen]) ?? null;
}

/** The changes of a thing: first those that need a decision, then those that wait, then finished ones, newest first. */
export const changesOf = ({ entity, target }: Thing, { toDecide, waiting, receipts }: OutboxView): readonly Step[] =>
  [...toDecide, ...waiting, ...receipts].filter((step) => step.entity === entity && step.target === target);
