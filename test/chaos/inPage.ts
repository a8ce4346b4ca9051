import type { Cache } from '#cache/open.ts';
import type { Intent } from '#intents/intent.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import type { Choice, Step } from '#sync/step.ts';

// What runs inside the page, each function alone: it is handed over as text. The app offers no way in for tests; what
// its screens hold (the open cache, the commands) is found where React keeps it.

interface Reached {
  readonly cache: Cache;
  readonly commands: Commands;
}
declare global {
  interface Window {
    reachCarnet?: () => Reached | null;
  }
}

/** Puts `reachCarnet` into the page. It answers null until a service is open. */
export function prepare(): void {
  interface Fiber {
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly memoizedProps: unknown;
    readonly memoizedState: unknown;
  }
  const has = (value: unknown, ...names: readonly string[]): value is object =>
    typeof value === 'object' && value !== null && names.every((name) => name in value);
  let found: Reached | null = null;
  window.reachCarnet = () => {
    if (found) return found;
    const root: unknown = document.querySelector('#root');
    if (!has(root)) return null;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const container =
      key === undefined ? null : (Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } }); // React's own
    let cache: Cache | null = null;
    let commands: Commands | null = null;
    const open: (Fiber | null)[] = [container?.stateNode.current ?? null];
    while (open.length > 0) {
      const fiber = open.pop();
      if (!fiber) continue;
      const { memoizedProps: props } = fiber;
      if (has(props, 'value') && has(Reflect.get(props, 'value'), 'cache', 'drafts'))
        cache = (Reflect.get(props, 'value') as Reached).cache;
      for (let hook = fiber.memoizedState; has(hook, 'memoizedState', 'next'); hook = Reflect.get(hook, 'next')) {
        const held: unknown = Reflect.get(hook, 'memoizedState');
        if (has(held, 'dispatch', 'undoLast')) commands = held as Commands;
      }
      open.push(fiber.sibling, fiber.child);
    }
    found = cache && commands && { cache, commands };
    return found;
  };
}

export const isOpen = (): boolean => (window.reachCarnet?.() ?? null) !== null;

export const dispatch = (intent: Intent): Promise<Accepted> => {
  const reached = window.reachCarnet?.();
  if (!reached) throw new Error('no service is open');
  return reached.commands.dispatch(intent);
};

export const steps = (): readonly Step[] => window.reachCarnet?.()?.cache.memory.steps() ?? [];

/** Looks for the service now: what the system says when a network comes back. */
export const hint = (): void => void window.dispatchEvent(new Event('online'));

/** Receives a set again, from whatever the service has now. */
export const receive = async (entity: 'Planification' | 'Dossier'): Promise<readonly (readonly [string, string])[]> => {
  const reached = window.reachCarnet?.();
  if (!reached) throw new Error('no service is open');
  await reached.commands.refresh({ entity });
  await reached.cache.load(entity);
  return [...(reached.cache.memory.dataset(entity)?.rows ?? [])].map(([id, { text }]) => [id, text] as const);
};

/** The user decides about a parked change. */
export const decide = async (
  stepId: string,
  decision: 'mine' | 'again' | 'discard' | { readonly existing: string | null },
): Promise<void> => {
  const { cache, commands } = window.reachCarnet?.() ?? {};
  const step = cache?.memory.steps().find(({ id }) => id === stepId);
  if (!commands || !step) return;
  const mine: Choice = { pick: 'mine' };
  const units = step.state.kind === 'conflict' ? step.state.conflicts.map(({ unit }) => unit) : [];
  if (typeof decision === 'object') {
    const there = step.state.kind === 'refused' ? step.state.there : undefined;
    await commands.settle(
      stepId,
      decision.existing === null
        ? null
        : { id: decision.existing, row: there?.find(({ id }) => id === decision.existing)?.row ?? null },
    );
  } else if (decision === 'discard') await commands.discard(stepId);
  else if (decision === 'again') await commands.retry(stepId);
  else await commands.resolve(new Map([[stepId, new Map(units.map((unit) => [unit, mine]))]]));
};

/** The text that the user reads. */
export const words = (): string => document.body.textContent.slice(0, 600);

export const addService = async (service: object): Promise<void> => {
  const bridge: unknown = window.carnet;
  const { call } = bridge as { call: (channel: string, args: object) => Promise<{ ok: boolean }> }; // the preload's, as a script may call it
  const answer = await call('service.add', service);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
};

/**
 * Receives the top of the folder tree, onto the disk too: rows in memory alone go with a kill. Throws when `id` is not
 * in it.
 */
export const receiveTop = async (id: string): Promise<void> => {
  const reached = window.reachCarnet?.();
  if (!reached) throw new Error('no service is open');
  await reached.commands.refresh({ entity: 'Directory', path: [] });
  await reached.cache.load('Directory');
  if (!reached.cache.memory.dataset('Directory')?.rows.has(id)) throw new Error(`the folder ${id} did not come`);
};

/** Resolves once the main part of the page is this screen, or after three seconds. */
export const screenDrawn = async (name: string): Promise<void> => {
  const isDrawn = (): boolean => document.querySelector(`main[aria-label="${name}"] h1`) !== null;
  for (let waited = 0; waited < 3_000 && !isDrawn(); waited += 20)
    await new Promise((resolve) => window.setTimeout(resolve, 20));
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** What was done to the outbox when it was opened. */
export const repaired = (): { readonly restored: number; readonly uncertain: number; readonly mayLack: boolean } => {
  const { restored, uncertain, mayLack } = window.reachCarnet?.()?.cache.repaired ?? {
    restored: [],
    uncertain: [],
    mayLack: true,
  };
  return { restored: restored.length, uncertain: uncertain.length, mayLack };
};

/** Base64; of the service that is open. */
export const dataKey = async (): Promise<string> => {
  const bridge: unknown = window.carnet;
  // as above
  const { call } = bridge as { call: (channel: string, args: object) => Promise<{ value: { dataKey: string } }> };
  return (await call('service.open', { profileId: null })).value.dataKey;
};

/** The screen in the window while no service is open; null while there is none yet. */
export const closedScreen = (): 'closed' | 'failed' | 'onboarding' | 'stopped' | null => {
  const text = document.body.textContent;
  const buttons = [...document.querySelectorAll('button')].map((button) => button.textContent);
  if (document.querySelector('input[type=radio]')) return 'onboarding';
  if (text.includes('Carnet n’a pas pu s’ouvrir') || text.includes('nouvelle clé')) return 'failed';
  if (text.includes('Cet écran s’est arrêté')) return 'stopped';
  return buttons.includes('Quitter') ? 'closed' : null;
};

/** Presses the first button whose words begin so. */
export const click = (words: string): boolean => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));
  button?.click();
  return button !== undefined;
};

/** What the app says of itself: notices, alerts and the status bar, or the whole of a screen without them. */
export const notices = (): string => {
  const [main, footer] = ['main', 'footer'].map(
    (name) => document.querySelector(name)?.textContent.slice(0, 500) ?? '',
  );
  return (main || footer ? `${main} · ${footer}` : document.body.textContent).replaceAll(/\s+/gu, ' ').trim();
};

/** Writes every page of the database again and again, as a long life does: LevelDB then makes tables of its log. */
export const churn = async (): Promise<void> => {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
    });
  const [found] = await indexedDB.databases();
  const database = await done(indexedDB.open(found?.name ?? ''));
  const records = await done(database.transaction('pages').objectStore('pages').getAll());
  const size = records.reduce((sum: number, { sealed }: { readonly sealed: Uint8Array }) => sum + sealed.byteLength, 0);
  for (let written = 0; written < 12_000_000; written += size) {
    const pages = database.transaction('pages', 'readwrite').objectStore('pages');
    await Promise.all(records.map((record: unknown) => done(pages.put(record))));
  }
  database.close();
};
