import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caller, refuses, run, toAdd } from './workstation.ts';

const lineage = '0123456789abcdef';
const step = { id: 's', text: '{"pour":"Inès"}' };

describe('the journal over the bridge', () => {
  const begun = async (folder?: string) => {
    const station = await run(folder === undefined ? {} : { folder });
    const { id: profileId } = await station.handlers['service.add'](toAdd, caller);
    await station.handlers['service.open']({ profileId }, caller);
    return { ...station, profileId };
  };

  test('I2 returns what was added after a restart', async () => {
    const { handlers, home, profileId } = await begun();
    expect(await handlers['journal.read']({ profileId }, caller)).toEqual({ view: null });
    await handlers['journal.rewrite']({ profileId, lineage, number: 0, steps: [] }, caller);
    await handlers['journal.append']({ profileId, lineage, number: 1, put: [step], remove: [], receipts: [] }, caller);
    const again = await begun(home);
    const { view } = await again.handlers['journal.read']({ profileId }, caller);
    expect(view).toEqual({
      lineage,
      number: 1,
      isSure: true,
      isTorn: false,
      steps: [{ ...step, number: 1 }],
      receipts: [],
    });
  });

  test('I2 the list of services records that there was one', async () => {
    const { handlers, home, profileId } = await begun();
    expect(await handlers['service.open']({ profileId }, caller)).toMatchObject({ keptBefore: false });
    await handlers['journal.rewrite']({ profileId, lineage, number: 0, steps: [] }, caller);
    const again = await begun(home);
    await rm(join(home, 'journal'), { recursive: true });
    expect(await again.handlers['service.open']({ profileId }, caller)).toMatchObject({ keptBefore: true });
  });

  test('I19 belongs to the open profile only', async () => {
    const { handlers, profileId } = await begun();
    const other = await handlers['service.add'](
      { ...toAdd, credentials: { ...toAdd.credentials, user: 'grace' } },
      caller,
    );
    await handlers['journal.rewrite']({ profileId, lineage, number: 0, steps: [{ ...step, number: 0 }] }, caller);
    await refuses(handlers['journal.read']({ profileId: other.id }, caller), 'locked');
    await handlers['service.open']({ profileId: other.id }, caller);
    expect(await handlers['journal.read']({ profileId: other.id }, caller)).toEqual({ view: null });
    const late = handlers['journal.append'](
      { profileId, lineage, number: 1, put: [], remove: ['s'], receipts: [] },
      caller,
    );
    await refuses(late, 'locked');
  });

  test('S9 while locked, accepts a page’s last changes and returns nothing', async () => {
    const { handlers, profileId } = await begun();
    await handlers['journal.rewrite']({ profileId, lineage, number: 0, steps: [] }, caller);
    await handlers['service.lock']({}, caller);
    await handlers['journal.append']({ profileId, lineage, number: 1, put: [step], remove: [], receipts: [] }, caller);
    await refuses(handlers['journal.read']({ profileId }, caller), 'locked');
  });

  test('S9 signing out deletes it completely', async () => {
    const { handlers, home, profileId } = await begun();
    await handlers['journal.rewrite']({ profileId, lineage, number: 0, steps: [] }, caller);
    expect(await readdir(join(home, 'journal'))).toHaveLength(1);
    await handlers['service.signOut']({ profileId }, caller);
    expect(await readdir(join(home, 'journal'))).toEqual([]);
  });
});
