import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import type { ListColumn } from '#lists/column.ts';
import { isLearner } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { useFormat } from '#ui/index.ts';

/** The columns that are shown until the user chooses. */
export const personColumns = {
  Candidat: ['name', 'number', 'path', 'state', 'mail'],
  Apprenant: ['name', 'number', 'mail'],
  'selection/Candidat': ['name', 'number', 'mail'],
  'selection/Apprenant': ['name', 'number', 'mail'],
} as const;

/** Columns of applicants, with their newest application; or of people who have none. */
export function usePersonColumns(kind: PersonEntity): readonly ListColumn<PersonRowView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const campuses = useCampuses();
  return useMemo(() => {
    const nameOf = (id: string): string => campuses.find((campus) => campus.id === id)?.name ?? '';
    const person: readonly ListColumn<PersonRowView>[] = [
      { id: 'name', label: t('people.column.name'), width: '19%', text: ({ name }) => name || t('common.unnamed') },
      {
        id: 'number',
        label: t('people.column.code'),
        // The codes of learners begin with a year.
        width: isLearner(kind) ? '112px' : '88px',
        text: ({ number }) => number,
      },
      { id: 'mail', label: t('people.column.mail'), text: ({ mail }) => mail ?? '' },
    ];
    if (kind !== 'Candidat') return person;
    return [
      ...person,
      {
        id: 'path',
        label: t('people.column.path'),
        width: '36%',
        text: ({ admissionPathName, applications }) =>
          admissionPathName || (applications === 0 ? t('people.list.noApplication') : ''),
      },
      {
        id: 'campus',
        label: t('people.column.campus'),
        text: ({ campusIds }) => campusIds.map(nameOf).filter(Boolean).join(', '),
      },
      { id: 'state', label: t('people.column.state'), width: '13%', text: ({ stateName }) => stateName },
      { id: 'phone', label: t('people.column.phone'), text: ({ phones }) => phones },
      {
        id: 'applications',
        label: t('people.column.applications'),
        width: '88px',
        isNumber: true,
        text: ({ applications }) => format.number(applications),
        value: ({ applications }) => applications,
      },
    ];
  }, [t, format, campuses, kind]);
}
