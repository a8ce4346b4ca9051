import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypes } from '#cache/queries/hooks.ts';
import { interviewTypeId } from '#timeGrid/appearance/shown.ts';
import { TypeToggles } from './TypeToggles.tsx';

/** Every type that the calendar can show: those of events, and the interviews of applications, which are no events. */
export function useShowableTypes(): readonly { readonly id: string; readonly name: string }[] {
  const { t } = useTranslation();
  const types = useTypes();
  return useMemo(() => [...types, { id: interviewTypeId, name: t('shell.types.applicationInterview') }], [types, t]);
}

/** The types of events as toggles, under the month of the side bar. */
export const SideTypes = () => <TypeToggles types={useShowableTypes()} />;
