import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from './feedback.tsx';
import type { Tone } from './feedback.tsx';
import { Mark } from './Mark.tsx';
import type { MarkState } from './Mark.tsx';

const tones: Readonly<Record<MarkState, Tone>> = {
  waiting: 'wait',
  sending: 'accent',
  doubt: 'ask',
  conflict: 'stop',
  refused: 'stop',
  verified: 'ok',
  changed: 'svc',
  unverifiable: 'wait',
  dropped: 'wait',
  absent: 'wait',
};

/** The state of a change as a mark and in words, by default the state's name. */
export function MarkPill({ state, children }: { readonly state: MarkState; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Pill tone={tones[state]} icon={<Mark state={state} label="" />}>
      {children ?? t(`common.mark.${state}`)}
    </Pill>
  );
}
