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
 * Foreign script in a page could send 3 KB to any host in each question: so none is asked while a service is open; once
 * one was, main asks the user first.
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
