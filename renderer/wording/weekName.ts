import type { TFunction } from 'i18next';
import type { WeekOf } from '#shared/ipc/place.ts';

/** Whose events are shown alone: « VASSEUR Hélène », « VASSEUR Hélène et MOREL Paul ». */
export const weekName = ({ name, beside }: WeekOf, t: TFunction): string =>
  beside ? t('common.both', { name, other: beside.name }) : name;
