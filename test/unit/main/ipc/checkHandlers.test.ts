import { describe, expect, test } from 'vitest';
import { mostChecks } from '#main/ipc/runHandlers.ts';
import { channels } from '#shared/ipc/channels.ts';
import { caller, credentials, opened, password, refuses, run } from './workstation.ts';

type Handlers = Awaited<ReturnType<typeof run>>['handlers'];

const connection = { of: 'connection' } as const;

const next = async (handlers: Handlers, runId: string) =>
  channels['checks.next'].result.parse(await handlers['checks.next']({ runId }, caller));

describe('checks over the bridge', () => {
  test('returns each result of the open service, then null', async () => {
    const { handlers, diagnosed } = await opened();
    const { runId } = await handlers['checks.begin'](connection, caller);
    expect((await next(handlers, runId)).step).toMatchObject({ result: { check: 'address' } });
    expect((await next(handlers, runId)).step).toMatchObject({ result: { finding: 'nameUnknown' } });
    expect(await next(handlers, runId)).toEqual({ step: null, report: null });
    await refuses(next(handlers, runId), 'cancelled');
    expect(diagnosed).toMatchObject([
      { baseUrl: 'https://example.org', endpoint: { user: credentials.user, password } },
    ]);
  });

  test('S7 works without the password, which this workstation forgot', async () => {
    const { home, id } = await opened({ real: false });
    const { handlers, diagnosed } = await run({ folder: home, real: false });
    await handlers['service.open']({ profileId: id }, caller);
    await next(handlers, (await handlers['checks.begin'](connection, caller)).runId);
    expect(diagnosed).toEqual([{ baseUrl: 'https://example.org', endpoint: null }]);
  });

  test('S9 nothing is tested while no service is open, and a lock ends what runs', async () => {
    const { handlers } = await opened();
    const { runId } = await handlers['checks.begin'](connection, caller);
    await handlers['service.lock']({}, caller);
    await refuses(next(handlers, runId), 'cancelled');
    await refuses(handlers['checks.begin'](connection, caller), 'locked');
  });

  test('I24 a page stops its own only, and has a few at once', async () => {
    const { handlers } = await opened();
    const begin = async (): Promise<string> => (await handlers['checks.begin'](connection, caller)).runId;
    const runId = await begin();
    await handlers['checks.cancel']({ runId }, { pageId: 2 });
    expect((await next(handlers, runId)).step).toMatchObject({ result: { check: 'address' } });
    for (let more = 1; more < mostChecks; more += 1) await begin();
    await refuses(begin(), 'busy');
    await handlers['checks.cancel']({ runId }, caller);
    await refuses(next(handlers, runId), 'cancelled');
    await begin();
  });

  test('R3.4 of what the service serves, its progress, then the report', async () => {
    const { handlers } = await opened();
    const { runId } = await handlers['checks.begin']({ of: 'service' }, caller);
    expect(await next(handlers, runId)).toEqual({ step: { done: 0, total: 1, result: null }, report: null });
    expect(await next(handlers, runId)).toMatchObject({ step: null, report: { compatible: true } });
    await refuses(next(handlers, runId), 'cancelled');
  });

  test('before any service is added: what was typed is tested, and nothing of it is stored', async () => {
    const { handlers, diagnosed } = await run();
    const typed = { ...credentials, baseUrl: 'https://ecole.example/GraphV1/' };
    const { runId } = await handlers['checks.begin']({ ...connection, typed }, caller);
    expect((await next(handlers, runId)).step).toMatchObject({ result: { check: 'address' } });
    expect(diagnosed).toMatchObject([
      {
        baseUrl: 'https://ecole.example',
        endpoint: { baseUrl: 'https://ecole.example', user: credentials.user, password },
      },
    ]);
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
    const wrong = { ...credentials, baseUrl: 'pas une adresse' };
    await refuses(handlers['checks.begin']({ ...connection, typed: wrong }, caller), 'badAddress');
  });

  test('S14 another service than the policy names is not even tested', async () => {
    const { handlers, diagnosed } = await run({ policy: { serviceAddress: 'https://ecole.example' } });
    const typed = { ...credentials, baseUrl: 'https://autre.example' };
    await refuses(handlers['checks.begin']({ ...connection, typed }, caller), 'policy');
    expect(diagnosed).toEqual([]);
  });
});
