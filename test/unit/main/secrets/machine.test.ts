import { expect, test, vi } from 'vitest';
import { machineName } from '#main/secrets/machine.ts';

test('E9 the name of a workstation is a hash that stays the same and reveals nothing', async () => {
  const unnamed = vi.fn();
  const name = await machineName(unnamed, async () => 'b5a1d2c3\n');
  expect(name).toMatch(/^[0-9a-f]{64}$/u);
  expect(name).not.toContain('b5a1d2c3');
  expect(await machineName(unnamed, async () => 'b5a1d2c3')).toBe(name);
  expect(await machineName(unnamed, async () => 'another')).not.toBe(name);
  expect(unnamed).not.toHaveBeenCalled();
});

test.each([
  ['has none', async () => ' \n'],
  ['does not say it', () => Promise.reject(new Error('refused'))],
])('E9 a system that %s: the caller learns it, and nothing is bound', async (_name, ask) => {
  const unnamed = vi.fn();
  expect(await machineName(unnamed, ask)).toBeNull();
  expect(unnamed).toHaveBeenCalledTimes(1);
});
