import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { Lines } from '#pages/Lines.tsx';
import { describeEntity } from '#shared/entities/index.ts';
import { periodsOf } from '../tracks/periodsOf.ts';
import { TimeLine } from '../tracks/TimeLine.tsx';

/** A programme track and its periods, on a line of time and as a table. */
export function TrackPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const row = useRow('Parcours', id);
  const periods = row && periodsOf(row.fields);
  return (
    <EntityPage
      page={{ entity: 'Parcours', id }}
      tabs={[
        {
          id: 'periods',
          label: t('teaching.part.periods'),
          count: periods?.length ?? 0,
          content: (
            <Block title={t('teaching.part.periods')} isWide>
              {periods ? (
                <>
                  <TimeLine periods={periods} />
                  <Lines
                    entity="ParcoursPeriode"
                    label={t('teaching.part.periods')}
                    columns={describeEntity('ParcoursPeriode').columns}
                    rows={periods.map((period) => ({ id: period.id, fields: period.fields, mark: null, steps: [] }))}
                    empty={t('teaching.track.noPeriods')}
                  />
                </>
              ) : (
                <p className="text-text-3">{t('teaching.track.notGiven')}</p>
              )}
            </Block>
          ),
        },
      ]}
    />
  );
}
