import type { FieldChange } from '#shared/merge/change.ts';
import type { Advance } from '#sync/core/index.ts';
import { laneOf, unitsOf } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import type { Profile } from '../station/profile.ts';
import type { Attending } from './attending.ts';
import type { Breaches } from './breaches.ts';
import type { Keeping } from './keeping.ts';
import type { Ledger } from './ledger.ts';

interface Heard {
  readonly breaches: Breaches;
  readonly attending: Attending;
  readonly ledger: Ledger;
  readonly keeper: Keeping;
}

/** More attempts than any step should need: beyond it, something repeats without end (I24). */
const mostAttempts = 40;

/** Two that are written, and two that are read back or wait for their slot in main (R5.7). */
const mostUnderWay = 4;

const mentions = (step: Step, id: string): boolean => new RegExp(`${id}(?!\\d)`, 'u').test(JSON.stringify(step));

/**
 * Whether a step went into the conflict of one before it: each value it asked for is asked there, or was taken back.
 */
function isGathered(step: Step, holder: Step | undefined, all: readonly Step[]): boolean {
  if (holder?.state.kind !== 'conflict' || laneOf(holder) !== laneOf(step)) return false;
  return step.changes.every((change) => {
    const same = (other: FieldChange): boolean => other.field === change.field && other.key === change.key;
    const edits = all.filter((other) => laneOf(other) === laneOf(step)).flatMap((other) => other.changes.filter(same));
    const last = edits.at(-1)?.mine;
    const asked = holder.changes.find(same);
    return asked ? asked.mine === last : edits[0]?.base === last;
  });
}

/** Checks every turn of the core. */
export const checkedTurns =
  (inner: Advance, { breaches, attending, ledger, keeper }: Heard, profile: Profile): Advance =>
  (state, event, at) => {
    const outcome = inner(state, event, at);
    const { commit } = outcome;
    const after = outcome.state;
    const say = (words: string) => (): string => `${words} (${event.kind}, ${profile.name})`;
    const byPerson = ['added', 'undo', 'discard', 'resolve'].includes(event.kind);
    const receipts = new Map((commit?.putReceipts ?? []).map((receipt) => [receipt.id, receipt]));
    const all = [...state.steps.values()];

    for (const step of all) {
      const now = after.steps.get(step.id);
      if (byPerson && (event.kind !== 'added' || event.givesUp !== undefined) && now !== step)
        ledger.tookBack(profile, step, now);
      if (now) continue;
      const holder = event.kind === 'verdict' ? after.steps.get(event.stepId) : undefined;
      const isUndone =
        step.state.kind === 'waiting' && step.sentAt === null && (event.kind === 'undo' || event.kind === 'added');
      breaches.expect(
        'I2',
        receipts.has(step.id) || isUndone || isGathered(step, holder, all),
        say(`${step.summary.key} went without evidence`),
      );
      breaches.expect('I2', commit?.removeSteps?.includes(step.id) ?? false, say('a step went from memory only'));
    }
    for (const receipt of receipts.values()) {
      if (receipt.state.kind === 'dropped') {
        const asked = state.steps.get(receipt.id);
        const isWhole = asked?.changes === receipt.changes && asked.body === receipt.body;
        const mayBeThere = asked?.state.kind === 'doubt' || (asked?.sentAt ?? null) !== null;
        breaches.expect(
          'I2',
          byPerson && receipt.decisions?.at(-1)?.at === at.now,
          say(`${receipt.id} was dropped without a decision`),
        );
        breaches.expect(
          'I2',
          isWhole && receipt.state.mayHaveArrived === mayBeThere,
          say(`${receipt.id} was dropped, and its receipt says otherwise`),
        );
      }
      // of an earlier receipt only its second rows change (R3.9)
      if (receipt.action !== 'create' || !state.steps.has(receipt.id)) continue;
      const provisional = state.steps.get(receipt.id)?.target ?? '';
      const left = [...after.steps.values()].filter((step) => mentions(step, provisional));
      breaches.expect('I6', left.length === 0, say(`${provisional} is still named after its acknowledgement`));
    }
    let highest = Math.max(0, ...all.map((step) => step.seq));
    for (const step of after.steps.values()) {
      const before = state.steps.get(step.id);
      if (before === step) continue;
      const known = event.kind === 'started' && event.steps.includes(step);
      breaches.expect('I1', known || (commit?.putSteps?.includes(step) ?? false), say('a step changed in memory only'));
      const isKeptBack = step.state.kind === 'refused' && step.state.failure.kind === 'badRequest';
      breaches.expect('R2.2', !isKeptBack, say('a change does not leave for the form of its values'));
      breaches.expect('I24', step.attempts <= mostAttempts, say(`${step.attempts} attempts`));
      if (before || event.kind === 'started') continue;
      breaches.expect('I21', step.seq > highest, say('a new step is not the last'));
      highest = step.seq;
    }
    if (event.kind === 'started') {
      attending.starts(profile.name);
      const ids = (steps: Iterable<Step>): string => [...steps].map(({ id }) => id).join();
      breaches.expect('I20', ids(after.steps.values()) === ids(event.steps), say('not the outbox that was read'));
      breaches.expect('I21', ids(event.steps) === ids(profile.steps), say('not in the order of the edits'));
    }
    const lanes = [...after.inFlight.keys()].map((id) => after.steps.get(id)).filter((step) => step !== undefined);
    breaches.expect('I2', lanes.length === after.inFlight.size, say('in flight and not in the outbox'));
    breaches.expect('I8', new Set(lanes.map(laneOf)).size === lanes.length, say('two of one lane in flight'));
    breaches.expect('I24', after.inFlight.size <= mostUnderWay, say('too many steps under way'));
    for (const effect of outcome.effects) {
      if (effect.kind === 'lookUp' && effect.conclusive) keeper.looksUp(effect.step);
      if (effect.kind !== 'send') continue;
      breaches.expect(
        'I5',
        commit?.putSteps?.includes(effect.step) ?? false,
        say('sent without an entry in the same commit'),
      );
      breaches.expect('I5', effect.step.state.kind === 'sending', say('sent in another state'));
      const names =
        effect.step.provisional.length > 0 ||
        (effect.step.body ?? '').includes('"new:') ||
        effect.step.changes.some(({ mine }) => mine.includes('"new:'));
      breaches.expect('I7', !names, say('sent before what it depends on'));
      const units = unitsOf(effect.step);
      const parked = all.some(
        (other) =>
          other.seq < effect.step.seq &&
          laneOf(other) === laneOf(effect.step) &&
          after.steps.get(other.id)?.state.kind === 'conflict' &&
          units.size > 0,
      );
      breaches.expect('I12', !parked, say('sent past a conflict of its entity'));
    }
    return outcome;
  };
