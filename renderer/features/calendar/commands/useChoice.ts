import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { announce } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { Period } from '../usePeriod.ts';
import { alsoChosen, chosen, none } from './choice.ts';
import type { Choice } from './choice.ts';

/** Which events are chosen, and the ways to choose others. */
export interface ChosenEvents {
  /** Two at least, or none: events that are chosen together. */
  readonly picked: ReadonlySet<string>;
  /** The events that are chosen together, else the selected one. */
  readonly events: readonly ShownEvent[];
  /** `also`: beside what is chosen already. Null: nothing. */
  readonly choose: (id: string | null, also?: boolean) => void;
  /** The panel that is open goes on to the event that has the focus. */
  readonly follow: (id: string) => void;
  /** Chooses these events together; the selected one stays selected where it is among them. */
  readonly chooseAll: (ids: ReadonlySet<string>) => void;
}

/** `onChoose` runs before the choice changes; `isAnother`: another event is selected then. */
export function useChoice(
  { all, selected, selectedId }: Pick<Period, 'all' | 'selected' | 'selectedId'>,
  onChoose: (isAnother: boolean) => void,
): ChosenEvents {
  const { t } = useTranslation();
  const [chosenIds, setPicked] = useState(none);
  /** What the user chose before the panel went on with the focus: another is chosen beside that one. */
  const followed = useRef<{ readonly from: string | null; readonly to: string } | null>(null);
  const chosenId = (): string | null => (followed.current?.to === selectedId ? followed.current.from : selectedId);
  const picked = selectedId !== null && chosenIds.has(selectedId) ? chosenIds : none;

  const take = (next: Choice): void => {
    onChoose(next.selectedId !== selectedId);
    setPicked(next.picked);
    setSelected(next.selectedId);
  };
  const isInterview = (id: string): boolean => all.find((event) => event.id === id)?.interview !== undefined;
  const tellCount = (count: number): void => announce(t('calendar.doing.picked.count', { count }));
  return {
    picked,
    events: picked.size > 0 ? all.filter(({ id }) => picked.has(id)) : selected ? [selected] : [],
    choose(id, also = false) {
      const from = chosenId();
      followed.current = null;
      if (!also || id === null || isInterview(id)) return take({ selectedId: id, picked: none });
      const next = alsoChosen({ selectedId: from, picked }, id);
      if (next.picked.size > 0) tellCount(next.picked.size);
      return take(next);
    },
    follow(id) {
      followed.current = { from: chosenId(), to: id };
      take({ selectedId: id, picked: none });
    },
    chooseAll(ids) {
      take(chosen(ids, selectedId !== null && ids.has(selectedId) ? selectedId : null));
      tellCount(ids.size);
    },
  };
}

const setSelected = (id: string | null): void =>
  useView.setState(({ selection }) => {
    const next = { ...selection };
    if (id === null) delete next.calendar;
    else next.calendar = id;
    return { selection: next };
  });
