import type { Memory } from '../memory.ts';
import { Memo } from './memo.ts';
import type { OutboxView } from './views.ts';
import type { Step } from '../../sync/step.ts';

/** Waits for a person (experience: diamonds and octagons need a decision). */
export const needsDecision = ({ state }: Step): boolean =>
  state.kind === 'conflict' || state.kind === 'refused' || (state.kind === 'doubt' && state.asked);

/** What is in the outbox, sorted by who acts next. */
export class Outbox {
  private readonly memory: Memory;
  private readonly memo = new Memo<OutboxView>();

  constructor(memory: Memory) {
    this.memory = memory;
  }

  view(): OutboxView {
    const steps = this.memory.steps();
    const receipts = this.memory.receipts();
    return this.memo.get('all', [steps, receipts], () => ({
      toDecide: steps.filter(needsDecision),
      waiting: steps.filter((step) => !needsDecision(step)),
      receipts,
    }));
  }
}
