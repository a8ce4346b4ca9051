import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import { useFormat } from '#ui/index.ts';
import { readable } from '#wording/fields.ts';
import { hourId } from './targets.ts';
import type { Target } from './targets.ts';

/** What a column is taken as, in words. */
export function useTargetName(): (target: Target) => string {
  const { t } = useTranslation();
  const { language } = useFormat();
  return useCallback(
    ({ id, entity, field, isCustom }) => {
      if (id === hourId) return t('importing.hour');
      if (id === 'Mail.Adresse') return t('common.word.email');
      return isCustom ? readable(field) : meaningOf(entity, field, language).label;
    },
    [t, language],
  );
}
