import * as inPage from '#test/chaos/inPage.ts';
import { goOffline } from '../../../e2e/fixtures/screens.ts';
import type { Cost } from '../app.ts';
import { rested } from '../input.ts';
import { longest, partOf } from '../part.ts';
import type { Desk } from '../part.ts';
import { openCalendar } from '../screen.ts';

const edits = 500;
const roundTripMs = 100;
/** Two writes at once (R5.7), each a read and a write. */
const idealMs = Math.ceil(edits / 2) * 2 * roundTripMs;

interface Flushed {
  readonly saving: Cost;
  readonly sending: Cost;
}

/** Events are renamed offline; then the service answers again, each answer after 100 ms. */
async function flushEdits({ app, school }: Desk): Promise<Flushed> {
  const { page } = app;
  await openCalendar(app);
  await goOffline({
    page,
    proxy: {
      cut: async () => {
        await school.ask({ kind: 'cut' });
      },
    },
  });
  const saving = await app.cost(() =>
    page.evaluate(async (edits) => {
      const reached = window.reachCarnet?.();
      const ids = [...(reached?.cache.memory.dataset('Planification')?.rows.keys() ?? [])];
      const each = Math.floor(ids.length / edits);
      for (let edit = 0; edit < edits; edit += 1)
        await reached?.commands.dispatch({
          kind: 'edit',
          rows: [{ entity: 'Planification', id: ids[edit * each] ?? '', members: { Nom: `Hors ligne ${edit}` } }],
        });
    }, edits),
  );
  await rested(app);
  await school.ask({ kind: 'latency', ms: roundTripMs });
  const sending = await app.cost(async () => {
    await school.ask({ kind: 'restore' });
    await page.evaluate(inPage.hint);
    await page.waitForFunction(() => window.reachCarnet?.()?.cache.memory.steps().length === 0, null, {
      timeout: 300_000,
      polling: 200,
    });
  });
  await school.ask({ kind: 'latency', ms: 0 });
  return { saving, sending };
}

export const flush = partOf('flush', flushEdits, [
  { name: 'an edit saved offline', unit: 'ms', read: ({ saving }) => saving.ms / edits },
  { name: `${edits} edits sent`, unit: 's', read: ({ sending }) => sending.ms / 1000 },
  { name: 'of ideal', unit: '×', goal: 1.1, read: ({ sending }) => sending.ms / idealMs },
  { name: 'requests an edit', unit: '', read: ({ sending }) => sending.requests / edits },
  { name: 'writes an edit', unit: '', read: ({ sending }) => sending.writes / edits },
  { name: 'written into pages', unit: 'MB', read: ({ sending }) => sending.pageBytes / 1_000_000 },
  { name: 'CPU, renderer', unit: 's', read: ({ sending }) => sending.cpu.renderer / 1000 },
  { name: 'CPU, main', unit: 's', read: ({ sending }) => sending.cpu.main / 1000 },
  { name: 'heaviest task, work', unit: 'ms', goal: 50, read: ({ sending }) => sending.heaviest },
  { name: 'longest task', unit: 'ms', goal: 50, read: ({ sending }) => longest(sending.longTasks) },
]);
