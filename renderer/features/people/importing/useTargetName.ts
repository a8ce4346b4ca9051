import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { customField } from '#intents/fields.ts';
import { fieldLabel } from '#wording/fields.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { hourId } from './targets.ts';
import type { Target } from './targets.ts';

/** What a column is taken as, in words. */
export function useTargetName(): (target: Target) => string {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  return useCallback(
    ({ id, entity, field, isCustom }) => {
      if (id === hourId) return t('importing.hour');
      if (id === 'Mail.Adresse') return t('common.word.email');
      return fieldLabel(entity, isCustom ? customField(field) : field, wording);
    },
    [t, wording],
  );
}
