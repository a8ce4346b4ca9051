import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { idsOf } from '../studies/idsOf.ts';

/** What a learner is enrolled in: sequences, and the courses in them. */
export function Enrolments({ learnerId }: { readonly learnerId: string }) {
  const { t } = useTranslation();
  const ids = [learnerId];
  const sequences = useRowsOf('InscriptionSequence', 'ApprenantId', ids);
  const courses = useRowsOf('InscriptionCours', 'ApprenantId', ids);
  const sequencesReceived = useReceived('InscriptionSequence', ids);
  const coursesReceived = useReceived('InscriptionCours', ids);
  // The names of the sequences.
  useReceived('Sequence', idsOf(sequences, 'SequenceId'));
  return (
    <>
      <Block title={t('people.enrolments.sequences')} received={sequencesReceived} isWide>
        <Lines
          entity="InscriptionSequence"
          label={t('people.enrolments.sequences')}
          columns={['SequenceId', 'Valide', 'CreditMax', 'NoteFinale', 'DecisionJuryId', 'DateDesinscription']}
          rows={sequences}
          received={sequencesReceived}
          empty={t('people.enrolments.none')}
        />
      </Block>
      <Block title={t('people.enrolments.courses')} received={coursesReceived} isWide>
        <Lines
          entity="InscriptionCours"
          label={t('people.enrolments.courses')}
          columns={['Nom', 'Valide', 'NoteFinale', 'NbAbsencesJustifiees', 'NbAbsencesInjustifiees', 'NbCredits']}
          rows={courses}
          received={coursesReceived}
          empty={t('people.enrolments.none')}
        />
      </Block>
    </>
  );
}
