import { afterEach, expect, test, vi } from 'vitest';
import type { Cache } from '#cache/open.ts';
import type { Intent, Rejection } from '#intents/intent.ts';
import type { Readiness } from '#offline/offlineReadiness.ts';
import { commandsOf } from '#session/commands.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { useSession } from '#stores/session.ts';
import type { Engine } from '#sync/engine/index.ts';

const profile = {
  id: 'one',
  name: 'École',
  campusId: '1',
  campusName: 'Lyon',
  baseUrl: 'https://ecole.example',
  user: 'ada',
  practice: false,
};
const service = { profile, databaseName: 'd', dataKey: '', signedIn: true, keptBefore: false };

/** Commands whose engine only counts, and a main that stores the settings. */
function opened() {
  const call = async (_channel: string, { options }: { readonly options: ProfileOptions }): Promise<unknown> => ({
    ok: true,
    value: { ...profile, options },
  });
  vi.stubGlobal('window', { carnet: { call } });
  useSession.setState({ open: { ...service, profile } });
  const signedIn = vi.fn<() => void>();
  const engine = { commands: {}, setLimits: () => undefined, signedIn } as unknown as Engine<Intent, Rejection>; // no more is asked of it
  const cache = {} as unknown as Cache; // as above
  const readiness = { commands: {} } as unknown as Readiness; // as above
  const leave = async (): Promise<void> => undefined;
  return { commands: commandsOf({ engine, cache, service, zone: 'Europe/Paris', readiness, leave }), signedIn };
}
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ open: null });
});

test('R3.5 another way to sign in that the service accepted ends the question for the password', async () => {
  const { commands, signedIn } = opened();
  await commands.setOptions({ ...usualOptions, writes: 1 });
  expect(signedIn).not.toHaveBeenCalled();
  await commands.setOptions({
    ...usualOptions,
    authentication: { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' },
  });
  expect(signedIn).toHaveBeenCalledOnce();
});
