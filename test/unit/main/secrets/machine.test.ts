import { expect, test, vi } from 'vitest';
import { machineName } from '#main/secrets/machine.ts';

const log = () => ({ note: vi.fn(), problem: vi.fn() });

test('E9 the name of a workstation is a hash that stays the same and reveals nothing', async () => {
  const name = await machineName(log(), async () => 'b5a1d2c3\n');
  expect(name).toMatch(/^[0-9a-f]{64}$/u);
  expect(name).not.toContain('b5a1d2c3');
  expect(await machineName(log(), async () => 'b5a1d2c3')).toBe(name);
  expect(await machineName(log(), async () => 'another')).not.toBe(name);
});

test('E9 a system without a name, or that does not say it, is logged and binds nothing', async () => {
  const silent = log();
  expect(await machineName(silent, async () => ' \n')).toBeNull();
  expect(silent.note).toHaveBeenCalledWith('machine.unnamed');
  const failing = log();
  expect(await machineName(failing, () => Promise.reject(new Error('refused')))).toBeNull();
  expect(failing.problem).toHaveBeenCalledTimes(1);
});
