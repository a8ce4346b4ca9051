import type { Cost } from '../app.ts';
import { partOf } from '../part.ts';
import type { Desk } from '../part.ts';

interface RepeatCosts {
  readonly unchanged: Cost;
  readonly near: Cost;
  readonly spread: Cost;
  readonly changed: number;
}

/** The list of events is asked for again; meanwhile a colleague changed none of it, or one event in a thousand. */
async function askAgain({ app, school }: Desk): Promise<RepeatCosts> {
  const again = (): Promise<Cost> =>
    app.cost(async () => {
      await app.page.evaluate(async () => window.reachCarnet?.()?.commands.refresh({ entity: 'Planification' }));
    });
  await again();
  const unchanged = await again();
  const events = await app.page.evaluate(
    () => window.reachCarnet?.()?.cache.memory.dataset('Planification')?.rows.size ?? 0,
  );
  const changed = Math.max(1, Math.round(events / 1000));
  await school.ask({ kind: 'rename', count: changed, where: 'near', name: 'Renommé, voisin' });
  const near = await again();
  await school.ask({ kind: 'rename', count: changed, where: 'spread', name: 'Renommé, épars' });
  return { unchanged, near, spread: await again(), changed };
}

export const again = partOf('again', askAgain, [
  { name: 'unchanged: over the bridge', unit: 'KB', read: ({ unchanged }) => unchanged.bridgeBytes / 1000 },
  { name: 'unchanged: pages written', unit: '', goal: 0, read: ({ unchanged }) => unchanged.pages },
  { name: 'unchanged: heaviest task, work', unit: 'ms', goal: 50, read: ({ unchanged }) => unchanged.heaviest },
  { name: 'unchanged: CPU, main', unit: 's', read: ({ unchanged }) => unchanged.cpu.main / 1000 },
  { name: 'unchanged: CPU, renderer', unit: 's', read: ({ unchanged }) => unchanged.cpu.renderer / 1000 },
  { name: '0.1 %: events changed', unit: '', read: ({ changed }) => changed },
  { name: '0.1 %, neighbours: pages written', unit: '', goal: 10, read: ({ near }) => near.pages },
  { name: '0.1 %, neighbours: written', unit: 'KB', read: ({ near }) => near.pageBytes / 1000 },
  { name: '0.1 %, spread: pages written', unit: '', read: ({ spread }) => spread.pages },
  { name: '0.1 %, spread: written', unit: 'KB', read: ({ spread }) => spread.pageBytes / 1000 },
  { name: '0.1 %, spread: over the bridge', unit: 'KB', read: ({ spread }) => spread.bridgeBytes / 1000 },
]);
