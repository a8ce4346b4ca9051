import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import { messageLines, showToast, useFormat } from '#ui/index.ts';
import type { ToastAction } from '#ui/index.ts';

interface SavedNotice {
  /** What was done, and to whom; it stays. */
  readonly text: string;
  /** What is added until the service has it. */
  readonly until?: string;
  /** Ids that the change created or changed. */
  readonly targets: readonly string[];
}

/** Tells that a change is stored; once the service has it, the same toast says so beside it (I27). */
export const showKept = (kept: SavedNotice, action?: ToastAction): void => showToast(<KeptText {...kept} />, action);

function KeptText({ text, until, targets }: SavedNotice) {
  const { t } = useTranslation();
  const format = useFormat();
  const outbox = useOutbox();
  const [steps] = useState(() => openSteps(outbox, targets));
  const ended = endOf(steps, outbox);
  const isToDecide = outbox.toDecide.some(({ id }) => steps.includes(id));
  const then = isToDecide
    ? t('common.kept.toDecide')
    : ended === null
      ? until
      : t(`common.kept.${ended.outcome}`, { time: format.time(ended.at) });
  return (
    <span className="block min-w-56">
      <span className={messageLines}>{text}</span>
      {/* No wider than what was done: the toast grows upwards, and its buttons stay where they are (I27). */}
      {then !== undefined && <span className="block w-0 min-w-full text-help text-text-2">{then}</span>}
    </span>
  );
}

interface Ended {
  readonly outcome: Receipt['outcome'];
  /** Epoch ms. */
  readonly at: number;
}

/** The steps of these rows that are not yet at the service. */
const openSteps = ({ waiting, toDecide }: OutboxView, targets: readonly string[]): readonly string[] =>
  [...waiting, ...toDecide].flatMap(({ id, target }) => (targets.includes(target) ? [id] : []));

/** How all of the steps ended, the least certain outcome first; null while one has not. A receipt has its step's id. */
function endOf(steps: readonly string[], { receipts }: Pick<OutboxView, 'receipts'>): Ended | null {
  const ends = receipts.flatMap(({ id, state }) =>
    steps.includes(id) && state.kind === 'applied' ? [{ outcome: state.receipt.outcome, at: state.at }] : [],
  );
  if (steps.length === 0 || ends.length < steps.length) return null;
  const outcome = outcomes.find((each) => ends.some((end) => end.outcome === each));
  return outcome === undefined ? null : { outcome, at: Math.max(...ends.map(({ at }) => at)) };
}

const outcomes: readonly Receipt['outcome'][] = ['unverifiable', 'changed', 'verified'];
