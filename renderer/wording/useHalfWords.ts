import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
import type { RowEdit } from '#intents/intent.ts';
import { useSession } from '#stores/session.ts';
import { useFormat } from '#ui/index.ts';

/** What an edit asks of the other half of an interview (R4.7), or what that is now (`isNow`), in a few words. */
export function useHalfWords(): (half: RowEdit | undefined, isNow?: boolean) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const agents = useAgents(useSession((session) => session.open?.profile.campusId) ?? '');
  return (half, isNow = false) =>
    Object.entries(half?.members ?? {})
      .flatMap(([field, value]) => {
        if (typeof value === 'number') return field === 'Fin' ? [] : format.dayTime(value);
        if (field === 'AgentId') return agents.find(({ id }) => id === value)?.name ?? t('common.word.none');
        if (field === 'Enseignants') return value || t('common.word.none');
        const state = field.startsWith('Parametres.') ? value !== '' : value === 'true';
        const of = field.startsWith('Parametres.') ? 'Realise' : field;
        return t(`pair.what.${of}${state ? '' : isNow && of === 'Annule' ? 'Not' : 'Off'}`);
      })
      .join(', ');
}
