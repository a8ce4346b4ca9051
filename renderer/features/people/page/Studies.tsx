import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { namesOfRow, usualOfRow } from '#pages/row/rowFields.ts';
import { useReceived } from '#pages/useReceived.ts';
import { describeEntity, sibling } from '#shared/entities/index.ts';
import type { Sibling } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openRow } from '#stores/openedRow.ts';
import { idsOf } from '../studies/idsOf.ts';

type Enrolment = 'InscriptionSequence' | 'InscriptionCours';

/** What a learner is enrolled in: sequences, and the courses in them. */
export function Enrolments({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <EnrolmentTable
        entity={sibling(of, 'InscriptionSequence')}
        learnerId={learnerId}
        title={t('people.enrolments.sequences')}
      />
      <EnrolmentTable
        entity={sibling(of, 'InscriptionCours')}
        learnerId={learnerId}
        title={t('people.enrolments.courses')}
      />
    </>
  );
}

interface EnrolmentTableProps {
  readonly entity: Sibling<Enrolment>;
  readonly learnerId: string;
  readonly title: string;
}

/** Every member can be a column; those that only one variant has are shown where rows have them (R2.8). */
function EnrolmentTable({ entity, learnerId, title }: EnrolmentTableProps) {
  const { t } = useTranslation();
  const rows = useRowsOf(entity, 'ApprenantId', [learnerId]);
  const received = useReceived(entity, [learnerId]);
  // The names of the sequences.
  useReceived('Sequence', idsOf(rows, 'SequenceId'));
  const members = useEntityColumns(entity, namesOfRow(entity));
  const columns = useMemo(
    () => members.map((column, at) => (at === 0 ? { ...column, width: '24%' } : column)),
    [members],
  );
  const shown = useMemo(() => {
    const ofVariant = describeEntity(entity).variable.filter((field) =>
      rows.some(({ fields }) => fields.raw(field) !== null),
    );
    return [...usualOfRow(entity), ...ofVariant];
  }, [entity, rows]);
  return (
    <Block title={title} received={received} isWide>
      {rows.length === 0 ? (
        <Lines
          entity={entity}
          label={title}
          columns={[]}
          rows={rows}
          received={received}
          empty={t('people.enrolments.none')}
        />
      ) : (
        <div className="-mx-5">
          <DataTable
            id={`ofLearner.${entity}`}
            label={title}
            rows={rows}
            columns={columns}
            usual={shown}
            onOpen={(id) => openRow(entity, id)}
            empty={t('people.enrolments.none')}
          />
        </div>
      )}
    </Block>
  );
}
