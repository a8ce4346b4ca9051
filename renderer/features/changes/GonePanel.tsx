import { recreationOf } from '#intents/recreate.ts';
import { Mark, Notice, Section, useShortcut } from '#ui/index.ts';
import type { PanelProps } from './actions.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { RetryOrDiscard } from './RetryOrDiscard.tsx';
import { decisionShortcuts } from './shortcuts.ts';

/** The service no longer has what the change is about (R3.1b): the user creates it again, or gives the change up. */
export function GonePanel(props: PanelProps) {
  const { step, everything, wording, actions } = props;
  const { t } = wording;
  const ofIt = everything.filter(
    ({ entity, target, action, state }) =>
      entity === step.entity &&
      target === step.target &&
      action === 'replace' &&
      (state.kind === 'waiting' || state.kind === 'refused'),
  );
  const made = recreationOf(ofIt);
  const recreate = (): void => actions.onRecreate(ofIt);
  useShortcut(decisionShortcuts.openThing, recreate, { enabled: typeof made !== 'string' });
  return (
    <>
      <Notice tone="stop" icon={<Mark state="refused" label="" />} title={t('common.failure.gone')}>
        <p>{t('changes.gone.lead')}</p>
      </Notice>
      <Section title={t('changes.refused.choose')}>
        <div className="flex flex-col gap-2">
          {typeof made === 'string' ? (
            <p className="text-text-2">{t('changes.gone.cannot', { why: t(`common.rejection.${made}`) })}</p>
          ) : (
            <ChoiceButton title={t('changes.gone.recreate')} kbd="1" onPress={recreate}>
              {t('changes.gone.recreateHint')}
            </ChoiceButton>
          )}
          <RetryOrDiscard {...props} retryHint={t('changes.gone.retryHint')} />
        </div>
      </Section>
    </>
  );
}
