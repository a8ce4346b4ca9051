import type { TFunction } from 'i18next';
import type { EventView } from '#cache/queries/views.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import type { Target } from '#ui/index.ts';
import type { Period } from '../period/usePeriod.ts';

/** The events that a key acts on. */
export interface Targets {
  /** The event that has the focus. */
  readonly focused: () => ShownEvent | undefined;
  /** The chosen events, unless the focus is on another; else the focused event, else the selected one. */
  readonly meant: () => readonly ShownEvent[];
  /** Runs a command with these events. */
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

const wholeName = (event: EventView): string => event.nom || event.typeName;
export const nameOf = (event: EventView): string => nameInSentence(wholeName(event));

/** What a message about some events is about: the name that all have, else the first one's and how many more. */
export function namesOf(events: readonly EventView[], t: TFunction): string {
  const [first, ...others] = events;
  if (!first) return '';
  const name = nameOf(first);
  if (others.length === 0) return name;
  return others.every((each) => wholeName(each) === wholeName(first))
    ? t('calendar.doing.toast.ofOneName', { name, count: events.length })
    : `${name} ${t('common.word.andOthers', { count: others.length })}`;
}

/** The same; that one of them is named first. */
export const namesFrom = (event: EventView, events: readonly EventView[], t: TFunction): string =>
  namesOf([event, ...events.filter(({ id }) => id !== event.id)], t);
