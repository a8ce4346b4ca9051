import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf } from '#main/journal/entries.ts';
import { readFrames } from '#main/journal/frame.ts';
import { sealWith } from '#main/journal/seal.ts';
import type { Step } from '#sync/step.ts';
import { startApp } from '../app.ts';
import type { App } from '../app.ts';
import type { PageSession } from '../devtools.ts';
import * as inPage from '../inPage.ts';
import { reckon } from '../reckoning.ts';
import { nameOf } from './cases.ts';
import type { Case } from './cases.ts';
import { damages } from './damages.ts';
import { damagePlace, places, removePlace } from './places.ts';
import { haste } from './profiles.ts';
import type { ProfileSamples } from './profiles.ts';
import type { Switchable } from './switchable.ts';

export interface Outcome {
  readonly name: string;
  /** What stood in the window first. */
  readonly screen: 'open' | 'closed' | 'failed' | 'onboarding' | 'stopped' | 'nothing';
  /** What the person did about it, in order. */
  readonly remedies: readonly string[];
  /** The app's words about it. */
  readonly said: string;
  /** Changes that wait: how many there were, are, and came from the journal. */
  readonly pending: number;
  readonly held: number;
  /** Of those that were, how many are not there. */
  readonly missing: number;
  readonly restored: number;
  readonly uncertain: number;
  /** Sentences; each is a violation. */
  readonly breaches: readonly string[];
}

const longestOpening = 20_000;
const longestRest = 30_000;

/** Damages a profile, opens it as a user does, and lets everything that it holds go to the service. */
export async function runCase(one: Case, kept: ProfileSamples, service: Switchable, profile: string): Promise<Outcome> {
  kept.lay(one, profile);
  for (const { place, file, damage } of one.blows) {
    if (damage === 'whole') removePlace(profile, place);
    else if (damagePlace(profile, place, file, damages[damage]) === 0)
      throw new Error(`${nameOf(one)}: there is no such file`);
  }
  const isKeyGone = one.blows.some(({ place, damage }) => place === 'secrets' && damage === 'whole');
  const readable = isKeyGone ? [] : inJournal(profile, kept).filter((id) => kept.pending.includes(id));
  let app = startApp(profile, haste);
  try {
    const screen = await settled(app);
    const remedies: string[] = [];
    const words: string[] = [await tell(await app.page)];
    for (const remedy of screen === 'open' ? [] : remediesFor[screen]) {
      if (await (await app.page).ask(inPage.isOpen)) break;
      remedies.push(remedy);
      app = await carryOut[remedy](app, kept, profile);
      await settled(app);
      words.push(await tell(await app.page));
    }
    const page = await app.page;
    const isOpen = await page.ask(inPage.isOpen);
    const steps = isOpen ? await page.ask(inPage.steps) : [];
    const { restored, uncertain, mayLack } = isOpen
      ? await page.ask(inPage.repaired)
      : { restored: 0, uncertain: 0, mayLack: true };
    const missing = kept.pending.filter((id) => !steps.some((step) => step.id === id));
    const counts = { pending: kept.pending.length, held: steps.length, missing: missing.length, restored, uncertain };
    const outcome = { name: nameOf(one), screen, remedies, said: words.join(' ⏎ '), ...counts };
    const isReported = words.some((text) =>
      /retrouvée|à vérifier|manque|illisible|n’a pas pu|Le service de l’école|clé/u.test(text),
    );
    const breaches = [
      ...(screen === 'nothing' ? ['the window shows nothing'] : []),
      ...readable.filter((id) => missing.includes(id)).map((id) => `${id} is in the journal and did not come back`),
      ...(missing.length > 0 && intact(one)
        ? [`${missing.length} changes did not come back, and one copy was whole`]
        : []),
      ...(missing.length > 0 && !isReported
        ? [`${missing.length} changes are gone and the user does not learn of it`]
        : []),
    ];
    if (isOpen) breaches.push(...(await bringHome(page, kept, service, mayLack && !intact(one))));
    return { ...outcome, breaches };
  } finally {
    await app.kill();
    await service.off();
  }
}

/** One copy of the outbox is whole and newest, and so is what opens it. */
function intact({ database, journal, blows }: Case): boolean {
  const hit = new Set(blows.map(({ place }) => place));
  if (blows.some(({ place, damage }) => place === 'secrets' && damage === 'whole')) return false;
  return (database === 'newest' && !hit.has('database')) || (journal === 'newest' && !hit.has('journal'));
}

/** Ids of the steps that the journal's file still holds. */
function inJournal(profile: string, { dataKey }: ProfileSamples): readonly string[] {
  const folder = join(profile, places.journal);
  const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.journal')) : [];
  if (file === undefined) return [];
  const held = contentOf(
    readFrames(readFileSync(join(folder, file))),
    sealWith(Buffer.from(dataKey, 'base64'), file.slice(0, -'.journal'.length)),
  );
  return [...(held?.steps.keys() ?? [])];
}

async function settled(app: App): Promise<Outcome['screen']> {
  const page = await app.page;
  await page.ask(inPage.prepare);
  for (const begun = performance.now(); performance.now() - begun < longestOpening; await pause(20)) {
    const screen = await page.ask(inPage.closedScreen);
    if (screen) return screen;
    if (await page.ask(inPage.isOpen)) return 'open';
  }
  return 'nothing';
}

async function tell(page: PageSession): Promise<string> {
  if (await page.ask(inPage.isOpen)) {
    await page.ask(inPage.click, 'Modifications');
    await page.ask(inPage.screenDrawn, 'Modifications');
  }
  await page.ask(inPage.pause, 50);
  return page.ask(inPage.notices);
}

type Remedy = 'retry' | 'reopen the screen' | 'start Carnet again' | 'start over' | 'add the service again';
const remediesFor: Readonly<Record<Exclude<Outcome['screen'], 'open'>, readonly Remedy[]>> = {
  closed: ['retry', 'start over'],
  failed: ['retry', 'add the service again'],
  stopped: ['reopen the screen', 'start Carnet again', 'retry', 'start over'],
  onboarding: ['add the service again'],
  nothing: [],
};
const carryOut: Readonly<Record<Remedy, (app: App, kept: ProfileSamples, profile: string) => Promise<App>>> = {
  async retry(app) {
    await (await app.page).ask(inPage.click, 'Réessayer');
    await pause(300);
    return app;
  },
  async 'reopen the screen'(app) {
    await (await app.page).ask(inPage.click, 'Rouvrir');
    await pause(500);
    return app;
  },
  async 'start Carnet again'(app, _, profile) {
    await app.kill();
    return startApp(profile, haste);
  },
  async 'start over'(app) {
    const page = await app.page;
    await page.ask(inPage.click, 'Vider les données');
    await pause(200);
    await page.ask(inPage.click, 'Vider et recommencer');
    await pause(500);
    return app;
  },
  async 'add the service again'(app, kept, profile) {
    await (await app.page).ask(inPage.addService, kept.service).catch(() => null); // its message is checked below
    await app.kill();
    return startApp(profile, haste);
  },
};

/** The service is there again: everything that waits is sent, or waits for the user; nothing is there twice. */
async function bringHome(
  page: PageSession,
  kept: ProfileSamples,
  service: Switchable,
  isPartial: boolean,
): Promise<readonly string[]> {
  await service.on();
  await page.ask(inPage.hint);
  let steps = await page.ask(inPage.steps);
  for (
    const begun = performance.now();
    !steps.every((step) => rests(step, steps));
    steps = await page.ask(inPage.steps)
  ) {
    if (performance.now() - begun > longestRest)
      return steps
        .filter((step) => !rests(step, steps))
        .map(({ id, state }) => `${id} never rests: ${JSON.stringify(state).slice(0, 200)}`);
    await page.ask(inPage.pause, 100);
  }
  const evidence = {
    entries: kept.ledger.entries,
    before: kept.before,
    truth: await service.truth(),
    steps,
    deliveredTwice: [],
    foreign: new Map(),
    cached: new Map(),
  };
  const { lost, doubled, touched } = reckon(evidence);
  return [...(isPartial ? [] : lost), ...doubled, ...touched];
}

const isParked = ({ state }: Step): boolean =>
  state.kind === 'conflict' || state.kind === 'refused' || (state.kind === 'doubt' && state.asked);

/** It waits for the user, or for a step that does. */
const rests = (step: Step, steps: readonly Step[]): boolean =>
  isParked(step) ||
  steps.some(
    (other) =>
      other.seq < step.seq &&
      rests(other, steps) &&
      ((other.entity === step.entity && other.target === step.target) ||
        step.provisional.some(({ id }) => id === other.target)),
  );
