import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import { saidAgainst } from '#sync/rules/refusals.ts';
import type { Step } from '#sync/step.ts';
import { messageLines, showToast, useFormat } from '#ui/index.ts';
import type { ToastAction } from '#ui/index.ts';
import { nextTryAt } from './stepState.ts';

/** `steps`: ids of changes; `targets`: of what a change created or changed, where these are all that is known of it. */
type About = { readonly steps: readonly string[] } | { readonly targets: readonly string[] };

interface SavedNotice {
  /** What was done, and to whom; it stays. */
  readonly text: string;
  /** What is added until the service has it; nothing where none of it is left to send. */
  readonly until?: string | undefined;
}

/** Tells that a change is stored; once the service has it, the same toast says so beside it (I27). */
export const showKept = ({ text, until, ...about }: SavedNotice & About, action?: ToastAction): void =>
  showToast(<KeptText text={text} until={until} about={about} />, action);

function KeptText({ text, until, about }: SavedNotice & { readonly about: About }) {
  const { t } = useTranslation();
  const format = useFormat();
  const outbox = useOutbox();
  const [steps] = useState(() => openSteps(outbox, about));
  const ended = endOf(steps, outbox);
  const toDecide = outbox.toDecide.filter(({ id }) => steps.includes(id)).length;
  const tried = outbox.waiting.find((step) => steps.includes(step.id) && nextTryAt(step) !== null);
  const thenWords = (): string | undefined => {
    if (toDecide > 0)
      return t(`common.kept.${toDecide < steps.length ? 'someToDecide' : 'toDecide'}`, {
        number: format.number(toDecide),
        of: format.number(steps.length),
      });
    if (ended) return t(`common.kept.${ended.outcome}`, { time: format.time(ended.at) });
    if (tried) return againWords(tried);
    return steps.length > 0 ? until : undefined;
  };
  const againWords = (step: Step): string => {
    const said = saidAgainst(step)?.detail;
    const words = said === undefined ? [] : [t('forms.serviceSaid', { said: format.quote(said) })];
    return [...words, t('summary.hold.again', { time: format.clock(nextTryAt(step) ?? 0) })].join(' ');
  };
  const then = thenWords();
  return (
    <span className="block min-w-56">
      <span className={messageLines}>{text}</span>
      {/* No wider than what was done: the toast grows upwards, and its buttons stay where they are (I27). */}
      {then && <span className="block w-0 min-w-full text-help text-text-2">{then}</span>}
    </span>
  );
}

interface Ended {
  readonly outcome: Receipt['outcome'];
  /** Epoch ms. */
  readonly at: number;
}

/** Those that are not yet at the service. */
const openSteps = ({ waiting, toDecide }: OutboxView, about: About): readonly string[] =>
  [...waiting, ...toDecide]
    .filter(({ id, target }) => ('steps' in about ? about.steps.includes(id) : about.targets.includes(target)))
    .map(({ id }) => id);

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
