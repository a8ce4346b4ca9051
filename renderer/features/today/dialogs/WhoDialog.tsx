import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
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
  const [tried, setTried] = useState(false);
  const save = (): void => {
    setTried(true);
    if (agentId === null) return;
    chooseForDay({ agentId, shown: 'mine' });
    onClose();
  };
  return (
    <FormDialog title={t('today.who.title')} action={t('today.who.action')} onClose={onClose} onSave={save}>
      {agents.length === 0 ? (
        <p className="text-text-2">{t('today.who.noneHere')}</p>
      ) : (
        <Select
          label={t('common.personKind.agent')}
          placeholder={t('today.inspector.chooseAgent')}
          value={agentId}
          onChange={setAgentId}
          error={tried && agentId === null ? t('today.who.missing') : null}
          options={agents.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </FormDialog>
  );
}
