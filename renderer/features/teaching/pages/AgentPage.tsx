import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { AccountBlock } from '#pages/account/AccountBlock.tsx';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { Applications } from './Applications.tsx';
import { usePageGroups } from './usePageGroups.ts';
import { useWeekAction } from './useWeekAction.tsx';

/** An agent: their members, the applications that they have, their account, and the way to their week. */
export function AgentPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const row = useRow('Agent', id);
  const { last } = useDatasetStatus({ entity: 'Dossier' });
  const applications = useRowsOf('Dossier', 'AgentId', [id]);
  return (
    <EntityPage
      page={{ entity: 'Agent', id }}
      groups={usePageGroups('Agent')}
      actions={useWeekAction('agent', row)}
      tabs={[
        {
          id: 'applications',
          label: t('teaching.part.applications'),
          count: applications.length,
          content: (
            <Block title={t('teaching.part.applications')} at={last?.at ?? null} isWide>
              <Applications rows={applications} empty={t('teaching.agent.noApplications')} />
            </Block>
          ),
        },
        {
          id: 'account',
          label: t('pages.account.title'),
          content: row && <AccountBlock entity="Agent" person={row} name={nameOf(row)} />,
        },
      ]}
    />
  );
}
