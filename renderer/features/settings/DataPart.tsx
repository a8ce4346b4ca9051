import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useCommands } from '#stores/session.ts';
import { pullKey, useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { DatasetLine } from './DatasetLine.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** What Carnet keeps of the service, most used first; of the folders, the top ones. */
const requests: readonly PullRequest[] = [
  { entity: 'Planification' },
  { entity: 'Dossier' },
  { entity: 'Candidat' },
  { entity: 'Directory', path: [] },
  { entity: 'SessionRecrutement' },
  { entity: 'Agent' },
  { entity: 'Enseignant' },
  { entity: 'TypePlanification' },
  { entity: 'EtatCandidature' },
  { entity: 'Programme' },
  { entity: 'EntiteJuridique' },
  { entity: 'BalanceClient' },
  { entity: 'TypeConvention' },
  { entity: 'EtatConvention' },
  { entity: 'NatureClient' },
];

/** Every list is dated, and can be received again. */
export function DataPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="data" title={t('settings.data.title')}>
      <p className="mb-2 text-help text-text-3">{t('settings.data.sealed')}</p>
      <ul>
        {requests.map((request) => (
          <Dataset key={request.entity} request={request} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Dataset({ request }: { readonly request: PullRequest }) {
  const commands = useCommands();
  const status = useDatasetStatus(request);
  const running = useSyncStatus((sync) => sync.pulls[pullKey(request)]);
  const failure = useSyncStatus((sync) => sync.pullFailures[pullKey(request)]);
  return (
    <DatasetLine
      status={status}
      running={running}
      failure={failure}
      onRefresh={() => void commands.refresh(request)}
      onCancel={() => commands.cancelRefresh(request)}
    />
  );
}
