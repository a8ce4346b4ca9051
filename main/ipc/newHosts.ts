import { FailureError } from '#shared/failures/failure.ts';

/** Which addresses a page may have contacted that are no service of this workstation yet (S6). */
export interface NewHosts {
  /** A page that shows this real service has its rows from here on. */
  opened(baseUrl: string): void;
  /** Throws `badRequest` where a service is open. */
  refuseWhileOpen(): void;
  /** Rejects a new host: `badRequest` where a service is open, `cancelled` where the user does not agree. */
  admit(baseUrl: string, asks?: boolean): Promise<void>;
}

/**
 * A page that runs foreign script could send what it holds to any host, 3 KB in each question. So none is asked by it
 * while a service is open; once one was open in this run, main asks the user first. Before that a page holds nothing.
 */
export function openNewHosts(isOpen: () => boolean, ask: (host: string) => Promise<boolean>): NewHosts {
  const known = new Set<string>();
  let hasHeld = false;
  const refuseWhileOpen = (): void => {
    if (isOpen()) throw new FailureError({ kind: 'badRequest', detail: 'open' });
  };
  return {
    refuseWhileOpen,
    opened: (baseUrl) => {
      hasHeld = true;
      known.add(new URL(baseUrl).host);
    },
    admit: async (baseUrl, asks = true) => {
      const { host } = new URL(baseUrl);
      if (known.has(host)) return;
      refuseWhileOpen();
      if (hasHeld && !(asks && (await ask(host)))) throw new FailureError({ kind: 'cancelled' });
      known.add(host);
    },
  };
}
