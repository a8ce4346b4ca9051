import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import type { Target } from '#ui/index.ts';
import { nameOf } from '../act/names.ts';
import type { Period } from '../period/usePeriod.ts';

export interface Targets {
  readonly focused: () => ShownEvent | undefined;
  /** The chosen events, unless the focus is on another; else the focused event, else the selected one. */
  readonly meant: () => readonly ShownEvent[];
  readonly withMeant: (run: (these: readonly ShownEvent[]) => void) => () => void;
  /** The same for `useTargetShortcut`: without an element for several events, and for one that is not on screen. */
  readonly target: () => Target | null;
}

export function useTargets({ all, selected }: Period, picked: ReadonlySet<string>): Targets {
  const focused = (): ShownEvent | undefined => {
    const id = eventIdAt(document.activeElement);
    return id === null ? undefined : all.find((event) => event.id === id);
  };
  const meant = (): readonly ShownEvent[] => {
    const at = focused();
    if (picked.size > 0 && (!at || picked.has(at.id))) return all.filter(({ id }) => picked.has(id));
    const one = at ?? selected;
    return one ? [one] : [];
  };
  return {
    focused,
    meant,
    withMeant: (run) => () => {
      const these = meant();
      if (these.length > 0) run(these);
    },
    target() {
      const [first, second] = meant();
      if (!first) return null;
      return {
        name: nameOf(first),
        element: second ? null : document.querySelector(`main [data-event="${CSS.escape(first.id)}"]`),
      };
    },
  };
}
