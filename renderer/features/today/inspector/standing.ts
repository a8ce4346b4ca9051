import type { Step } from '#sync/step.ts';
import type { MarkState, Tone } from '#ui/index.ts';

interface Standing {
  readonly mark: MarkState;
  readonly tone: Tone;
  /** A person must decide. */
  readonly isParked: boolean;
}

const standings: Readonly<Record<Step['state']['kind'], Standing>> = {
  waiting: { mark: 'waiting', tone: 'wait', isParked: false },
  sending: { mark: 'sending', tone: 'accent', isParked: false },
  doubt: { mark: 'doubt', tone: 'ask', isParked: false },
  conflict: { mark: 'conflict', tone: 'stop', isParked: true },
  refused: { mark: 'refused', tone: 'stop', isParked: true },
  applied: { mark: 'verified', tone: 'ok', isParked: false },
  dropped: { mark: 'dropped', tone: 'wait', isParked: false },
};

/** How a change of a file stands, for showing. */
export const standingOf = (step: Pick<Step, 'state'>): Standing => ({
  ...standings[step.state.kind],
  ...(step.state.kind === 'doubt' ? { isParked: step.state.asked } : {}),
});
