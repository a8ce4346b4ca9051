import { useEffect, useState } from 'react';
import { mailForm } from '#intents/applicant/problems.ts';
import { useCommands } from '#stores/session.ts';
import type { AddressRead } from '#stores/session.ts';

/** Short enough not to be noticed, long enough to wait for a pause in typing. */
const pauseMs = 400;

/** The owner of the typed address, once typing pauses; null while there is none, or not known yet. */
export function useAddressRead(typed: string | null): AddressRead | null {
  const commands = useCommands();
  const address = typed?.trim() ?? '';
  const [found, setFound] = useState<{ readonly address: string; readonly read: AddressRead } | null>(null);
  useEffect(() => {
    if (!mailForm.test(address)) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void commands.findByAddress(address).then((read) => isCurrent && setFound({ address, read }));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [commands, address]);
  return found?.address === address ? found.read : null;
}
