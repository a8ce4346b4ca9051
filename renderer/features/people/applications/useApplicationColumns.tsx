import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import type { ListColumn } from '#lists/column.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useFormat } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import { useDecisions } from '#wording/useDecisions.ts';

/** The columns that are shown until the user chooses. */
export const usualColumns = ['applicant', 'path', 'state', 'decision', 'interview', 'agent', 'progress'] as const;

/** Columns of applications; those of a custom field only where the school assigned one. */
export function useApplicationColumns(): readonly ListColumn<ApplicationView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const campuses = useCampuses();
  const { nameOf } = useDecisions();
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const mapped = (field: 'missingPieces' | 'phone' | 'room'): readonly ListColumn<ApplicationView>[] =>
      fieldMapping[field] === null
        ? []
        : [{ id: field, label: t(`people.column.${field}`), text: (row) => mappedOf(row, fieldMapping)[field] ?? '' }];
    const day = (at: number | null): string => (at === null ? '' : format.date(at));
    return [
      {
        id: 'applicant',
        label: t('people.column.applicant'),
        width: '14%',
        text: ({ applicantName }) => applicantName,
      },
      { id: 'number', label: t('people.column.number'), width: '104px', text: ({ numero }) => numero },
      {
        id: 'path',
        label: t('people.column.path'),
        width: '25%',
        text: ({ admissionPathName }) => admissionPathName,
      },
      {
        id: 'campus',
        label: t('people.column.campus'),
        text: ({ campusId }) => campuses.find(({ id }) => id === campusId)?.name ?? '',
      },
      { id: 'state', label: t('people.column.state'), width: '12.5%', text: ({ stateName }) => stateName },
      {
        id: 'decision',
        label: t('people.column.decision'),
        width: '10%',
        text: ({ decisionId }) => (decisionId === null ? '' : nameOf(decisionId)),
      },
      {
        id: 'decided',
        label: t('people.column.decided'),
        width: '104px',
        text: ({ dateDecision }) => day(dateDecision),
        instant: 'day',
        value: ({ dateDecision }) => dateDecision,
      },
      {
        id: 'interview',
        label: t('people.column.interview'),
        width: '142px',
        text: ({ creneau }) => (creneau === null ? '' : format.dayTime(creneau)),
        instant: 'time',
        value: ({ creneau }) => creneau,
      },
      { id: 'agent', label: t('people.column.agent'), text: ({ agentName }) => agentName ?? '' },
      {
        id: 'progress',
        label: t('people.column.progress'),
        width: '80px',
        isNumber: true,
        text: ({ avancement }) => (avancement === null ? '' : format.percent(avancement)),
        value: ({ avancement }) => avancement,
      },
      ...mapped('missingPieces'),
      ...mapped('room'),
      ...mapped('phone'),
      { id: 'mail', label: t('people.column.mail'), text: ({ mail }) => mail ?? '' },
    ];
  }, [t, format, campuses, nameOf, fieldMapping]);
}
