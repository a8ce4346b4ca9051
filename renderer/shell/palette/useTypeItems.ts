import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowableTypes } from '#features/calendar/filter/SideTypes.tsx';
import { everyType, isTypeShown, toggledType, useCalendarTypes } from '#stores/calendarTypes.ts';
import type { TypeChoice } from '#stores/calendarTypes.ts';
import type { PaletteItem } from './item.ts';

/** The types of events that the calendar shows: one alone, one hidden or shown again, all of them. */
export function useTypeItems(): readonly PaletteItem[] {
  const { t } = useTranslation();
  const choice = useCalendarTypes();
  const types = useShowableTypes();
  return useMemo(() => {
    const ids = types.map(({ id }) => id);
    const item = (id: string, text: string, next: TypeChoice): PaletteItem => ({
      id: `types/${id}`,
      group: 'action',
      text,
      place: { at: 'calendar' },
      run: () => useCalendarTypes.setState(next),
    });
    const isEvery = choice.hiddenTypes.length === 0 && choice.onlyType === null;
    return [
      ...(isEvery ? [] : [item('all', t('panels.palette.types.all'), everyType)]),
      ...types.flatMap(({ id, name }) => [
        ...(choice.onlyType === id
          ? []
          : [item(`only/${id}`, t('panels.palette.types.only', { name }), { ...choice, onlyType: id })]),
        item(
          `toggle/${id}`,
          t(isTypeShown(choice, id) ? 'panels.palette.types.hide' : 'panels.palette.types.show', { name }),
          toggledType(choice, id, ids),
        ),
      ]),
    ];
  }, [t, choice, types]);
}
