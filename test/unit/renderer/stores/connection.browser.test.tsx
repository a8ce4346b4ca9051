import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useConnection, useSyncStatus } from '#stores/sync.ts';
import { draw } from '../features/changes/drawn.tsx';

test('what shows the connection is drawn when the minute of the last answer changes, not at each answer', async () => {
  const drawn = vi.fn<(kind: string) => void>();
  function Shown() {
    drawn(useConnection().kind);
    return null;
  }
  const minute = Date.parse('2026-11-18T10:42:00Z');
  const answered = (lastAnswerAt: number): Promise<void> =>
    act(async () => useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt } }));
  await draw(<Shown />);
  await answered(minute + 1_000);
  drawn.mockClear();
  for (const second of [2, 3, 40]) await answered(minute + second * 1_000);
  expect(drawn).not.toHaveBeenCalled();
  await answered(minute + 60_000);
  expect(drawn).toHaveBeenCalledTimes(1);
});
