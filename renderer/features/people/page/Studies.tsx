import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';

const idsOf = (rows: readonly RowView[], field: string): readonly string[] => [
  ...new Set(rows.flatMap((row) => row.fields.id(field) ?? [])),
];

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

/** Marks of a learner, course by course. */
export function Marks({ learnerId }: { readonly learnerId: string }) {
  const { t } = useTranslation();
  const courses = useRowsOf('InscriptionCours', 'ApprenantId', [learnerId]);
  const coursesReceived = useReceived('InscriptionCours', [learnerId]);
  const courseIds = courses.map(({ id }) => id);
  const received = useReceived('ApprenantEvaluation', courseIds);
  const marks = useRowsOf('ApprenantEvaluation', 'InscriptionCoursId', courseIds);
  useReceived('Evaluation', idsOf(marks, 'EvaluationId'));
  const nameOf = useReferences();
  if (marks.length === 0) {
    // Marks are requested by course.
    const [awaited, entity] =
      courses.length === 0
        ? ([coursesReceived, 'InscriptionCours'] as const)
        : ([received, 'ApprenantEvaluation'] as const);
    return (
      <Block title={t('people.tab.marks')} received={awaited} isWide>
        <Lines
          entity={entity}
          label={t('people.tab.marks')}
          columns={[]}
          rows={[]}
          received={awaited}
          empty={t('people.marks.none')}
        />
      </Block>
    );
  }
  return (
    <Block title={t('people.tab.marks')} received={received} isWide>
      <table aria-label={t('people.tab.marks')} className="w-full table-fixed text-body">
        <thead>
          <tr className="text-left text-mark text-text-3">
            {['evaluation', 'course', 'mark', 'remark'].map((column) => (
              <th key={column} scope="col" className="pr-3 pb-1 font-normal">
                {t(`people.marks.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map(({ id, fields }) => (
            <tr key={id} className="[&>td]:border-t [&>td]:border-line-soft [&>td]:py-1.5 [&>td]:pr-3">
              <td className="selectable">
                {nameOf('EvaluationId', fields.id('EvaluationId') ?? '') ??
                  t('forms.numbered', { id: fields.id('EvaluationId') ?? '' })}
              </td>
              <td className="selectable">
                {courses.find((course) => course.id === fields.id('InscriptionCoursId'))?.fields.text('Nom')}
              </td>
              <td className="selectable">
                <Note value={fields.number('Note')} />
              </td>
              <td className="text-text-2">
                {[
                  fields.flag('Absent') && t('people.marks.absent'),
                  fields.flag('Excuse') && t('people.marks.excused'),
                  fields.flag('Dispense') && t('people.marks.exempt'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

/** −1 means that no mark was entered (document: ApprenantEvaluation). */
function Note({ value }: { readonly value: number | null }) {
  const { t, i18n } = useTranslation();
  if (value === null || value === -1) return <span className="text-text-3">{t('people.marks.notEntered')}</span>;
  return value.toLocaleString(i18n.language);
}
