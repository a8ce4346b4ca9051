import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#main/tools/practice/store/store.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { startApp } from './app.ts';
import type { App } from './app.ts';
import type { Field } from './campaign.ts';
import type { PageSession } from './devtools.ts';
import * as inPage from './inPage.ts';

/** A quiet time of a minute lasts six seconds here: no request is under way in the proxy for longer than two. */
export const haste = 10;
const longestOpening = 30_000;
const longestRest = 90_000;

/**
 * The page, once a service is open in it. Where the app shows that it cannot open, the user does what it offers: `say`
 * receives the words and what was done. Throws when nothing helps.
 */
export async function opened(app: App, say: (words: string) => void = () => undefined): Promise<PageSession> {
  const page = await app.page;
  await page.ask(inPage.prepare);
  const offers = ['Réessayer', 'Vider les données', 'Vider et recommencer'];
  for (const begun = performance.now(); !(await page.ask(inPage.isOpen)); await pause(15)) {
    const late = performance.now() - begun > longestOpening;
    if (late) throw new Error(`the app does not open: ${await page.ask(inPage.words)}`);
    if ((await page.ask(inPage.closedScreen)) === null) continue;
    const words = (await page.ask(inPage.words)).replaceAll(/\s+/gu, ' ').trim();
    const [offer] = offers;
    if (offer === undefined) throw new Error(`the app does not open: ${words}`);
    say(`${words} → ${(await page.ask(inPage.click, offer)) ? offer : `no ${offer}`}`);
    offers.shift();
    await pause(500);
  }
  return page;
}

export interface Rest {
  readonly steps: readonly Step[];
  readonly stuck: readonly string[];
  readonly decided: number;
  readonly cached: ReadonlyMap<'Planification' | 'Dossier', ReadonlyMap<string, string>>;
}

/** Faults stop, the user decides what waits for them, and the queue drains (I22). */
export async function rest({
  profile,
  proxy,
  service,
  say,
}: Pick<Field, 'profile' | 'proxy' | 'service' | 'say'>): Promise<Rest> {
  proxy.set(null);
  const app = startApp(profile, haste);
  const page = await opened(app, say);
  await page.ask(inPage.hint);
  let decided = 0;
  let steps = await page.ask(inPage.steps);
  for (const begun = performance.now(); steps.length > 0 && performance.now() - begun < longestRest;) {
    for (const step of steps) {
      const decision = decide(step, await service.truth());
      if (decision === null) continue;
      decided += 1;
      await page.ask(inPage.decide, step.id, decision);
    }
    await pause(150);
    steps = await page.ask(inPage.steps);
  }
  const cached = new Map<'Planification' | 'Dossier', ReadonlyMap<string, string>>();
  for (const entity of ['Planification', 'Dossier'] as const)
    cached.set(entity, new Map(await page.ask(inPage.receive, entity)));
  await app.kill();
  return {
    steps,
    decided,
    cached,
    stuck: steps.map(
      ({ id, entity, action, target, state }) =>
        `${entity} ${action} ${target} (${id}): ${JSON.stringify(state).slice(0, 300)}`,
    ),
  };
}

/** The user's decision about a parked change after a look at the service. */
function decide({ action, entity, body, state }: Step, truth: Store): Parameters<typeof inPage.decide>[1] | null {
  if (state.kind === 'conflict') return 'mine';
  const isThere = (): string | null => {
    const name = membersOf(body ?? '{}').get('Nom');
    const field = entity === 'Directory' ? 'Name' : 'Nom';
    return (
      [...truth.rows(entity === 'Directory' ? 'Directory' : 'Planification')].find(
        ({ members }) => members.get(field) === name,
      )?.id ?? null
    );
  };
  if (state.kind === 'doubt' && state.asked) return { existing: isThere() };
  if (state.kind !== 'refused') return null;
  // A folder that the network delivered twice: what the second answer refused is the first one's.
  if (state.there) return { existing: isThere() };
  return action === 'create' && entity !== 'Directory' && isThere() !== null ? 'discard' : 'again';
}
