import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callBy } from '#gateway/bridge.ts';
import { createGateway } from '#gateway/gateway.ts';
import type { Intent, Rejection } from '#intents/intent.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { neededFor, stepsFor, withRealIds } from '#intents/stepsFor.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { ProxyLogin } from '#main/api/http/network.ts';
import { writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import { mostPulls, pullHandlers } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { ChannelName } from '#shared/ipc/channels.ts';
import { parseRaw, rawOf } from '#shared/json/rawJson.ts';
import { createEngine } from '#sync/engine/index.ts';
import type { EngineStatus } from '#sync/engine/index.ts';
import { createMemoryStores } from '#test/contract/fakes/memoryStores.ts';
import { sizeOf } from '#test/run/tier.mjs';
import { Chance } from '#test/simulation/world/chance.ts';
import { startNtlmProxy } from '../../../../e2e/fixtures/ntlmProxy.ts';
import { someFolder } from '../../secrets/folder.ts';
import { clientOf } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';
import { credentials, onPractice } from '../practiceClient.ts';
import { proxyServer } from './proxyServer.ts';
import { relay } from './relay.ts';

// The whole engine of the page, main's handlers and main's client, over a network as schools have it: a proxy that
// knows its users, TLS by an authority of the school's own, and connections that break wherever they are.

const { client: direct, practice, asked } = onPractice();
afterEach(() => void vi.unstubAllEnvs());

/** The engine's time runs as many times faster, so that its pauses are short. */
const faster = 20;
const begun = performance.now();
const clock = {
  now: () => Date.UTC(2026, 10, 19, 9) + (performance.now() - begun) * faster,
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms / faster);
    return () => clearTimeout(timer);
  },
};

/** An engine that reaches the practice service through main, as the page does. */
async function workstation(baseUrl: string, proxy: string, login: ProxyLogin) {
  const client = clientOf(
    { baseUrl },
    {
      authenticator: basicAuthenticator(credentials),
      network: { findRoutes: async () => `PROXY ${proxy}`, loginFor: async () => login },
      limits: { connectMs: 3000, headersMs: 3000, idleMs: 2000, totalMs: 8000, listMs: 15_000 },
    },
  );
  const current = currentService({ all: () => undefined, reads: () => undefined });
  await current.open('profile', client);
  const handlers = {
    ...writeHandlers(current, openOrders(), openQuestions()),
    ...pullHandlers(current, runTable(mostPulls)),
    'service.ping': async () => {
      await client.ping();
      return {};
    },
    // One channel's arguments go with the same channel's handler, which the compiler cannot follow through a union.
  } as Partial<Record<ChannelName, (args: unknown, caller: { readonly pageId: number }) => unknown>>;
  const call = async (name: ChannelName, given: unknown): Promise<unknown> => {
    const args = channels[name].args.parse(given);
    try {
      return { ok: true, value: channels[name].result.parse(await handlers[name]?.(args, { pageId: 1 })) };
    } catch (error) {
      if (error instanceof FailureError) return { ok: false, failure: error.failure };
      throw error;
    }
  };
  const stores = createMemoryStores();
  const uuid = (): string => crypto.randomUUID();
  const engine = createEngine<Intent, Snapshot, Rejection>(
    {
      gateway: createGateway('profile', (name, args) => callBy({ call }, name, args)),
      outbox: stores.outbox,
      cache: stores.store,
      clock,
      random: () => 0.5,
      uuid,
      snapshot: async () => stores.snapshot(),
      planner: {
        needs: neededFor,
        plan: (intent, snapshot, realId) =>
          stepsFor(withRealIds(intent, realId), snapshot, { uuid, schoolZone: 'Europe/Paris' }),
      },
      lock: (held) => held(),
    },
    { datasets: [{ entity: 'Planification' }], often: [{ entity: 'Planification' }], oftenMs: 60_000 },
  );
  let status: EngineStatus | null = null;
  engine.onStatus((now) => (status = now));
  await engine.start();
  onTestFinished(() => engine.stop());
  return { engine, client, status: () => status };
}

const events = async (): Promise<readonly Record<string, unknown>[]> => {
  const found = await direct().call('Planification.list', {});
  if (!('rows' in found)) throw new Error('not a list');
  return found.rows.map((row) => parseRaw(row) as Record<string, unknown>); // the practice service’s own rows
};
const named = async (name: string) => (await events()).filter(({ Nom }) => Nom === name);
const creations = (): number => asked().filter(({ line }) => line.startsWith('POST /GraphV1/Planification')).length;

const login = { user: 'ECOLE\\elise', password: 'Password' } as const;
const proxies = {
  ntlm: async () => {
    const proxy = await startNtlmProxy();
    onTestFinished(() => proxy.close());
    return proxy;
  },
  basic: () =>
    proxyServer(
      ({ headers }) =>
        headers['proxy-authorization'] === `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
          ? 'open'
          : 407,
      ['proxy-authenticate: Basic realm="Ecole"'],
    ),
} as const;

describe.each(['ntlm', 'basic'] as const)('E4 through a proxy that knows its users (%s), over TLS', (scheme) => {
  test(
    'I2 I3 I11 whatever breaks, every change arrives once, and nobody else’s is erased',
    { timeout: 120_000 },
    async () => {
      const authority = ownCertificate({ name: 'Autorite', isAuthority: true });
      const { key, cert } = ownCertificate({ name: 'localhost', by: authority });
      const file = join(await someFolder(), 'autorites.pem');
      writeFileSync(file, authority.cert);
      vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
      const { next: chance } = new Chance(scheme === 'ntlm' ? 11 : 12);
      let isRough = true;
      let broken = 0;
      const port = await relay({
        baseUrl: practice().baseUrl,
        tls: { key, cert },
        cut: (verb) => {
          // A list is long: it breaks less often, or none would ever be whole.
          if (!isRough || chance() > (verb === 'GET' ? 0.15 : 0.4)) return null;
          broken += 1;
          return Math.floor(chance() * 900);
        },
      });
      const proxy = await proxies[scheme]();
      const before = creations();
      const { engine, client, status } = await workstation(`https://localhost:${port}`, proxy.host, {
        ...login,
        scheme,
      });
      const { commands } = engine;
      const online = (): Promise<unknown> =>
        vi.waitUntil(() => status()?.connection.kind === 'online', { timeout: 30_000, interval: 20 });
      await online();

      const names = Array.from({ length: sizeOf('roughChanges') }, (_, at) => `Traversée ${scheme} ${at}`);
      const event = (nom: string) => ({
        entity: 'Planification' as const,
        members: {
          EntiteJuridiqueId: '101',
          TypePlanificationId: '31',
          Nom: nom,
          Debut: '2026-11-20T09:00:00+01:00',
          Fin: '2026-11-20T10:00:00+01:00',
        },
      });
      const targets: string[] = [];
      for (const [at, nom] of names.entries()) {
        const taken = await commands.dispatch({ kind: 'create', rows: [event(nom)] });
        if (!taken.ok) throw new Error(taken.rejection);
        targets.push(...taken.targets);
        if (at % 3 === 0) proxy.cut(); // every tunnel ends, with what is on its way in it
        if (at === 5) await client.reset(); // the machine slept
      }
      await vi.waitUntil(() => commands.steps().length < names.length - 2, { timeout: 40_000, interval: 20 });
      const colleagues = new Set<string>();
      // Edits of what exists and of what may not yet, where another member was edited elsewhere; not at the same
      // moment, since what changes between a read and its write is said, and cannot be prevented.
      for (const [at, id] of targets.entries()) {
        const [there] = await named(names[at] ?? '');
        if (at % 2 === 0 && there) {
          const id = String(there['Id']);
          const changes = [{ field: 'Enseignants', base: rawOf(''), mine: rawOf('Une collègue') }];
          const done = await direct().replace({ entity: 'Planification', id, base: null, changes });
          if (done.kind === 'applied') colleagues.add(names[at] ?? '');
        }
        await commands.dispatch({
          kind: 'edit',
          rows: [{ entity: 'Planification', id, members: { Nom: `${names[at]} bis` } }],
        });
        if (at % 3 === 1) proxy.cut();
      }
      isRough = false;
      await vi
        .waitUntil(() => commands.steps().length === 0, { timeout: 60_000, interval: 50 })
        .catch(() => expect(commands.steps().map(({ state, summary }) => ({ state, summary }))).toEqual([]));

      expect(broken).toBeGreaterThan(0);
      const all = await events();
      for (const name of names) {
        expect(all.filter(({ Nom }) => Nom === name || Nom === `${name} bis`)).toHaveLength(1);
        const row = all.find(({ Nom }) => Nom === `${name} bis`);
        expect(row, name).toMatchObject({ Enseignants: colleagues.has(name) ? 'Une collègue' : '' });
      }
      expect(colleagues.size).toBeGreaterThan(0);
      // A creation whose answer was lost was looked up, not sent again.
      expect(creations() - before).toBe(names.length);
    },
  );
});
