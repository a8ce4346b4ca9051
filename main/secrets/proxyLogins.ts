import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { proxySchemes } from '#shared/ipc/proxyScheme.ts';
import { readIfPresent, writeWhole } from '../disk/files.ts';
import { KeyStoreAway } from './keyStore.ts';
import type { KeyStore } from './keyStore.ts';

/** A login that an older Carnet stored was given for Basic. */
const loginSchema = z.object({ user: z.string(), password: z.string(), scheme: z.enum(proxySchemes).default('basic') });
export type ProxyLogin = z.infer<typeof loginSchema>;
const fileSchema = z.object({ version: z.literal(1), sealed: z.string() });
const loginsSchema = z.record(z.string(), loginSchema);

/** The logins of the network's proxies, by their uri: of the workstation, not of a service. */
export interface ProxyLogins {
  loginFor(proxy: string): Promise<ProxyLogin | null>;
  keep(proxy: string, login: ProxyLogin): Promise<void>;
}

/** In `directory`/secrets, sealed by the key store, else for this run only (S7). An unreadable file counts as none. */
export function openProxyLogins(directory: string, store: KeyStore): ProxyLogins {
  const path = join(directory, 'secrets', 'proxies.json');
  const mutex = new Mutex();
  let known: Promise<Map<string, ProxyLogin>> | null = null;

  const read = async (): Promise<Map<string, ProxyLogin>> => {
    const text = (await store.real()) ? await readIfPresent(path) : null;
    if (text === null) return new Map();
    try {
      const { sealed } = fileSchema.parse(JSON.parse(text));
      const opened = await store.open(Buffer.from(sealed, 'base64'));
      return new Map(Object.entries(loginsSchema.parse(JSON.parse(opened.text))));
    } catch (error) {
      if (error instanceof KeyStoreAway) throw error;
      return new Map(); // the user gives it again, and another file is written
    }
  };
  const all = async (): Promise<Map<string, ProxyLogin>> => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = null; // the store may come back
      throw error;
    }
  };

  return {
    loginFor: async (proxy) => {
      try {
        return (await all()).get(proxy) ?? null;
      } catch (error) {
        if (error instanceof KeyStoreAway) return null; // the proxy asks, and the user answers
        throw error;
      }
    },
    keep: (proxy, login) =>
      mutex.runExclusive(async () => {
        const logins = await all();
        logins.set(proxy, login);
        if (!(await store.real())) return;
        const sealed = await store.seal(JSON.stringify(Object.fromEntries(logins)));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(path, JSON.stringify({ version: 1, sealed: sealed.toString('base64') }));
      }),
  };
}
