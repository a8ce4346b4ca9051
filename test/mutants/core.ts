import { contextOf, setOf } from '#shared/entities/context.ts';
import type { SyncState } from '#sync/core/index.ts';
import { waitsForUser } from '#sync/rules/attended.ts';
import { laneOf } from '#sync/rules/order.ts';
import type { Step } from '#sync/step.ts';
import type { Bugs } from './mutant.ts';
import { does, hears, withStep, withoutStep } from './mutant.ts';

const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
const isCreation = (step: Step | undefined): boolean => step?.action === 'create';

/** Mistakes in what the core decides. */
export const coreBugs: Bugs = {
  'changes a step in memory only': {
    breach: /^I1:/u,
    advance: does((outcome, _state, event) => {
      if (event.kind !== 'added' || !outcome.commit) return outcome;
      const { putSteps: _forgotten, ...commit } = outcome.commit;
      return { ...outcome, commit };
    }),
  },
  'loses an edit made while its entity is away': {
    breach: /^I[12]:/u,
    advance: does((outcome, state, event) => {
      const away = new Set(
        [...state.inFlight.keys()].flatMap((id) => laneOf(state.steps.get(id) ?? { entity: 'Mail', target: '' })),
      );
      const lost = event.kind === 'added' && event.steps.some((step) => away.has(laneOf(step)));
      return lost ? { ...outcome, state, commit: null, effects: [] } : outcome;
    }),
  },
  'leaves no receipt of what is given up': {
    breach: /^I2:/u,
    advance: does((outcome, _state, event) => {
      if (event.kind !== 'discard' || !outcome.commit) return outcome;
      const { putReceipts: _forgotten, ...commit } = outcome.commit;
      return { ...outcome, commit };
    }),
  },
  'leaves no receipt of what a change gives up': {
    breach: /^I2:/u,
    advance: does((outcome, _state, event) => {
      if (event.kind !== 'added' || event.givesUp === undefined || !outcome.commit) return outcome;
      const { putReceipts: _forgotten, ...commit } = outcome.commit;
      return { ...outcome, commit };
    }),
  },
  'drops what was refused': {
    breach: /^I2:/u,
    advance: does((outcome, _state, event) =>
      event.kind === 'verdict' && event.verdict.kind === 'refused' ? withoutStep(outcome, event.stepId) : outcome,
    ),
  },
  'drops what waits when a person signs in': {
    breach: /^I2:/u,
    advance: does((outcome, state, event) => {
      if (event.kind !== 'signedIn') return outcome;
      const ids = [...state.steps.values()].filter((step) => step.state.kind === 'waiting').map(({ id }) => id);
      return ids.reduce(withoutStep, outcome);
    }),
  },
  'gives its own change up in a conflict': {
    breach: /^I(?:2|12|16):/u,
    advance: hears((event, { steps }) =>
      event.kind === 'verdict' && event.verdict.kind === 'conflict'
        ? {
            ...event,
            verdict: {
              kind: 'applied',
              id: steps.get(event.stepId)?.target ?? '',
              row: event.verdict.row,
              receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
            },
          }
        : event,
    ),
  },
  'takes the row at saving for what was on the screen': {
    breach: /^I12:/u,
    intent: (intent) => ({ ...intent, from: [] }),
  },
  'forgets a step when it is parked': {
    breach: /^I2:/u,
    advance: does((outcome, _state, event) =>
      event.kind === 'verdict' && event.verdict.kind === 'conflict' ? withoutStep(outcome, event.stepId) : outcome,
    ),
  },
  'sends a creation again when the answer is lost': {
    breach: /^I[34]:/u,
    advance: hears((event, { steps }) =>
      event.kind === 'verdict' && event.verdict.kind === 'doubt' && isCreation(steps.get(event.stepId))
        ? { ...event, verdict: { kind: 'notSent', failure: event.verdict.failure } }
        : event,
    ),
  },
  'repeats a creation on a server error': {
    breach: /^I[34]:/u,
    advance: hears((event, { steps }) =>
      event.kind === 'verdict' &&
      event.verdict.kind === 'doubt' &&
      event.verdict.failure.kind === 'serviceError' &&
      isCreation(steps.get(event.stepId))
        ? { ...event, verdict: { kind: 'notSent', failure: { kind: 'serviceError' } } }
        : event,
    ),
  },
  'takes what was on its way at a stop for not sent': {
    breach: /^I[34]:/u,
    advance: hears((event) =>
      event.kind === 'started'
        ? {
            ...event,
            steps: event.steps.map((step) =>
              step.state.kind === 'sending' ? Object.assign({}, step, { state: waiting }) : step,
            ),
          }
        : event,
    ),
  },
  'believes absence before things went quiet': {
    breach: /^I[34]:/u,
    advance: hears((event) => (event.kind === 'settlement' ? { ...event, conclusive: true } : event)),
  },
  'takes what cannot be decided for absent': {
    breach: /^I[34]:/u,
    advance: hears((event) =>
      event.kind === 'settlement' && event.settlement.kind === 'undecidable'
        ? { ...event, conclusive: true, settlement: { kind: 'absent' } }
        : event,
    ),
  },
  'takes a look-up that failed for absence': {
    breach: /^I[34]:/u,
    advance: hears((event) =>
      event.kind === 'settlement' && event.settlement.kind === 'failed'
        ? { ...event, conclusive: true, settlement: { kind: 'absent' } }
        : event,
    ),
  },
  'lets impatience send a creation in doubt': {
    breach: /^I[34]:/u,
    advance: does((outcome, state, event) => {
      const doubts =
        event.kind === 'retry' || event.kind === 'hint'
          ? [...state.steps.values()].filter((step) => step.state.kind === 'doubt')
          : [];
      return doubts.reduce((all, step) => withStep(all, { ...step, state: waiting }), outcome);
    }),
  },
  'does not wait for quiet': {
    breach: /^I[348]:/u,
    options: { limits: { quietMs: 50 } },
  },
  'ends quiet times by the wall clock': {
    breach: /^I[348]:/u,
    advance: (inner) => (state, event, at) => {
      const over = [...state.steps.values()].find(
        (step) =>
          step.state.kind === 'doubt' && at.now - step.state.since >= state.limits.quietMs && !state.quiet.has(step.id),
      );
      if (event.kind === 'quietPassed' || over?.state.kind !== 'doubt') return inner(state, event, at);
      return inner({ ...state, quiet: new Set(state.quiet).add(over.id) }, event, at);
    },
  },
  'sends without saying so on the disk': {
    breach: /^I[15]:/u,
    advance: does((outcome) => {
      const sent = new Set(outcome.effects.flatMap((effect) => (effect.kind === 'send' ? [effect.step.id] : [])));
      if (sent.size === 0) return outcome;
      return {
        ...outcome,
        commit: { ...outcome.commit, putSteps: (outcome.commit?.putSteps ?? []).filter(({ id }) => !sent.has(id)) },
      };
    }),
  },
  'forgets to rewrite provisional ids': {
    breach: /^I6:/u,
    advance: does((outcome, state) => {
      if (!outcome.commit?.putReceipts) return outcome;
      const old = (step: Step): Step => {
        const before = state.steps.get(step.id);
        return before ? { ...step, target: before.target, body: before.body, provisional: before.provisional } : step;
      };
      const steps = new Map([...outcome.state.steps].map(([id, step]) => [id, old(step)]));
      return {
        ...outcome,
        state: { ...outcome.state, steps },
        commit: { ...outcome.commit, putSteps: [...steps.values()] },
      };
    }),
  },
  'does not see what a step depends on': {
    breach: /^I7:/u,
    advance: hears((event) =>
      event.kind === 'added'
        ? { ...event, steps: event.steps.map((step) => Object.assign({}, step, { provisional: [] })) }
        : event,
    ),
  },
  'repeats a replace while the lost one may still arrive': {
    breach: /^I8:/u,
    advance: hears((event) =>
      event.kind === 'verdict' && event.verdict.kind === 'doubt' && event.verdict.failure.kind === 'timeout'
        ? { ...event, verdict: { kind: 'doubt', failure: { kind: 'unreadable' } } }
        : event,
    ),
  },
  'sends two changes of one entity at once': {
    breach: /^I8:/u,
    advance: does((outcome) => {
      const { steps, inFlight } = outcome.state;
      const away = new Set(
        [...inFlight.keys()].flatMap((id) => laneOf(steps.get(id) ?? { entity: 'Mail', target: '' })),
      );
      const next = [...steps.values()].find(
        (step) => step.action === 'replace' && step.state.kind === 'waiting' && away.has(laneOf(step)),
      );
      if (!next || inFlight.size > 1) return outcome;
      const sending: Step = { ...next, state: { kind: 'sending' }, attempts: next.attempts + 1, sentAt: 1 };
      const more = withStep(outcome, sending);
      const flights = new Map(inFlight).set(next.id, { attempt: sending.attempts, leftBefore: null });
      return {
        ...more,
        state: { ...more.state, inFlight: flights },
        effects: [...more.effects, { kind: 'send', step: sending, attempt: sending.attempts, confirmation: null }],
      };
    }),
  },
  'lets a refusal hold everything back': {
    breach: /^I(?:9|22):/u,
    advance: does((outcome, _state, _event, at) => {
      const isHeld = [...outcome.state.steps.values()].some((step) => step.state.kind === 'refused');
      return isHeld ? { ...outcome, state: { ...outcome.state, pausedUntil: at.now + 50 * 60_000 } } : outcome;
    }),
  },
  'lets a conflict hold everything back': {
    breach: /^I(?:9|22):/u,
    advance: does((outcome, _state, _event, at) => {
      const isHeld = [...outcome.state.steps.values()].some((step) => step.state.kind === 'conflict');
      return isHeld ? { ...outcome, state: { ...outcome.state, pausedUntil: at.now + 50 * 60_000 } } : outcome;
    }),
  },
  'goes on past a conflict': {
    breach: /^I12:/u,
    advance: does((outcome) => {
      const conflict = [...outcome.state.steps.values()].find((step) => step.state.kind === 'conflict');
      if (conflict?.state.kind !== 'conflict') return outcome;
      const theirs = new Map(
        conflict.state.conflicts.flatMap(({ fields }) =>
          fields.map((field) => [`${field.field} ${field.key}`, field.theirs]),
        ),
      );
      const changes = conflict.changes.map((change) => {
        const key = `${change.field} ${change.key}`;
        return theirs.has(key) ? { ...change, base: theirs.get(key) ?? null } : change;
      });
      return withStep(outcome, { ...conflict, changes, state: waiting });
    }),
  },
  'drops the last step at a start': {
    breach: /^I(?:2|20):/u,
    advance: hears((event) => (event.kind === 'started' ? { ...event, steps: event.steps.slice(0, -1) } : event)),
  },
  'numbers new steps by the wall clock': {
    breach: /^I(?:8|21):/u,
    advance: (inner) => (state, event, at) =>
      inner(
        event.kind === 'added' ? { ...state, nextSeq: Math.floor(at.now / 1000) % 1_000_000_000 } : state,
        event,
        at,
      ),
  },
  'sets no timer': {
    breach: /^I22:/u,
    advance: does((outcome) => ({ ...outcome, effects: outcome.effects.filter(({ kind }) => kind !== 'wake') })),
  },
  'never asks for what a creation needs to know': {
    breach: /^I22:/u,
    advance: does((outcome) => ({
      ...outcome,
      effects: outcome.effects.filter(({ kind }) => kind !== 'pull' && kind !== 'connected'),
    })),
  },
  'never looks a doubt up': {
    breach: /^I22:/u,
    advance: does((outcome) => ({ ...outcome, effects: outcome.effects.filter(({ kind }) => kind !== 'lookUp') })),
  },
  'asks for ever what was refused': {
    breach: /^I2[24]:/u,
    advance: hears((event) =>
      event.kind === 'verdict' && event.verdict.kind === 'refused'
        ? { ...event, verdict: { kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 1_000 } } }
        : event,
    ),
  },
  'sends for ever what the service never takes': {
    breach: /^I2[24]:/u,
    advance: (inner) => (state, event, at) => {
      const step = event.kind === 'settlement' ? state.steps.get(event.stepId) : undefined;
      return inner(
        step ? { ...state, steps: new Map(state.steps).set(step.id, { ...step, attempts: 0 }) } : state,
        event,
        at,
      );
    },
  },
  'keeps what was created in the Selection context as a plain row': {
    breach: /^R1\.5:/u,
    advance: does((outcome, state, event) => {
      if (event.kind !== 'verdict' || event.verdict.kind !== 'applied') return outcome;
      const step = state.steps.get(event.stepId);
      const { id, row } = event.verdict;
      if (!step || contextOf(step.entity) === 'plain' || row === null) return outcome;
      const putRows = [...(outcome.commit?.putRows ?? []), { entity: setOf(step.entity), id, text: row }];
      return { ...outcome, commit: { ...outcome.commit, putRows } };
    }),
  },
  'takes no note of a second row': {
    breach: /^R3\.9:/u,
    advance: hears((event) => (event.kind === 'appeared' ? { ...event, rows: [] } : event)),
  },
  'creates what another user has already': {
    breach: /^I16:/u,
    advance: hears((event) =>
      event.kind === 'prepared' && event.look
        ? { ...event, look: { ...event.look, there: [], end: { kind: 'absent' } } }
        : event,
    ),
  },
  'sends each key press by itself': {
    breach: /^I8:/u,
    advance: hears((event) => {
      if (event.kind !== 'added') return event;
      const { holdMs: _forgotten, ...atOnce } = event;
      return atOnce;
    }),
  },
  'sends the first of several key presses': {
    breach: /^I8:/u,
    advance: (inner) => {
      const first = new Map<string, Step['changes']>();
      return (state, event, at) => {
        const outcome = inner(state, event, at);
        for (const { id, state: now, changes } of outcome.state.steps.values())
          if (now.kind === 'waiting' && now.notBefore !== null && now.failure === null && !first.has(id))
            first.set(id, changes);
        const effects = outcome.effects.map((effect) =>
          effect.kind === 'send'
            ? { ...effect, step: { ...effect.step, changes: first.get(effect.step.id) ?? effect.step.changes } }
            : effect,
        );
        return { ...outcome, effects };
      };
    },
  },
  'sends as many as there are': {
    breach: /^I24:/u,
    options: { limits: { stepsUnderWay: 8 } },
  },
  'sends an attended step by itself': {
    breach: /^R3\.0:/u,
    advance: (inner) => (state, event, at) => inner({ ...state, confirmed: confirmingAll(state, at.now) }, event, at),
  },
  'lets one confirmation serve for every attempt': {
    breach: /^R3\.0:/u,
    advance: (inner) => (state, event, at) => {
      const outcome = inner(state, event, at);
      if (event.kind !== 'verdict' || outcome.state.steps.get(event.stepId)?.attended !== true) return outcome;
      const confirmed = new Map(outcome.state.confirmed).set(event.stepId, { at: at.now, confirmation: null });
      return { ...outcome, state: { ...outcome.state, confirmed } };
    },
  },
  'takes a call whose answer was lost for one that did not leave': {
    breach: /^I4:/u,
    advance: hears((event, { steps }) =>
      event.kind === 'verdict' && event.verdict.kind === 'doubt' && steps.get(event.stepId)?.action === 'act'
        ? { ...event, verdict: { kind: 'notSent', failure: event.verdict.failure } }
        : event,
    ),
  },
};

const confirmingAll = ({ steps }: SyncState, at: number): SyncState['confirmed'] =>
  new Map([...steps.values()].filter(waitsForUser).map(({ id }) => [id, { at, confirmation: null }]));
