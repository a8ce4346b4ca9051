import { useState } from 'react';
import { useCommands } from '#stores/session.ts';
import type { AddressRead } from '#stores/session.ts';
import type { ReadAddresses } from './asked.ts';
import { useStop } from './useRun.ts';

/** Each look-up is three reads; main bounds how many are at the service at once (R5.7). */
const atOnce = 2;

interface Asking {
  readonly asked: ReadAddresses;
  /** Null while nothing is asked. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Resolves with how many of the addresses the service knows. */
  readonly ask: (addresses: readonly string[]) => Promise<number>;
  readonly stop: () => void;
}

/** Asks the service whose addresses are, until all are answered or the user stops; what was answered stays. */
export function useAsked(): Asking {
  const commands = useCommands();
  const { begin, stop, isStopped } = useStop();
  const [asked, setAsked] = useState<ReadAddresses>(new Map());
  const [progress, setProgress] = useState<Asking['progress']>(null);
  const ask = async (addresses: readonly string[]): Promise<number> => {
    begin();
    const found = new Map<string, AddressRead>();
    const left = addresses.values();
    setProgress({ done: 0, total: addresses.length });
    const work = async (): Promise<void> => {
      for (const address of left) {
        if (isStopped()) return;
        const read = await commands.findByAddress(address);
        // Where the service did not answer, nothing was learned.
        if (read.wasAsked) found.set(address, read);
        setProgress({ done: found.size, total: addresses.length });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setProgress(null);
    setAsked((before) => new Map([...before, ...found]));
    return [...found.values()].filter(({ isKnown }) => isKnown).length;
  };
  return { asked, progress, ask, stop };
}
