import { useTranslation } from 'react-i18next';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { groups } from '../fields/groups.ts';

/** The groups of an entity's members with their titles. */
export function usePageGroups(entity: keyof typeof groups): readonly TitledGroup[] {
  const { t } = useTranslation();
  return groups[entity].map(({ id, fields }) => ({ id, title: t(`teaching.group.${id}`), fields }));
}
