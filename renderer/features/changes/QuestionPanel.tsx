import { isOfGoneRow, isTakenByOther } from '#sync/step.ts';
import type { PanelProps } from './actions.ts';
import { CallDoubtPanel } from './CallDoubtPanel.tsx';
import { DoubtPanel } from './DoubtPanel.tsx';
import { GonePanel } from './GonePanel.tsx';
import { KnownAddressPanel } from './KnownAddressPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { SecondRowPanel } from './SecondRowPanel.tsx';

/** The question about a change that is not a conflict, and the possible answers. */
export function QuestionPanel(props: PanelProps) {
  const { step } = props;
  if (step.state.kind === 'doubt')
    return step.action === 'act' ? <CallDoubtPanel {...props} /> : <DoubtPanel {...props} />;
  if (isTakenByOther(step)) return <KnownAddressPanel {...props} />;
  if (isOfGoneRow(step)) return <GonePanel {...props} />;
  return step.state.kind === 'refused' ? <RefusedPanel {...props} /> : <SecondRowPanel {...props} />;
}
