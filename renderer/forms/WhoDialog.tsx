import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { Select } from '#ui/index.ts';
import { useForm } from './form/useForm.ts';
import { FormDialog } from './FormDialog.tsx';

interface WhoDialogProps {
  readonly action: string;
  readonly onChosen: (agentName: string) => void;
  readonly onClose: () => void;
}

/** Which agent uses this workstation: the service links no user to an agent. Asked once and saved. */
export function WhoDialog({ action, onChosen, onClose }: WhoDialogProps) {
  const { t } = useTranslation();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const choices = useDayChoices();
  const [agentId, setAgentId] = useState(choices.agentId);
  const agent = agents.find(({ id }) => id === agentId);
  const form = useForm({
    problems: () => ({ agent: agent ? null : t('forms.who.missing') }),
    onSave: () => {
      if (!agent) return;
      chooseForDay({ agentId: agent.id });
      onChosen(agent.name);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('forms.who.title')} action={action} onClose={onClose}>
      {agents.length === 0 ? (
        <p className="text-text-2">{t('forms.who.noneHere')}</p>
      ) : (
        <Select
          label={t('common.personKind.agent')}
          placeholder={t('common.word.choose')}
          value={agentId}
          onChange={setAgentId}
          error={form.errorOf('agent')}
          options={agents.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </FormDialog>
  );
}
