import type { TFunction } from 'i18next';
import { showWeekOf } from '#stores/personWeek.ts';
import type { WeekPerson } from '#stores/view.ts';
import type { PaletteGroup, PaletteItem } from './item.ts';

/** « Semaine de VASSEUR Hélène »: the calendar of one person alone. */
export const weekItem = (person: WeekPerson, group: PaletteGroup, t: TFunction): PaletteItem => ({
  id: `week/${person.kind}/${person.id}`,
  group,
  text: t('common.weekOf', { name: person.name }),
  detail: t(`common.personKind.${person.kind}`),
  run: () => showWeekOf(person),
});
