import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { customField } from '#intents/fields.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { go } from '#stores/place.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import { stamp } from '#wording/stamp.ts';
import { ofApplication } from './act.ts';
import { useBegin } from './useBegin.ts';

/** What is noted of an interview. */
const notedFields = ['arrived', 'done', 'absent'] as const;
export type NotedField = (typeof notedFields)[number];

/** Says that the school has no field in which it could be noted, and leads to where one is chosen. */
export function useSayNoField(): (field: NotedField) => void {
  const { t } = useTranslation();
  return useCallback(
    (field) =>
      showToast(t('common.noted.noField', { field: t(`common.dayField.${field}`) }), {
        label: t('vocabulary.choose'),
        onPress: () => go({ at: 'settings', part: 'fields' }),
      }),
    [t],
  );
}

/** Writes the hour, or removes it with what it excludes. The focus goes to whom it is about. */
export function useNote(): (interview: InterviewView, field: NotedField, isOn: boolean) => void {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const sayNoField = useSayNoField();
  const { fieldMapping } = useDayChoices();
  return useCallback(
    (interview, field, isOn) => {
      const mapped = mappedOf(interview, fieldMapping);
      if (Boolean(mapped[field]) === isOn) return;
      const code = fieldMapping[field];
      if (code === null) {
        sayNoField(field);
        return;
      }
      const at = Date.now();
      const excluded = notedFields.filter(
        (other) => isOn && mapped[other] && (other === 'absent') !== (field === 'absent'),
      );
      const members = Object.fromEntries([
        ...excluded.map((other) => [customField(fieldMapping[other] ?? ''), '']),
        [customField(code), isOn ? stamp(at, format) : ''],
      ]) as Record<string, string>; // entries lose their types
      const { id, applicantName } = interview;
      void begin([ofApplication(interview)]).to(members, {
        said: t(`common.noted.${field}${isOn ? '' : 'Off'}`, {
          name: nameInSentence(applicantName),
          time: format.time(at),
        }),
        focus: id,
      });
    },
    [t, format, begin, sayNoField, fieldMapping],
  );
}
