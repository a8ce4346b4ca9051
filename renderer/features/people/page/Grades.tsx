import { useTranslation } from 'react-i18next';
import { useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { Fields, RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { NoLines } from '#pages/Lines.tsx';
import { PlainTable } from '#pages/PlainTable.tsx';
import type { PlainColumn } from '#pages/PlainTable.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { noGrade } from '#shared/entities/apprenantEvaluation.ts';
import { sibling } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openRow } from '#stores/openedRow.ts';
import { useFormat } from '#ui/index.ts';
import { idsOf } from '../studies/idsOf.ts';

/** Grades of a learner with their evaluations, course by course. Averages are the service's: parents are given them. */
export function Grades({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  const courseEntity = sibling(of, 'InscriptionCours');
  const gradeEntity = sibling(of, 'ApprenantEvaluation');
  const courses = useRowsOf(courseEntity, 'ApprenantId', [learnerId]);
  const coursesReceived = useReceived(courseEntity, [learnerId]);
  const courseIds = courses.map(({ id }) => id);
  const received = useReceived(gradeEntity, courseIds);
  const grades = useRowsOf(gradeEntity, 'InscriptionCoursId', courseIds);
  const evaluationIds = idsOf(grades, 'EvaluationId');
  useReceived('Evaluation', evaluationIds);
  const columns = useGradeColumns(useRowsById('Evaluation', evaluationIds));
  if (grades.length === 0) {
    // Grades are requested by course.
    const [awaited, entity] =
      courses.length === 0 ? ([coursesReceived, courseEntity] as const) : ([received, gradeEntity] as const);
    return (
      <Block title={t('people.tab.marks')} received={awaited} isWide>
        <NoLines entity={entity} received={awaited} empty={t('people.marks.none')} />
      </Block>
    );
  }
  return (
    <Block title={t('people.tab.marks')} received={received} isWide>
      {courses.map(({ id, fields: course }) => {
        const own = grades.filter(({ fields }) => fields.id('InscriptionCoursId') === id);
        return (
          own.length > 0 && (
            <section key={id} className="pb-4">
              <h3 className="selectable pb-1 font-bold">{course.text('Nom')}</h3>
              <PlainTable
                label={course.text('Nom')}
                columns={columns}
                rows={own}
                onOpen={(grade) => openRow(gradeEntity, grade.id)}
              />
            </section>
          )
        );
      })}
    </Block>
  );
}

/** What a grade counts for, who was there, how it was corrected; an evaluation may not be on this workstation. */
function useGradeColumns(evaluations: readonly RowView[]): readonly PlainColumn<RowView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const evaluationOf = ({ fields }: RowView): Fields | undefined =>
    evaluations.find(({ id }) => id === fields.id('EvaluationId'))?.fields;
  /** Null for none; −1 means that no grade was entered (document: ApprenantEvaluation). */
  const numberIn = (fields: Fields | undefined, field: string): string | null => {
    const value = fields?.notANumber(field) ?? null;
    const number = fields?.number(field) ?? null;
    if (value !== null) return t('forms.unreadable', { value });
    return number === null || number === noGrade ? null : format.decimal(number);
  };
  const texts: Readonly<Record<string, (row: RowView) => readonly (string | false | null | undefined)[]>> = {
    evaluation: (row) => [
      evaluationOf(row)?.text('Nom') || t('common.numbered', { id: row.fields.id('EvaluationId') ?? '' }),
      row.fields.flag('DeuxiemeSession') && t('people.marks.secondSession'),
    ],
    mark: ({ fields }) => [numberIn(fields, 'Note') ?? t('people.marks.notEntered')],
    weight: (row) => [numberIn(evaluationOf(row), 'Ponderation') ?? t('people.marks.unknown')],
    presence: ({ fields }) => [
      fields.flag('Absent') && t('people.marks.absent'),
      fields.flag('Excuse') && t('people.marks.excused'),
      fields.flag('Dispense') && t('people.marks.exempt'),
      fields.text('MotifExcuse'),
      fields.text('CodePresence') && t('people.marks.presenceCode', { code: fields.text('CodePresence') }),
    ],
    correction: ({ fields }) => {
      const mark = numberIn(fields, 'NoteAvantCorrection');
      return [mark !== null && t('people.marks.before', { mark }), fields.text('MotifCorrection')];
    },
    published: (row) => {
      const finalised = evaluationOf(row)?.instant('DateFinalisation') ?? null;
      return [
        evaluationOf(row)?.flag('NotesPubliees') && t('people.marks.published'),
        evaluationOf(row)?.isFalse('NotesPubliees') && t('people.marks.unpublished'),
        finalised !== null && format.date(finalised),
      ];
    },
  };
  return Object.entries(texts).map(([id, wordsOf]) => ({
    label: t(`people.marks.column.${id}`),
    textOf: (row) => wordsOf(row).filter(Boolean).join(', ') || null,
  }));
}
