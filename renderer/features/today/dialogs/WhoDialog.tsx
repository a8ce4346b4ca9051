import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { Select } from '#ui/index.ts';

/** Which agent uses this workstation: the service links no user to an agent. Asked once and saved. */
export function WhoDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const choices = useDayChoices();
  const [agentId, setAgentId] = useState(choices.agentId);
  const form = useForm({
    problems: () => ({ agent: agentId === null ? t('today.who.missing') : null }),
    onSave: () => {
      chooseForDay({ agentId, shown: 'mine' });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('today.who.title')} action={t('today.who.action')} onClose={onClose}>
      {agents.length === 0 ? (
        <p className="text-text-2">{t('today.who.noneHere')}</p>
      ) : (
        <Select
          label={t('common.personKind.agent')}
          placeholder={t('today.inspector.chooseAgent')}
          value={agentId}
          onChange={setAgentId}
          error={form.errorOf('agent')}
          options={agents.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </FormDialog>
  );
}
