import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { announce, showToast } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { nameOf } from './useTargets.ts';

export interface Marking {
  /** Marks these events as done, or as not done where all of them are. */
  readonly markDone: (these: readonly EventView[]) => Promise<void>;
  /** Cancels these events, or restores them where all of them are cancelled. */
  readonly cancel: (these: readonly EventView[]) => Promise<void>;
}

/** Marks events as done or cancelled, and says so; a cancellation can be undone from its toast. */
export function useMarking(): Marking {
  const { t } = useTranslation();
  const act = useAct();

  const markDone = async (these: readonly EventView[]): Promise<void> => {
    const [first, second] = these;
    if (!first) return;
    const realise = !these.every((event) => event.realise);
    const kept = await act(
      second
        ? { kind: 'event.markAll', ids: these.map(({ id }) => id), mark: { realise } }
        : { kind: 'event.markDone', id: first.id, realise },
    );
    if (kept)
      announce(
        t(realise ? 'calendar.doing.toast.done' : 'calendar.doing.toast.notDone', {
          name: nameOf(first),
          count: these.length,
        }),
      );
  };
  const cancel = async (these: readonly EventView[], annule = !these.every((event) => event.annule)): Promise<void> => {
    const [first, second] = these;
    if (!first) return;
    const kept = await act(
      second
        ? { kind: 'event.markAll', ids: these.map(({ id }) => id), mark: { annule } }
        : { kind: 'event.cancel', id: first.id, annule },
    );
    if (!kept) return;
    const count = these.length;
    const said = second
      ? t(annule ? 'calendar.doing.picked.cancelled' : 'calendar.doing.picked.restored', { count })
      : t(annule ? 'calendar.cancelledToast' : 'calendar.restoredToast', { name: nameOf(first) });
    const back = t(
      second
        ? annule
          ? 'calendar.doing.picked.restore'
          : 'calendar.doing.picked.cancel'
        : annule
          ? 'calendar.restoreEvent'
          : 'calendar.cancelEvent',
      { count },
    );
    showToast(said, { label: back, onPress: () => void cancel(these, !annule) });
  };

  return { markDone, cancel: (these) => cancel(these) };
}
