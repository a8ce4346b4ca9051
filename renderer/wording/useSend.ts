import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { showChange } from '#stores/place.ts';
import { showToast } from '#ui/index.ts';
import { useSentWords } from './sentWords.ts';
import { useSendNow } from './useSendNow.ts';
import type { Sent } from './useSendNow.ts';

/** A change that is stored: the service has it, or it waits or asks among the changes. */
type Stored = Exclude<Sent, { readonly kind: 'rejected' | 'storage' | 'nothing' }>;

interface Send {
  /**
   * Null: rejected, no change, or repeated. `onKept`: a form ends there, before anything leaves (`useSendNow`): it is
   * not submitted twice (I3), and nothing typed is lost. `refused`: as there.
   */
  readonly send: (
    what: Intent | { readonly stepId: string },
    about: string,
    onKept?: () => void,
    refused?: string,
  ) => Promise<Stored | null>;
  readonly isSending: boolean;
  readonly error: string | null;
}

/** Sends an attended change from a control or a dialog (R3.0), and tells where it is when the service has it not. */
export function useSend(): Send {
  const { t } = useTranslation();
  const sendNow = useSendNow();
  const sentWords = useSentWords();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send: Send['send'] = async (what, about, onKept, refused) => {
    setIsSending(true);
    setError(null);
    const sent = await sendNow(what, about, {
      ...(onKept && { onKept }),
      ...(refused !== undefined && { refused }),
    }).finally(() => setIsSending(false));
    if (sent === null || sent.kind === 'nothing') return null;
    if (sent.kind === 'rejected' || sent.kind === 'storage') {
      setError(t(`common.rejection.${sent.kind === 'rejected' ? sent.rejection : 'storage'}`));
      return null;
    }
    if (sent.kind !== 'applied')
      showToast(sentWords(sent), {
        label: t('common.sent.see'),
        onPress: () => showChange(sent.step),
      });
    return sent;
  };
  return { send, isSending, error };
}
