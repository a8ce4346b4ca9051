import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { CompletenessPill } from '../paths/CompletenessPill.tsx';
import { Applications } from './Applications.tsx';
import { usePageGroups } from './usePageGroups.ts';

/** An admission path: its 25 fields, whether it is complete, and the applications to it. */
export function PathPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const row = useRow('SessionRecrutement', id);
  const { last } = useDatasetStatus({ entity: 'Dossier' });
  const applications = useRowsOf('Dossier', 'SessionRecrutementId', [id]);
  return (
    <EntityPage
      page={{ entity: 'SessionRecrutement', id }}
      groups={usePageGroups('SessionRecrutement')}
      actions={row && <CompletenessPill path={row.fields} />}
      tabs={[
        {
          id: 'applications',
          label: t('teaching.part.applications'),
          count: applications.length,
          content: (
            <Block title={t('teaching.part.applications')} at={last?.at ?? null} isWide>
              <Applications rows={applications} empty={t('teaching.path.noApplications')} />
            </Block>
          ),
        },
      ]}
    />
  );
}
