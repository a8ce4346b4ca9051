import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { showToast } from '#ui/index.ts';
import { useSendNow } from '#wording/useSendNow.ts';

interface Send {
  /** Resolves to whether it is stored: the service has it, or it waits in the outbox for the user. */
  readonly send: (intent: Intent, about: string) => Promise<boolean>;
  readonly isSending: boolean;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

/** Sends an attended change from a dialog (R3.0), and tells where it waits when it was not sent. */
export function useSend(): Send {
  const { t } = useTranslation();
  const sendNow = useSendNow();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (intent: Intent, about: string): Promise<boolean> => {
    setIsSending(true);
    const sent = await sendNow(intent, about).finally(() => setIsSending(false));
    if (sent === null) return false;
    if (sent.kind === 'rejected') {
      setError(t(`common.rejection.${sent.rejection}`));
      return false;
    }
    if (sent.kind === 'storage') {
      setError(t('common.rejection.storage'));
      return false;
    }
    setError(null);
    if (sent.kind !== 'applied' && sent.kind !== 'nothing') showToast(t('agreements.page.waits'));
    return true;
  };
  return { send, isSending, error };
}
