import { describe, expect, test } from 'vitest';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { caller, credentials, refuses, run, toAdd } from '../ipc/workstation.ts';

const practising = { ...toAdd, credentials: null };

describe('S14 the only campus', () => {
  test('another one is neither added nor chosen; the practice service has its own', async () => {
    const { handlers } = await run({ policy: { campus: '12' } });
    await refuses(handlers['service.add'](toAdd, caller), 'policy');
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
    const { id } = await handlers['service.add']({ ...toAdd, campusId: '12' }, caller);
    await refuses(
      handlers['service.setCampus']({ profileId: id, campusId: '1', campusName: 'Lyon' }, caller),
      'policy',
    );
    expect(await handlers['service.add'](practising, caller)).toMatchObject({ practice: true, campusId: '1' });
  });

  test('is what a service opens with that was added before, and no longer without the policy', async () => {
    const before = await run();
    await before.handlers['service.add'](toAdd, caller);
    const governed = await run({ folder: before.home, policy: { campus: '12' } });
    expect(await governed.handlers['service.open']({ profileId: null }, caller)).toMatchObject({
      profile: { campusId: '12', campusName: 'Campus 12' },
    });
    const after = await run({ folder: before.home });
    expect(await after.handlers['service.open']({ profileId: null }, caller)).toMatchObject({
      profile: { campusId: '1', campusName: 'Lyon' },
    });
  });
});

describe('S14 the options of the service', () => {
  const headers = { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Pass' } as const;
  const policy = { serviceOptions: { authentication: headers, writes: 1 } };

  test('hold from the first connection on, over what the user chooses', async () => {
    const { handlers, service } = await run({ policy });
    await handlers['service.probe']({ ...credentials, options: { ...usualOptions, writes: 2, reads: 3 } }, caller);
    expect(service.opened.at(-1)?.endpoint.options).toMatchObject({ authentication: headers, writes: 1, reads: 3 });
    const { id } = await handlers['service.add'](toAdd, caller);
    await handlers['service.open']({ profileId: id }, caller);
    expect(service.opened.at(-1)?.endpoint.options).toMatchObject({ authentication: headers, writes: 1, reads: 4 });
    const changed = await handlers['service.setOptions']({ profileId: id, options: usualOptions }, caller);
    expect(changed.options).toMatchObject({ authentication: headers, writes: 1 });
    expect(service.opened.at(-1)?.endpoint.options).toMatchObject({ authentication: headers, writes: 1 });
  });

  test('are not those of the practice service', async () => {
    const { handlers } = await run({ policy });
    const { id } = await handlers['service.add'](practising, caller);
    expect(await handlers['service.open']({ profileId: id }, caller)).not.toMatchObject({
      profile: { options: { writes: 1 } },
    });
  });
});
