import type { TFunction } from 'i18next';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { useView } from '#stores/view.ts';
import type { PaletteGroup, PaletteItem } from './item.ts';

/** « Semaine de VASSEUR Hélène »: the calendar of one person alone. */
export const weekItem = (person: WeekPerson, group: PaletteGroup, t: TFunction): PaletteItem => ({
  id: `week/${person.kind}/${person.id}`,
  group,
  text: t('common.weekOf', { name: person.name }),
  detail: t(`common.personKind.${person.kind}`),
  place: { at: 'calendar', of: person },
  run: () => useView.setState({ calendarView: 'week' }),
});
