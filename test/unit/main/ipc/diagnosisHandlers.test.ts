import { describe, expect, test } from 'vitest';
import { channels } from '#shared/ipc/channels.ts';
import { caller, credentials, failure, password, run, toAdd } from './workstation.ts';

type Handlers = Awaited<ReturnType<typeof run>>['handlers'];

const next = async (handlers: Handlers, diagnosisId: string) =>
  channels['diagnosis.next'].result.parse(await handlers['diagnosis.next']({ diagnosisId }, caller));

async function opened(situation: Parameters<typeof run>[0] = {}) {
  const workstation = await run(situation);
  const { id } = await workstation.handlers['service.add'](toAdd, caller);
  await workstation.handlers['service.open']({ profileId: id }, caller);
  return { ...workstation, id };
}

describe('the diagnosis over the bridge', () => {
  test('returns each result of the open service, then null', async () => {
    const { handlers, diagnosed } = await opened();
    const { diagnosisId } = await handlers['diagnosis.begin']({}, caller);
    expect((await next(handlers, diagnosisId)).result).toMatchObject({ check: 'address' });
    expect((await next(handlers, diagnosisId)).result).toMatchObject({ check: 'name', finding: 'nameUnknown' });
    expect(await next(handlers, diagnosisId)).toEqual({ result: null });
    await expect(next(handlers, diagnosisId)).rejects.toMatchObject(failure('cancelled'));
    expect(diagnosed).toMatchObject([
      { baseUrl: 'https://example.org', endpoint: { user: credentials.user, password } },
    ]);
  });

  test('S7 works without the password, which this workstation forgot', async () => {
    const { home, id } = await opened({ real: false });
    const { handlers, diagnosed } = await run({ folder: home, real: false });
    await handlers['service.open']({ profileId: id }, caller);
    await next(handlers, (await handlers['diagnosis.begin']({}, caller)).diagnosisId);
    expect(diagnosed).toEqual([{ baseUrl: 'https://example.org', endpoint: null }]);
  });

  test('S9 nothing is tested while no service is open, and a lock ends what runs', async () => {
    const { handlers } = await opened();
    const { diagnosisId } = await handlers['diagnosis.begin']({}, caller);
    await handlers['service.lock']({}, caller);
    await expect(next(handlers, diagnosisId)).rejects.toMatchObject(failure('cancelled'));
    await expect(handlers['diagnosis.begin']({}, caller)).rejects.toMatchObject(failure('locked'));
  });

  test('a new one ends the one before; a page stops its own only', async () => {
    const { handlers } = await opened();
    const earlier = await handlers['diagnosis.begin']({}, caller);
    const { diagnosisId } = await handlers['diagnosis.begin']({}, caller);
    await expect(next(handlers, earlier.diagnosisId)).rejects.toMatchObject(failure('cancelled'));
    await handlers['diagnosis.cancel']({ diagnosisId }, { pageId: 2 });
    expect((await next(handlers, diagnosisId)).result).toMatchObject({ check: 'address' });
    await handlers['diagnosis.cancel']({ diagnosisId }, caller);
    await expect(next(handlers, diagnosisId)).rejects.toMatchObject(failure('cancelled'));
    await handlers['diagnosis.begin']({}, caller);
  });

  test('before any service is added: what was typed is tested, and nothing of it is stored', async () => {
    const { handlers, diagnosed } = await run();
    const typed = { ...credentials, baseUrl: 'https://ecole.example/GraphV1/' };
    const { diagnosisId } = await handlers['diagnosis.begin']({ typed }, caller);
    expect((await next(handlers, diagnosisId)).result).toMatchObject({ check: 'address' });
    expect(diagnosed).toMatchObject([
      {
        baseUrl: 'https://ecole.example',
        endpoint: { baseUrl: 'https://ecole.example', user: credentials.user, password },
      },
    ]);
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
    const wrong = { ...credentials, baseUrl: 'pas une adresse' };
    await expect(handlers['diagnosis.begin']({ typed: wrong }, caller)).rejects.toMatchObject(failure('badAddress'));
  });

  test('S14 another service than the policy names is not even tested', async () => {
    const { handlers, diagnosed } = await run({ policy: { serviceAddress: 'https://ecole.example' } });
    const typed = { ...credentials, baseUrl: 'https://autre.example' };
    await expect(handlers['diagnosis.begin']({ typed }, caller)).rejects.toMatchObject(failure('policy'));
    expect(diagnosed).toEqual([]);
  });
});
