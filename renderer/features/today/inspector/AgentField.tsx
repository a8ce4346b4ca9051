import { useTranslation } from 'react-i18next';
import { useAgents } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useSession } from '#stores/session.ts';
import { Select } from '#ui/index.ts';
import { useFileEdit } from './useFileEdit.ts';

/** Who leads the interview: the agents of the campus (R4.5), and whoever it is now. */
export function AgentField({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const { error, edit } = useFileEdit(interview.id);
  const { agentId, agentName } = interview;
  const isElsewhere = agentId !== null && !agents.some((agent) => agent.id === agentId);
  return (
    <Select
      label={t('today.inspector.agent')}
      placeholder={t('today.inspector.chooseAgent')}
      value={agentId}
      onChange={(chosen) => void edit({ agentId: chosen })}
      error={error}
      options={[
        ...agents.map(({ id, name }) => ({ id, label: name })),
        ...(isElsewhere
          ? [{ id: agentId, label: t('today.inspector.agentElsewhere', { name: agentName ?? agentId }) }]
          : []),
      ]}
    />
  );
}
