import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { useView } from '#stores/view.ts';
import { showToast } from '#ui/index.ts';
import { useSendNow } from './useSendNow.ts';
import type { Sent } from './useSendNow.ts';

/** A change that is stored: the service has it, or it waits or asks among the changes. */
export type Stored = Exclude<Sent, { readonly kind: 'rejected' | 'storage' | 'nothing' }>;

interface Send {
  /** Null where nothing was stored: it was rejected, changes nothing, or is a repeated activation. */
  readonly send: (what: Intent | { readonly stepId: string }, about: string) => Promise<Stored | null>;
  readonly isSending: boolean;
  /** Why it was not stored, in words. */
  readonly error: string | null;
}

/** Sends an attended change from a control or a dialog (R3.0), and tells where it is when the service has it not. */
export function useSend(): Send {
  const { t } = useTranslation();
  const sendNow = useSendNow();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (what: Intent | { readonly stepId: string }, about: string): Promise<Stored | null> => {
    setIsSending(true);
    setError(null);
    const sent = await sendNow(what, about).finally(() => setIsSending(false));
    if (sent === null || sent.kind === 'nothing') return null;
    if (sent.kind === 'rejected' || sent.kind === 'storage') {
      setError(t(`common.rejection.${sent.kind === 'rejected' ? sent.rejection : 'storage'}`));
      return null;
    }
    if (sent.kind !== 'applied') {
      const see = (): void =>
        useView.setState(({ selection }) => ({
          screen: 'changes',
          deciding: null,
          page: null,
          selection: { ...selection, changes: sent.step },
        }));
      showToast(t(`common.sent.${sent.kind}`), { label: t('common.sent.see'), onPress: see });
    }
    return sent;
  };
  return { send, isSending, error };
}
