import { afterEach, describe, expect, it, vi } from 'vitest';
import { callBridge, onAppEvent } from '#gateway/bridge.ts';
import { createGateway } from '#gateway/gateway.ts';
import type { CarnetBridge } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const withBridge = (call: CarnetBridge['call'], onEvent: CarnetBridge['onEvent'] = () => () => undefined): void => {
  vi.stubGlobal('window', { carnet: { call, onEvent } });
};
afterEach(() => vi.unstubAllGlobals());

const order = { entity: 'Planification', body: rawJson('{"Nom":"Jury"}') } as const;

describe('callBridge', () => {
  it('S6 does not send arguments that do not fit', async () => {
    const call = vi.fn<CarnetBridge['call']>();
    withBridge(call);
    const answer = await callBridge('write.replace', {
      profileId: 'p',
      entity: 'Planification',
      id: 'new:1',
      changes: [],
      base: null,
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    expect(call).not.toHaveBeenCalled();
  });

  it('S6 does not accept a result that does not fit', async () => {
    withBridge(async () => ({ ok: true, value: { kind: 'applied', id: 'new:1' } }));
    expect(await callBridge('write.create', { ...order, profileId: 'p' })).toMatchObject({
      ok: false,
      failure: { kind: 'unreadable' },
    });
    withBridge(async () => 'nonsense');
    expect(await callBridge('service.ping', {})).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
  });

  it('answers a value when the bridge is dead or missing', async () => {
    withBridge(() => Promise.reject(new Error('reply was never sent')));
    expect(await callBridge('service.ping', {})).toMatchObject({ ok: false, failure: { kind: 'storage' } });
    vi.stubGlobal('window', {});
    expect(await callBridge('service.ping', {})).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });

  it('hands over the failure that main gave', async () => {
    withBridge(async () => ({ ok: false, failure: { kind: 'busy', retryAfterMs: 5 } }));
    expect(await callBridge('service.ping', {})).toEqual({ ok: false, failure: { kind: 'busy', retryAfterMs: 5 } });
  });
});

describe('onAppEvent', () => {
  it('parses events of main, and stops when unsubscribed', () => {
    let tell: (event: unknown) => void = () => undefined;
    const stop = vi.fn<() => void>();
    withBridge(vi.fn<CarnetBridge['call']>(), (listener) => {
      tell = listener;
      return stop;
    });
    const heard: unknown[] = [];
    const off = onAppEvent((event) => heard.push(event));
    tell({ kind: 'resumed' });
    expect(() => tell({ kind: 'unheard of' })).toThrow();
    expect(heard).toEqual([{ kind: 'resumed' }]);
    off();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('writes without a verdict', () => {
  it.each(['badRequest', 'locked', 'noPassword', 'password'] as const)(
    'I4 %s at the door is proof that nothing left',
    async (kind) => {
      withBridge(async () => ({ ok: false, failure: { kind } }));
      expect(await createGateway('p').create(order)).toEqual({ kind: 'notSent', failure: { kind } });
    },
  );

  it('I19 every order says whose outbox it comes from', async () => {
    const asked: unknown[] = [];
    withBridge(async (name, args) => (asked.push([name, args]), { ok: false, failure: { kind: 'locked' } }));
    const gateway = createGateway('ada');
    const change = { field: 'Nom', base: null, mine: rawJson('"B"') };
    await gateway.create(order);
    await gateway.replace({ entity: 'Planification', id: '12', changes: [change], base: null });
    await gateway.look({ entity: 'Planification', id: '12', changes: [change] });
    await gateway.unsent(['a']);
    expect(await gateway.settle({ ...order, notThese: [] })).toEqual({ kind: 'failed', failure: { kind: 'locked' } });
    expect(asked).toMatchObject(
      ['write.create', 'write.replace', 'write.look', 'journal.unsent', 'write.settle'].map((name) => [
        name,
        { profileId: 'ada' },
      ]),
    );
  });

  it('I4 a bridge that fails, or an unreadable answer, is a doubt', async () => {
    withBridge(() => Promise.reject(new Error('gone')));
    expect(await createGateway('p').create(order)).toMatchObject({ kind: 'doubt' });
    withBridge(async () => ({ ok: true, value: 1 }));
    expect(await createGateway('p').create(order)).toMatchObject({ kind: 'doubt' });
  });

  it('S11 ping is null only for an answer that parsed', async () => {
    withBridge(async () => ({ ok: true, value: {} }));
    expect(await createGateway('p').ping()).toBeNull();
    withBridge(async () => ({ ok: true }));
    expect(await createGateway('p').ping()).not.toBeNull();
  });
});
