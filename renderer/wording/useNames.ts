import { useMemo } from 'react';
import { useAgents, useCampuses, useTypes } from '#cache/queries/hooks.ts';
import { useAddresses, useIdNames } from '#cache/queries/idNames.ts';
import { useSession } from '#stores/session.ts';
import type { Names } from './useWording.ts';

type Named = readonly { readonly id: string; readonly label: string }[];

/** The labels this workstation has for what a reference field points at (R3.4). */
export function useNames(): Names {
  const campusId = useSession((session) => session.open?.profile.campusId ?? '');
  const agents = useAgents(campusId);
  const types = useTypes();
  const campuses = useCampuses();
  const named = useIdNames();
  const addressOf = useAddresses();
  return useMemo(() => {
    const options: Readonly<Record<string, Named>> = {
      AgentId: agents.map(({ id, name }) => ({ id, label: name })),
      TypePlanificationId: types.map(({ id, name }) => ({ id, label: name })),
      EntiteJuridiqueId: campuses.map(({ id, name }) => ({ id, label: name })),
    };
    return {
      optionsFor: (field) => options[field] ?? [],
      nameOf: (field, id) =>
        (field === 'MailId' ? addressOf(id) : undefined) ??
        options[field]?.find((option) => option.id === id)?.label ??
        named(field, id),
    };
  }, [agents, types, campuses, named, addressOf]);
}
