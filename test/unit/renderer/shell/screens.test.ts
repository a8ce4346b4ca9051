import { expect, test, vi } from 'vitest';
import { fetchScreen } from '#shell/screens.ts';

const read: string[] = [];
vi.mock('#features/today/index.tsx', () => ({ InterviewsScreen: () => null }));
vi.mock('#features/calendar/index.tsx', () => {
  read.push('calendar');
  return { CalendarScreen: () => null };
});
vi.mock('#features/people/index.tsx', () => {
  read.push('people');
  throw new Error('the file cannot be read');
});

test('performance: the code of a screen is read before the screen is drawn, and only of that one', async () => {
  fetchScreen('calendar');
  await vi.waitUntil(() => read.length > 0);
  expect(read).toEqual(['calendar']);
});

test('code that cannot be read ahead stops nothing, and the first screen needs none', async () => {
  fetchScreen('people');
  await vi.waitUntil(() => read.includes('people'));
  expect(() => fetchScreen('today')).not.toThrow();
});
