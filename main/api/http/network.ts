import type { ProxyScheme } from '#shared/ipc/proxyScheme.ts';
import type { Credentials } from './authenticator.ts';
import type { FindRoutes } from './routes.ts';

interface AskedLogin {
  readonly proxy: string;
  /** The ways in which it can be given: « Basic, NTLM ». */
  readonly schemes: string;
  /** One was given, and is refused. */
  readonly isRefused: boolean;
}

export interface ProxyLogin extends Credentials {
  readonly scheme: ProxyScheme;
}

export interface Network {
  readonly findRoutes: FindRoutes;
  /** By the proxy's uri; null where the user gave none. */
  readonly loginFor: (proxy: string) => Promise<ProxyLogin | null>;
  /** Called when a proxy wants a login, or another one. */
  readonly onAsked?: (asked: AskedLogin) => void;
}

export const directly: Network = { findRoutes: async () => 'DIRECT', loginFor: async () => null };
