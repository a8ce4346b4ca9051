import { useTranslation } from 'react-i18next';
import { useHistoryOf } from '#pages/History.tsx';
import { Button, Mark, Notice } from '#ui/index.ts';
import { sentence } from '#wording/summary.ts';
import { useNames } from '#wording/useNames.ts';
import { useSend } from '#wording/useSend.ts';
import { useWording } from '#wording/useWording.ts';

interface WaitingRightsProps {
  readonly userId: string;
  readonly name: string;
  /** Called when the service applied one of the changes. */
  readonly onDone: () => void;
}

/** Changes of rights that are stored and wait for the user to send them (R3.0). */
export function WaitingRights({ userId, name, onDone }: WaitingRightsProps) {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const steps = useHistoryOf([{ entity: 'User', target: userId }]);
  const { send, isSending, error } = useSend();
  const waiting = steps.filter(
    ({ action, attended, state }) => action === 'act' && attended && state.kind === 'waiting',
  );
  const leave = async (stepId: string): Promise<void> => {
    const sent = await send({ stepId }, name);
    if (sent?.kind === 'applied') onDone();
  };
  return waiting.map((step) => (
    <Notice
      key={step.id}
      tone="wait"
      icon={<Mark state="waiting" label="" />}
      title={sentence(step, wording)}
      actions={
        <Button size="sm" isDisabled={isSending} onPress={() => void leave(step.id)}>
          {t('users.rights.send')}
        </Button>
      }
    >
      {error ?? t('users.rights.waiting')}
    </Notice>
  ));
}
