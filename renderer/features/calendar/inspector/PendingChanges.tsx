import { useTranslation } from 'react-i18next';
import { useCommand } from '#stores/commit.ts';
import { go } from '#stores/place.ts';
import type { Step } from '#sync/step.ts';
import { Button, Mark, Notice, Section, useFormat, useNow } from '#ui/index.ts';
import type { MarkState, Tone } from '#ui/index.ts';
import { factsOf, fateOf } from './pending.ts';

const tones: Readonly<Record<string, Tone>> = { doubt: 'ask', conflict: 'stop', refused: 'stop' };

/** What of this event exists only on this workstation, the state of each change, and its actions. */
export function PendingChanges({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <Section title={t('calendar.pending.title')}>
      <div className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <PendingChange key={step.id} step={step} isLast={index === steps.length - 1} />
        ))}
      </div>
    </Section>
  );
}

function PendingChange({ step, isLast }: { readonly step: Step; readonly isLast: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const fate = fateOf(step);
  const title = factsOf(step)
    .map(({ key, length }) =>
      t(`calendar.pending.${key}`, {
        when: format.moment(step.madeAt, now),
        duration: length === undefined ? '' : format.duration(length),
      }),
    )
    .join(' ');
  const undo = useCommand((commands) => commands.undo(step.id));
  return (
    <Notice
      tone={tones[step.state.kind] ?? 'wait'}
      icon={<Mark state={markOf(step)} label="" />}
      title={title}
      actions={
        fate.action === 'undo' ? (
          <Button size="sm" {...(isLast ? { kbd: 'mod+z' } : {})} onPress={() => void undo()}>
            {t('common.undo')}
          </Button>
        ) : (
          fate.action === 'decide' && (
            <Button size="sm" onPress={() => go({ at: 'changes', deciding: step.id })}>
              {t('common.word.decide')}
            </Button>
          )
        )
      }
    >
      {t(`calendar.fate.${fate.key}`)}
      {fate.detail !== null && <q className="mt-1 block text-help">{fate.detail}</q>}
    </Notice>
  );
}

const markOf = ({ state }: Step): MarkState => (state.kind === 'applied' ? 'verified' : state.kind);
