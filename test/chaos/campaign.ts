import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '#main/tools/practice/store/store.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { Chance, streamSeed } from '../simulation/world/chance.ts';
import { startApp } from './app.ts';
import { runCycle } from './cycle.ts';
import type { Moment } from './cycle.ts';
import { deskOf } from './desk.ts';
import { startFaultProxy } from './faultProxy.ts';
import type { FaultProxy } from './faultProxy.ts';
import * as inPage from './inPage.ts';
import { Ledger } from './ledger.ts';
import { reckon } from './reckoning.ts';
import { haste, opened, rest } from './rest.ts';
import { startSmallService } from './smallService.ts';
import type { SmallService } from './smallService.ts';

export interface CampaignOptions {
  readonly cycles: number;
  readonly seed: number;
  /** No further cycle is begun after this. */
  readonly minutes: number;
  /** Ends early, after the cycle under way and a last reckoning. */
  readonly isEnded?: () => boolean;
  /** One line whenever things were brought to rest and reckoned. */
  readonly say: (line: string) => void;
}

export interface Summary {
  readonly seed: number;
  readonly cycles: number;
  readonly seconds: number;
  readonly kills: Readonly<Partial<Record<Moment, number>>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly saved: number;
  readonly unsure: number;
  readonly refused: number;
  /** Parked changes that the person decided about. */
  readonly decided: number;
  /** What the app said when it could not open at once, and what helped. */
  readonly closed: readonly string[];
  /** Sentences; each is a violation. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly touched: readonly string[];
  readonly apart: readonly string[];
  readonly stuck: readonly string[];
  readonly converged: boolean;
}

/** Nothing of what it found is a violation. */
export const isClean = ({ lost, doubled, touched, apart, stuck }: Summary): boolean =>
  [lost, doubled, touched, apart, stuck].every(({ length }) => length === 0);

/** After so many cycles faults stop, the queue drains, and everything is reckoned. */
const stretch = 15;

/** Runs cycles of edit, fault, SIGKILL and start again on one profile and one service, and reckons what came of it. */
export async function campaign({
  cycles,
  seed,
  minutes,
  isEnded = () => false,
  say,
}: CampaignOptions): Promise<Summary> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-fire-'));
  const begun = performance.now();
  const service = await startSmallService(join(folder, 'service.json'), seed);
  const proxy = await startFaultProxy(service.baseUrl);
  const closed: string[] = [];
  const sayAndKeep = (words: string): void => {
    closed.push(words);
    say(words);
  };
  const field = await prepared(folder, seed, { service, proxy, say: sayAndKeep });
  let isOver = false;
  const kills: Partial<Record<Moment, number>> = {};
  const found = {
    lost: new Set<string>(),
    doubled: new Set<string>(),
    touched: new Set<string>(),
    apart: new Set<string>(),
    stuck: new Set<string>(),
  };
  const failures = (): number => Object.values(found).reduce((sum, each) => sum + each.size, 0);
  let decided = 0;
  let run = 0;

  const reckonNow = async (): Promise<void> => {
    const end = await rest(field);
    decided += end.decided;
    for (const sentence of end.stuck) found.stuck.add(sentence);
    const { ledger, before, foreign } = field;
    const evidence = {
      entries: ledger.entries,
      before,
      truth: await service.truth(),
      foreign,
      deliveredTwice: proxy.doubled,
      ...end,
    };
    for (const [kind, sentences] of Object.entries(reckon(evidence)))
      for (const sentence of sentences) found[kind as keyof typeof found].add(sentence); // the same names
    const perCycle = (performance.now() - begun) / 1_000 / Math.max(1, run);
    say(
      `${run}/${cycles} cycles · ${ledger.count('saved')} saved · ${failures()} violations · ${perCycle.toFixed(1)} s a cycle · kills ${JSON.stringify(kills)}`,
    );
  };

  try {
    while (run < cycles && performance.now() - begun < minutes * 60_000 && failures() === 0 && !isEnded()) {
      run += 1;
      const chance = new Chance(streamSeed(seed, `cycle ${run}`));
      const moment = await runCycle(field, run, chance);
      kills[moment] = (kills[moment] ?? 0) + 1;
      if (chance.of(0.2)) await anotherUser(field, run, chance);
      if (run % stretch === 0) await reckonNow();
    }
    if (run % stretch !== 0) await reckonNow();
    isOver = failures() === 0;
  } finally {
    proxy.set(null);
    await proxy.close();
    await service.stop();
    if (isOver) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    else say(`left for looking at: ${folder}`);
  }
  const { ledger } = field;
  const sentences = {
    lost: [...found.lost],
    doubled: [...found.doubled],
    touched: [...found.touched],
    apart: [...found.apart],
    stuck: [...found.stuck],
  };
  return {
    seed,
    cycles: run,
    seconds: Math.round((performance.now() - begun) / 1_000),
    kills,
    faults: Object.fromEntries([...proxy.hits].sort(([a], [b]) => a.localeCompare(b))),
    saved: ledger.count('saved'),
    unsure: ledger.count('unsure'),
    refused: ledger.count('refused'),
    decided,
    closed,
    ...sentences,
    converged: sentences.apart.length + sentences.stuck.length === 0,
  };
}

/** All that a cycle works with. */
export interface Field {
  readonly profile: string;
  readonly service: SmallService;
  readonly proxy: FaultProxy;
  readonly before: Store;
  readonly desk: ReturnType<typeof deskOf>;
  readonly ledger: Ledger;
  readonly foreign: Map<string, RawJson>;
  /** Hears what the app says when it cannot open at once. */
  readonly say: (words: string) => void;
}

/** A profile whose service was added and received once, in fair weather. */
async function prepared(
  folder: string,
  seed: number,
  { service, proxy, say }: Pick<Field, 'service' | 'proxy' | 'say'>,
): Promise<Field> {
  const profile = join(folder, 'profile');
  const before = await service.truth();
  const field: Field = {
    profile,
    service,
    proxy,
    before,
    desk: deskOf(before, seed),
    ledger: new Ledger(),
    foreign: new Map(),
    say,
  };
  const first = startApp(profile, haste);
  const { user, password } = service;
  const credentials = { user, password, baseUrl: proxy.baseUrl };
  await (
    await first.page
  ).ask(inPage.addService, {
    credentials,
    name: 'Sous le feu',
    campusId: field.desk.campusId,
    campusName: 'Campus Lyon',
  });
  await first.kill();
  const second = startApp(profile, haste);
  const page = await opened(second);
  for (const entity of ['Planification', 'Dossier'] as const) await page.ask(inPage.receive, entity);
  await page.ask(inPage.receiveTop, field.desk.folder.id);
  await second.kill();
  return field;
}

/** Another user changes a member of a row that this user edits too; no request of ours is under way meanwhile (I14). */
async function anotherUser({ service, proxy, desk, foreign }: Field, cycle: number, chance: Chance): Promise<void> {
  await proxy.quiet();
  const id = chance.pick(desk.events);
  if (id === undefined) return;
  const value = rawOf(`Autre ${cycle}`);
  await service.edit('Planification', id, new Map([['ReferenceExterne', value]]));
  foreign.set(`Planification ${id} ReferenceExterne`, value);
}
