import type { TFunction } from 'i18next';
import type { WeekOf } from '#shared/ipc/place.ts';
import { useView } from '#stores/view.ts';
import { weekName } from '#wording/weekName.ts';
import type { PaletteGroup, PaletteItem } from './item.ts';

/** Of one person, or of two beside each other. `number`: of an applicant or learner, who may have a namesake. */
export const weekItem = (of: WeekOf, group: PaletteGroup, t: TFunction, number = ''): PaletteItem => {
  const people = [of, ...(of.beside ? [of.beside] : [])];
  return {
    id: ['week', ...people.flatMap(({ kind, id }) => [kind, id])].join('/'),
    group,
    text: t('common.weekOf', { name: weekName(of, t) }),
    detail: [...people.map(({ kind }) => t(`common.personKind.${kind}`)), number].filter(Boolean).join(' · '),
    place: { at: 'calendar', of },
    run: () => useView.setState({ calendarView: 'week' }),
  };
};
