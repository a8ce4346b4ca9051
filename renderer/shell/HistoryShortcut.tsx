import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { outboxShortcuts } from '#features/changes/shortcuts.ts';
import { useView } from '#stores/view.ts';
import { showToast, useShortcut } from '#ui/index.ts';
import { changesOf, selectedThing } from './thingHistory.ts';

/** From what is selected to the story of its change, in every screen: the mark stands on the thing, its story is one key away. */
export function StoryKey() {
  const { t } = useTranslation();
  const view = useView();
  const outbox = useOutbox();
  const thing = selectedThing(view);
  const open = (): void => {
    const [change] = thing ? changesOf(thing, outbox) : [];
    if (!change) return showToast(t('outbox.story.none'));
    return useView.setState(({ selection }) => ({
      screen: 'outbox',
      deciding: null,
      selection: { ...selection, outbox: change.id },
    }));
  };
  useShortcut(outboxShortcuts.story, open, { enabled: thing !== null });
  return null;
}
