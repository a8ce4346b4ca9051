import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../simulation/world/chance.ts';
import { startApp } from './app.ts';
import type { App } from './app.ts';
import type { Field } from './campaign.ts';
import { PageGone } from './devtools.ts';
import type { PageSession } from './devtools.ts';
import { faultKinds, isWrite } from './faultProxy.ts';
import type { FaultKind, Passing } from './faultProxy.ts';
import * as inPage from './inPage.ts';
import { nextAction } from './person.ts';
import { haste, opened } from './rest.ts';

/** Where the app was when it was killed. */
const moments = ['starting', 'opening', 'editing', 'saved', 'arrived', 'carriedOut', 'answered', 'idle'] as const;
export type Moment = (typeof moments)[number];

/** How long a kill that hangs on the network waits for its moment, milliseconds. */
const longestPauseMs = 2_500;

/** Start, edits in bad weather, SIGKILL. Answers where it struck. */
export async function runCycle(field: Field, cycle: number, chance: Chance): Promise<Moment> {
  const wanted = chance.pick(moments) ?? 'idle';
  const app = startApp(field.profile, haste);
  const strike = struck(app);
  field.proxy.set({
    chance,
    choose: (passing) => badLuck(passing, chance),
    onStage: (stage, passing) => {
      if (stage === wanted && isWrite(passing)) strike(stage);
    },
  });
  field.desk.recent.events.length = 0;
  field.desk.recent.folders.length = 0;
  try {
    if (wanted === 'starting') {
      await pause(chance.between(50, 2_000));
      strike('starting');
    }
    const page = await opened(app, (words) => field.say(`cycle ${cycle}: ${words}`));
    if (wanted === 'opening') strike('opening');
    await editing(field, cycle, { page, chance, wanted, strike });
    await pause(chance.between(0, wanted === 'idle' ? 1_000 : longestPauseMs));
    strike('idle');
  } catch (error) {
    if (!(error instanceof PageGone) || strike.at === null) throw error;
  }
  await strike.dead;
  return strike.at ?? 'idle';
}

interface Scene {
  readonly page: PageSession;
  readonly chance: Chance;
  readonly wanted: Moment;
  readonly strike: Strike;
}

/** A few acts of the user, one after the other, until they are done or the app ended. */
async function editing({ desk, ledger }: Field, cycle: number, { page, chance, wanted, strike }: Scene): Promise<void> {
  const count = chance.between(2, 8);
  const last = chance.between(1, count);
  for (let at = 1; at <= count && strike.at === null; at += 1) {
    const entry = ledger.begin(cycle, nextAction(desk, ledger.entries.length + 1, chance));
    const asked = page.ask(inPage.dispatch, entry.intent);
    asked.catch(() => null); // awaited below
    if (wanted === 'editing' && at === last) {
      await pause(chance.between(0, 12));
      strike('editing');
    }
    const accepted = await asked;
    // An act that asks for what is shown already is as good as done.
    entry.fate = accepted.ok || accepted.rejection === 'nothingChanged' ? 'saved' : 'refused';
    if (!accepted.ok) entry.rejection = accepted.rejection;
    if (wanted === 'saved' && at === last) strike('saved');
    if (accepted.ok) {
      entry.creations.forEach(({ entity, name }, index) => {
        const id = accepted.targets[index] ?? '';
        if (entity === 'Planification') desk.recent.events.push({ id, name });
        if (entry.intent.kind === 'folder' && 'parentPath' in entry.intent)
          desk.recent.folders.push({ id, path: [...entry.intent.parentPath, name] });
      });
    }
    await pause(chance.between(0, 120));
  }
}

interface Strike {
  (moment: Moment): void;
  at: Moment | null;
  readonly dead: Promise<void>;
}

/** Kills the app once, at the first word. */
function struck(app: App): Strike {
  const dead = Promise.withResolvers<void>();
  const strike: Strike = Object.assign(
    (moment: Moment): void => {
      if (strike.at !== null) return;
      strike.at = moment;
      app.kill().then(dead.resolve, dead.reject);
    },
    { at: null, dead: dead.promise },
  );
  return strike;
}

/** One write in three and one read in twenty-five meet a fault; a look before a write counts as a read. */
function badLuck(passing: Passing, chance: Chance): FaultKind | null {
  return chance.of(isWrite(passing) ? 0.33 : 0.04) ? (chance.pick(faultKinds) ?? null) : null;
}
