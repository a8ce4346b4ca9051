import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { useCommand } from '#stores/commit.ts';
import { decideOn } from '#stores/place.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import { isParked } from '#sync/rules/order.ts';
import { isStoppedByCarnet, saidAgainst } from '#sync/rules/refusals.ts';
import { canUndo } from '#sync/rules/undo.ts';
import { isOfGoneRow, isTakenByOther } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Button, Mark, Notice, Section, useFormat, useNow } from '#ui/index.ts';
import type { MarkState, Tone } from '#ui/index.ts';
import { holdWords, markOf } from '#wording/stepState.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';

const tones: Readonly<Partial<Record<MarkState, Tone>>> = {
  sending: 'accent',
  doubt: 'ask',
  conflict: 'stop',
  refused: 'stop',
};

/** What of a row exists only on this workstation: each change, what becomes of it, and what the user can do. */
export function PendingChanges({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <Section title={t('pages.pending.title')}>
      <div className="flex flex-col gap-2">
        {steps.map((step) => (
          <PendingChange key={step.id} step={step} />
        ))}
      </div>
    </Section>
  );
}

function PendingChange({ step }: { readonly step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const wording = useWording(useNames());
  const { toDecide, waiting } = useOutbox();
  // The key undoes what was done last, of whatever row.
  useHistoryChanges();
  const isNext = useSession(({ commands }) => commands)?.isNext(step.id) ?? false;
  const { state } = step;
  const mark = markOf(step);
  const said = saidAgainst(step)?.detail;
  const held = state.kind === 'waiting' ? holdWords(step, [...toDecide, ...waiting], wording) : null;
  const undo = useCommand((commands) => commands.undo(step.id));
  return (
    <Notice
      tone={tones[mark] ?? 'wait'}
      icon={<Mark state={mark} label="" />}
      title={sentence(step, wording)}
      actions={
        isParked(step) ? (
          <Button size="sm" onPress={() => decideOn(step.id)}>
            {t('common.word.toDecide')}
          </Button>
        ) : (
          canUndo(step) && (
            <Button size="sm" {...(isNext ? { kbd: 'mod+z' } : {})} onPress={() => void undo()}>
              {t('common.undo')}
            </Button>
          )
        )
      }
    >
      {t(format.dayOf(step.madeAt) === format.dayOf(now) ? 'pages.pending.madeAt' : 'pages.pending.madeOn', {
        day: format.day(step.madeAt),
        time: format.time(step.madeAt),
      })}{' '}
      {held ?? t(fateOf(step))}
      {said !== undefined && <q className="mt-1 block text-help">{said}</q>}
    </Notice>
  );
}

/** What becomes of a change and what is safe, by the key of its words. */
function fateOf(step: Step): string {
  const { state } = step;
  // None was refused by the service.
  if (isOfGoneRow(step) || isTakenByOther(step) || isStoppedByCarnet(step)) return 'pages.parked';
  return `pages.pending.${state.kind === 'doubt' && !state.asked ? 'checking' : state.kind}`;
}
