import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useCampuses, useTypes } from '#cache/queries/hooks.ts';
import { useAddresses, useIdNames } from '#cache/queries/idNames.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import { dayFields, useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import type { Names } from './useWording.ts';

type Named = readonly { readonly id: string; readonly label: string }[];

/** The labels this workstation has for what a reference field points at, and for custom fields by their code (R3.4). */
export function useNames(): Names {
  const campusId = useSession((session) => session.open?.profile.campusId ?? '');
  const agents = useAgents(campusId);
  const types = useTypes();
  const campuses = useCampuses();
  const named = useIdNames();
  const addressOf = useAddresses();
  const given = useIdLabels();
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const options: Readonly<Record<string, Named>> = {
      AgentId: agents.map(({ id, name }) => ({ id, label: name })),
      TypePlanificationId: types.map(({ id, name }) => ({ id, label: name })),
      EntiteJuridiqueId: campuses.map(({ id, name }) => ({ id, label: name })),
      Parametres: dayFields.flatMap((field) => {
        const code = fieldMapping[field];
        return code === null ? [] : [{ id: code, label: t(`common.dayField.${field}`) }];
      }),
    };
    return {
      optionsFor: (field) => options[field] ?? [],
      nameOf: (field, id) =>
        (field === 'MailId' ? addressOf(id) : undefined) ??
        options[field]?.find((option) => option.id === id)?.label ??
        given[field]?.[id] ??
        named(field, id),
    };
  }, [agents, types, campuses, named, addressOf, given, fieldMapping, t]);
}
