import { expect, test, vi } from 'vitest';
import { whenFree } from '#main/disk/files.ts';

const busy = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'rename' });

/** A file that another program holds so many times, and the waits that this costs. */
async function held(times: number, code: string) {
  const waits: number[] = [];
  let left = times;
  const work = vi.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(busy(code)) : Promise.resolve('done');
  });
  const end = await whenFree(work, async (ms) => void waits.push(ms)).catch((error: unknown) => error);
  return { end, tries: work.mock.calls.length, waited: waits.reduce((sum, ms) => sum + ms, 0) };
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'E10 a file that a virus scanner holds (%s) is tried again for 2 s',
  async (code) => {
    expect(await held(3, code)).toMatchObject({ end: 'done', tries: 4 });
    const { end, waited } = await held(Infinity, code);
    expect(end).toMatchObject({ code });
    expect(waited).toBeGreaterThan(1_500);
    expect(waited).toBeLessThanOrEqual(2_000);
  },
);

test('E10 any other failure is one at once', async () => {
  expect(await held(1, 'ENOSPC')).toMatchObject({ end: { code: 'ENOSPC' }, tries: 1, waited: 0 });
});
