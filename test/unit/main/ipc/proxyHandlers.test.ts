import { expect, test, vi } from 'vitest';
import { currentService } from '#main/ipc/currentService.ts';
import { proxies } from '#main/ipc/proxyHandlers.ts';
import type { ProxyLogin } from '#main/secrets/proxyLogins.ts';
import { channels } from '#shared/ipc/channels.ts';

const caller = { pageId: 1 };
const proxy = 'http://proxy.ecole.fr:8080';

test('E4 a login goes to the proxy that asked, and to no other; the next request uses it', async () => {
  const kept = new Map<string, ProxyLogin>();
  const { network, handlers } = proxies({
    findRoutes: async () => 'DIRECT',
    logins: {
      loginFor: async (of) => kept.get(of) ?? null,
      keep: async (of, login) => void kept.set(of, login),
    },
  });
  const current = currentService({ all: () => undefined, reads: () => undefined });
  const reset = vi.spyOn(current, 'reset');
  const { 'proxy.asked': asked, 'proxy.signIn': signIn } = handlers(current);
  const given = { user: 'élise', password: 'm€t' };
  expect(await asked({}, caller)).toEqual({ asked: null });
  await expect(signIn({ proxy, ...given }, caller)).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
  network.onAsked?.({ proxy, schemes: 'Basic', isRefused: false });
  expect(await asked({}, caller)).toEqual({ asked: { proxy, schemes: 'Basic', isRefused: false } });
  await expect(signIn({ proxy: 'http://autre:1', ...given }, caller)).rejects.toThrow('proxy');
  expect(kept.size).toBe(0);
  await signIn({ proxy, ...given }, caller);
  expect(await network.loginFor(proxy)).toEqual({ ...given, scheme: 'basic' });
  expect(reset).toHaveBeenCalledOnce();
  expect(await asked({}, caller)).toEqual({ asked: null });

  // Refused once, it is not sent again, and stays said to be refused until another one is given.
  network.onAsked?.({ proxy, schemes: 'Basic', isRefused: true });
  expect(await network.loginFor(proxy)).toBeNull();
  network.onAsked?.({ proxy, schemes: 'Basic', isRefused: false });
  expect(await asked({}, caller)).toEqual({ asked: { proxy, schemes: 'Basic', isRefused: true } });
  await signIn({ proxy, user: 'élise', password: 'changé' }, caller);
  expect(await network.loginFor(proxy)).toMatchObject({ password: 'changé' });
});

test.each([
  ['Negotiate, NTLM, Basic', 'ntlm'],
  ['Basic', 'basic'],
  ['Negotiate', null],
  ['Digest, NTLMv9', null],
])('E4 of %s, the way to sign in is %s: without one, no login is stored', async (schemes, scheme) => {
  const keep = vi.fn(async () => undefined);
  const { network, handlers } = proxies({
    findRoutes: async () => 'DIRECT',
    logins: { loginFor: async () => null, keep },
  });
  const { 'proxy.signIn': signIn } = handlers(currentService({ all: () => undefined, reads: () => undefined }));
  network.onAsked?.({ proxy, schemes, isRefused: false });
  const signed = Promise.resolve(signIn({ proxy, user: 'ECOLE\\élise', password: 'm€t' }, caller));
  if (scheme === null) await expect(signed).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
  else await signed;
  const login = { user: 'ECOLE\\élise', password: 'm€t', scheme };
  expect(keep.mock.calls).toEqual(scheme === null ? [] : [[proxy, login]]);
});

test.each([
  { user: 'a:b', password: 'x' },
  { user: 'a\r\nHost: b', password: 'x' },
  { user: '', password: 'x' },
  { user: 'a', password: 'x\u0000' },
])('S6 a login that would break the header is refused: %j', (login) => {
  expect(channels['proxy.signIn'].args.safeParse({ proxy, ...login }).success).toBe(false);
});
