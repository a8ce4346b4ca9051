import { useTranslation } from 'react-i18next';
import { useOutboxNow } from '#cache/queries/hooks.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import type { Place } from '#shared/ipc/place.ts';
import { showChange, usePlace } from '#stores/place.ts';
import type { Step } from '#sync/step.ts';
import { showToast, useShortcut } from '#ui/index.ts';
import { changesShortcuts } from '#wording/shortcuts.ts';

/** One shortcut, in every screen, leads from the selected thing to the history of its change. */
export function StoryKey() {
  const { t } = useTranslation();
  const place = usePlace((shown) => shown);
  const outbox = useOutboxNow();
  const thing = selectedThing(place);
  const open = (): void => {
    const [change] = thing ? changesOf(thing, outbox()) : [];
    if (change) showChange(change.id);
    else showToast(t('shell.nothingChanged'));
  };
  useShortcut(changesShortcuts.story, open, { enabled: thing !== null });
  return null;
}

/** A row of the service, or one that a pending creation will make. */
type Thing = Pick<Step, 'entity' | 'target'>;

/** The row that is open or selected; null where none is, or where the selection is a change itself. */
export function selectedThing(place: Place): Thing | null {
  if (place.at === 'row') return { entity: place.entity, target: place.id };
  if (place.at === 'folder') return { entity: 'Directory', target: place.selected ?? place.id };
  if (place.at !== 'today' && place.at !== 'calendar') return null;
  const entity = place.at === 'today' ? 'Dossier' : 'Planification';
  return place.selected ? { entity, target: place.selected } : null;
}

/** The changes of a thing: first those that need a decision, then those that wait, then finished ones, newest first. */
export const changesOf = ({ entity, target }: Thing, { toDecide, waiting, receipts }: OutboxView): readonly Step[] =>
  [...toDecide, ...waiting, ...receipts].filter((step) => step.entity === entity && step.target === target);
