import { expect, test, vi } from 'vitest';
import { channels } from '#shared/ipc/channels.ts';

const next = channels['pull.next'].result;
const withText = (text: string) => ({ rows: [{ id: '1', hash: 'h', text }], received: 1, end: null });

test('performance: a row that main has parsed is not parsed again on either end of the bridge', () => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(next.parse(withText('{"Id":1}')).rows).toHaveLength(1);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('S6 what cannot be a row is refused', () => {
  for (const text of ['', '[1]', '{"Id":1', 'null']) expect(next.safeParse(withText(text)).success).toBe(false);
});
