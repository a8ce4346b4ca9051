import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { saidAgainst } from '#sync/rules/refusals.ts';
import { useFormat } from '#ui/index.ts';

/** By member (R5.2), quoted, never interpreted (R3.5); null for nothing. `name`: a member, or `Parametres.CODE`. */
export function useServiceSaid(entity: EntityName, id: string | null): (name: string) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const { steps } = useEntityRow(entity, id);
  return (name) => {
    const messages = steps.flatMap((step) =>
      (saidAgainst(step)?.fields ?? []).flatMap(({ field, message }) => (field === name ? [message] : [])),
    );
    return messages.length === 0 ? null : t('forms.serviceSaid', { said: format.quote(messages.join(' ')) });
  };
}
