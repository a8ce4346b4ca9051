import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { openPage } from '#stores/view.ts';
import { PersonLinks } from './PersonLinks.tsx';
import { usePageGroups } from './usePageGroups.ts';

/** A sequence: its 53 fields in groups, and the learners enrolled in it who are known on this workstation. */
export function SequencePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const enrolments = useRowsOf('InscriptionSequence', 'SequenceId', [id]);
  const learners = [...new Set(enrolments.flatMap(({ fields }) => fields.id('ApprenantId') ?? []))];
  return (
    <EntityPage
      page={{ entity: 'Sequence', id }}
      groups={usePageGroups('Sequence')}
      tabs={[
        {
          id: 'enrolments',
          label: t('teaching.part.enrolments'),
          count: learners.length,
          content: (
            <Block title={t('teaching.part.enrolments')} isWide>
              <PersonLinks
                entity="Apprenant"
                ids={learners}
                empty={t('teaching.sequence.noEnrolments')}
                onOpen={(learnerId) => openPage({ entity: 'Apprenant', id: learnerId })}
              />
              <p className="mt-2 text-help text-text-3">{t('teaching.sequence.enrolmentsHow')}</p>
            </Block>
          ),
        },
      ]}
    />
  );
}
