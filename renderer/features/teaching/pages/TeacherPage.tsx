import { useTranslation } from 'react-i18next';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { AccountBlock } from '#pages/account/AccountBlock.tsx';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { useRowName } from '#pages/useRowName.ts';
import { useSession } from '#stores/session.ts';
import { TeacherWeek } from '../teachers/TeacherWeek.tsx';
import { usePageGroups } from './usePageGroups.ts';
import { useWeekAction } from './useWeekAction.tsx';

/** A teacher: their members, the types they have, and their week. */
export function TeacherPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const row = useRow('Enseignant', id);
  const ownCampus = useSession((session) => session.open?.profile.campusId ?? '');
  const received = useReceived('EnseignantType', [id]);
  const types = useRowsOf('EnseignantType', 'EnseignantId', [id]);
  return (
    <EntityPage
      page={{ entity: 'Enseignant', id }}
      groups={usePageGroups('Enseignant')}
      actions={useWeekAction('teacher', row)}
      tabs={[
        {
          id: 'types',
          label: t('teaching.part.types'),
          count: types.length,
          content: (
            <Block title={t('teaching.part.types')} received={received} isWide>
              <Lines
                entity="EnseignantType"
                label={t('teaching.part.types')}
                columns={['Nom', 'Code', 'TypeEnseignantId']}
                rows={types}
                received={received}
                empty={t('teaching.teacher.noTypes')}
              />
            </Block>
          ),
        },
        {
          id: 'account',
          label: t('pages.account.title'),
          content: row && <AccountBlock entity="Enseignant" person={row} name={nameOf(row)} />,
        },
        {
          id: 'week',
          label: t('teaching.part.week'),
          content: row && (
            <TeacherWeek id={id} name={nameOf(row)} campusId={row.fields.id('EntiteJuridiqueId') ?? ownCampus} />
          ),
        },
      ]}
    />
  );
}
