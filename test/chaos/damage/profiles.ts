import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '#main/tools/practice/store/store.ts';
import { Chance } from '#test/simulation/world/chance.ts';
import { startApp } from '../app.ts';
import type { App } from '../app.ts';
import { deskOf } from '../desk.ts';
import type { PageSession } from '../devtools.ts';
import * as inPage from '../inPage.ts';
import { Ledger } from '../ledger.ts';
import type { Action } from '../ledger.ts';
import { create, application, folder, move, rename } from '../person.ts';
import type { Desk } from '../person.ts';
import { opened } from '../rest.ts';
import { points } from './cases.ts';
import type { Case, Point } from './cases.ts';
import { places } from './places.ts';
import type { Switchable } from './switchable.ts';

/** A quiet time of a minute lasts one second: this network delays nothing. */
export const haste = 60;

export interface ProfileSamples {
  readonly ledger: Ledger;
  readonly before: Store;
  /** Ids of the changes that wait at the newest point. */
  readonly pending: readonly string[];
  /** base64 */
  readonly dataKey: string;
  readonly service: object;
  /** A profile as a case describes it; the service is as it was at the newest point. */
  lay(of: Case, profile: string): void;
}

/**
 * Makes one outbox at three points of its life, each kept as applications: with changes that left between the first
 * two.
 */
export async function keptProfiles(root: string, service: Switchable): Promise<ProfileSamples> {
  const profile = join(root, 'living');
  const before = await service.truth();
  const ledger = new Ledger();
  const desk = deskOf(before, 1);
  const chance = new Chance(1);
  const added = {
    credentials: service.credentials,
    name: 'Disque',
    campusId: desk.campusId,
    campusName: 'Campus Lyon',
  };
  let point = 0;

  const session = async (work: (page: PageSession, app: App) => Promise<void>): Promise<void> => {
    const app = startApp(profile, haste);
    await work(await opened(app), app);
    await app.kill();
  };
  const act = async (page: PageSession, make: (desk: Desk, n: number, chance: Chance) => Action): Promise<void> => {
    const entry = ledger.begin(point, make(desk, ledger.entries.length + 1, chance));
    const accepted = await page.ask(inPage.dispatch, entry.intent);
    if (!accepted.ok) throw new Error(`${entry.intent.kind}: ${accepted.rejection}`);
    entry.fate = 'saved';
    if (entry.intent.kind === 'folder' && 'parentPath' in entry.intent)
      desk.recent.folders = [{ id: accepted.targets[0] ?? '', path: [...entry.intent.parentPath, entry.intent.name] }];
  };
  const keep = (): void => {
    cpSync(profile, join(root, points[point] ?? ''), { recursive: true });
    point += 1;
    desk.recent.folders = [];
  };

  await service.on();
  const first = startApp(profile, haste);
  await (await first.page).ask(inPage.addService, added);
  await first.kill();
  await session(async (page) => {
    for (const entity of ['Planification', 'Dossier'] as const) await page.ask(inPage.receive, entity);
    await page.ask(inPage.receiveTop, desk.folder.id);
  });
  await service.off();

  await session(async (page) => {
    for (const make of [move, rename, create, folder, folder, application, rename]) await act(page, make);
  });
  keep();
  await service.on();
  await session(async (page) => {
    await page.ask(inPage.hint);
    while ((await page.ask(inPage.steps)).length > 0) await page.ask(inPage.pause, 50);
    await service.off();
    for (const make of [rename, create, move]) await act(page, make);
  });
  keep();
  let pending: readonly string[] = [];
  let dataKey = '';
  await session(async (page) => {
    for (const make of [move, rename, create, folder]) await act(page, make);
    await page.ask(inPage.churn);
    for (const make of [folder, application, create, rename]) await act(page, make);
    pending = (await page.ask(inPage.steps)).map(({ id }) => id);
    dataKey = await page.ask(inPage.dataKey);
  });
  keep();
  const data = readFileSync(service.dataFile);

  return {
    ledger,
    before,
    pending,
    dataKey,
    service: added,
    lay({ database, journal }, into) {
      rmSync(into, { recursive: true, force: true });
      mkdirSync(into, { recursive: true });
      const parts: readonly (readonly [Point, string])[] = [
        [database, places.database],
        [journal, places.journal],
        ...([places.preferences, places.secrets, places.services] as const).map((place) => ['newest', place] as const),
      ];
      for (const [from, place] of parts) cpSync(join(root, from, place), join(into, place), { recursive: true });
      writeFileSync(service.dataFile, data);
    },
  };
}
