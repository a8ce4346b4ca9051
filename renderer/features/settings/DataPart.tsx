import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { shownLists } from '#stores/health.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { DatasetLine } from './DatasetLine.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Every list has a date, and can be downloaded again. */
export function DataPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="data" title={t('settings.data.title')}>
      <p className="mb-2 text-help text-text-3">{t('settings.data.sealed')}</p>
      <ul>
        {shownLists.map((request) => (
          <Dataset key={request.entity} request={request} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Dataset({ request }: { readonly request: PullRequest }) {
  const commands = useCommands();
  const status = useDatasetStatus(request);
  const running = useSyncStatus((sync) => sync.pulls[requestKey(request)]);
  const failure = useSyncStatus((sync) => sync.pullFailures[requestKey(request)]);
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
