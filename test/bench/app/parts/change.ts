import { pressed, rested } from '../input.ts';
import { longest, partOf, percentile } from '../part.ts';
import type { Desk } from '../part.ts';
import { openCalendar } from '../screen.ts';

interface Changed {
  readonly unseen: readonly number[];
  readonly seen: readonly number[];
  readonly views: readonly number[];
  readonly screens: readonly number[];
  readonly events: number;
}

const times = (count: number, ...keys: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => keys).flat();

async function changeScreens(desk: Desk): Promise<Changed> {
  const app = await desk.reopen();
  await openCalendar(app);
  await rested(app);
  const unseen = await pressed(app, times(20, 'ArrowRight'));
  const events = await app.page.locator('[data-event]').count();
  const seen = await pressed(app, times(20, 'ArrowLeft'));
  // The first time, the code of a view is loaded.
  await pressed(app, ['3', '4', '5', '2']);
  const views = await pressed(app, times(5, '3', '4', '5', '2'));
  await pressed(app, ['Control+1', 'Control+3', 'Control+4', 'Control+5', 'Control+2'], 700);
  const screens = await pressed(app, times(4, 'Control+1', 'Control+3', 'Control+4', 'Control+5', 'Control+2'), 500);
  return { unseen, seen, views, screens, events };
}

/** From a key until the next paint (INP): weeks, views and screens. */
export const change = partOf('change', changeScreens, [
  { name: 'blocks drawn in a week', unit: '', read: ({ events }) => events },
  { name: 'week never seen, p50', unit: 'ms', read: ({ unseen }) => percentile(unseen, 50) },
  { name: 'week never seen, p98', unit: 'ms', goal: 100, read: ({ unseen }) => percentile(unseen, 98) },
  { name: 'week seen, p50', unit: 'ms', read: ({ seen }) => percentile(seen, 50) },
  { name: 'week seen, p98', unit: 'ms', goal: 100, read: ({ seen }) => percentile(seen, 98) },
  ...(['month', 'list', 'columns', 'week'] as const).map((view, at) => ({
    name: `to the ${view}, longest of five`,
    unit: 'ms' as const,
    goal: 100,
    read: ({ views }: Changed) => longest(views.filter((_, index) => index % 4 === at)),
  })),
  { name: 'another screen, p50', unit: 'ms', read: ({ screens }) => percentile(screens, 50) },
  { name: 'another screen, p98', unit: 'ms', goal: 100, read: ({ screens }) => percentile(screens, 98) },
]);
