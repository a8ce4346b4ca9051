import type { Step } from '../../sync/step.ts';
import type { MarkState, Tone } from '../../ui/index.ts';

interface Standing {
  readonly mark: MarkState;
  readonly tone: Tone;
  /** A person must decide. */
  readonly isParked: boolean;
}

/** How a change of a file stands, for showing. */
export function standingOf({ state }: Pick<Step, 'state'>): Standing {
  switch (state.kind) {
    case 'waiting':
      return { mark: 'waiting', tone: 'wait', isParked: false };
    case 'sending':
      return { mark: 'sending', tone: 'accent', isParked: false };
    case 'doubt':
      return { mark: 'doubt', tone: 'ask', isParked: state.asked };
    case 'conflict':
      return { mark: 'conflict', tone: 'stop', isParked: true };
    case 'refused':
      return { mark: 'refused', tone: 'stop', isParked: true };
    case 'applied':
      return { mark: state.receipt.outcome, tone: 'ok', isParked: false };
  }
}
