import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { Intent, NamedRow } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { hasPage, openPage, storing } from '#stores/place.ts';
import { showToast } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';

interface Created {
  readonly entity: EntityName;
  readonly name: string;
  /** The id of its change, where the service refused to create it. */
  readonly refused?: string | undefined;
}

/** The refused creation that leaves only when the user sends it: storing the correction sends it (R3.0, R3.5). */
export const refusedCreation = ({ steps }: Pick<RowView, 'steps'>): string | undefined =>
  steps.find(({ action, attended, state }) => action === 'create' && attended === true && state.kind === 'refused')?.id;

/**
 * Sends a creation that leaves only when the user sends it (R3.0). Its form closes and empties once stored, however
 * slow the service: it cannot be sent twice (I3). Then opens the page, or a message with a link if the user left.
 */
export function useSendCreation() {
  const { t } = useTranslation();
  const { send, error } = useSend();
  const sendAndOpen = async (
    intent: Intent,
    { entity, name, refused }: Created,
    onKept: () => void,
  ): Promise<boolean> => {
    const { stored, open } = storing(intent.kind === 'create' ? 'creation' : 'correction');
    const whenStored = (): void => {
      onKept();
      stored();
    };
    const sent = await send(intent, name, whenStored, refused);
    if (sent?.kind !== 'applied') return sent !== null;
    const notice = t('forms.create.applied', { name: nameInSentence(name) });
    if (!hasPage(entity)) return true;
    const page = { entity, id: sent.id };
    if (open(page)) showToast(notice);
    else showToast(notice, { label: t('common.word.openTheRecord'), onPress: () => openPage(page) });
    return true;
  };
  return {
    sendCreation: (row: NamedRow, onKept: () => void) =>
      sendAndOpen({ kind: 'create', rows: [row] }, { entity: row.entity, name: row.subject }, onKept),
    /** Of a refused creation. Unchanged, it is sent as it is: the cause may have been the school's. */
    sendCorrection: sendAndOpen,
    error,
  };
}
