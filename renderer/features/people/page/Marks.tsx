import { useTranslation } from 'react-i18next';
import { useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { Fields, RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { NoLines } from '#pages/Lines.tsx';
import { NoValue, OpenCell, OpeningRow } from '#pages/PlainTable.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { noGrade } from '#shared/entities/apprenantEvaluation.ts';
import { sibling } from '#shared/entities/index.ts';
import type { Sibling } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openRow } from '#stores/openedRow.ts';
import { Pill, useFormat } from '#ui/index.ts';
import { idsOf } from '../studies/idsOf.ts';

const columns = ['evaluation', 'mark', 'weight', 'presence', 'correction', 'published'] as const;

/** Marks of a learner with their evaluations, course by course. Averages are the service's: parents are given them. */
export function Marks({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  const courseEntity = sibling(of, 'InscriptionCours');
  const markEntity = sibling(of, 'ApprenantEvaluation');
  const courses = useRowsOf(courseEntity, 'ApprenantId', [learnerId]);
  const coursesReceived = useReceived(courseEntity, [learnerId]);
  const courseIds = courses.map(({ id }) => id);
  const received = useReceived(markEntity, courseIds);
  const marks = useRowsOf(markEntity, 'InscriptionCoursId', courseIds);
  const evaluationIds = idsOf(marks, 'EvaluationId');
  useReceived('Evaluation', evaluationIds);
  const evaluations = new Map(useRowsById('Evaluation', evaluationIds).map((row) => [row.id, row]));
  if (marks.length === 0) {
    // Marks are requested by course.
    const [awaited, entity] =
      courses.length === 0 ? ([coursesReceived, courseEntity] as const) : ([received, markEntity] as const);
    return (
      <Block title={t('people.tab.marks')} received={awaited} isWide>
        <NoLines entity={entity} received={awaited} empty={t('people.marks.none')} />
      </Block>
    );
  }
  const ofCourses = courses.map((course) => ({
    course,
    marks: marks.filter(({ fields }) => fields.id('InscriptionCoursId') === course.id),
  }));
  return (
    <Block title={t('people.tab.marks')} received={received} isWide>
      <table aria-label={t('people.tab.marks')} className="w-full table-fixed text-body">
        <colgroup>
          {['28%', '11%', '10%', '17%', '16%', '18%'].map((width, at) => (
            <col key={columns[at]} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr className="text-left text-help text-text-3">
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-3 pb-1 align-bottom font-normal">
                {t(`people.marks.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {ofCourses.map(({ course, marks: own }) =>
          own.length === 0 ? null : (
            <tbody key={course.id}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-t border-line pt-3 pb-1 text-left font-bold"
                >
                  <span className="selectable">{course.fields.text('Nom')}</span>
                </th>
              </tr>
              {own.map((mark) => (
                <MarkLine
                  entity={markEntity}
                  key={mark.id}
                  row={mark}
                  evaluation={evaluations.get(mark.fields.id('EvaluationId') ?? '')?.fields ?? null}
                />
              ))}
            </tbody>
          ),
        )}
      </table>
    </Block>
  );
}

/** −1 means that no mark was entered (document: ApprenantEvaluation). */
const isEntered = (note: number | null): note is number => note !== null && note !== noGrade;

interface MarkLineProps {
  readonly entity: Sibling<'ApprenantEvaluation'>;
  readonly row: RowView;
  /** Null where it is not on this workstation. */
  readonly evaluation: Fields | null;
}

/** One mark with its evaluation: what it counts for, who was there, how it was corrected; it opens with all of both. */
function MarkLine({ entity, row, evaluation }: MarkLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const mark = row.fields;
  const open = (): void => openRow(entity, row.id);
  const note = mark.number('Note');
  const unread = (fields: Fields | null, field: string): string | false => {
    const value = fields?.notANumber(field) ?? null;
    return value !== null && t('forms.unreadable', { value });
  };
  const weight = evaluation?.number('Ponderation') ?? null;
  const before = mark.number('NoteAvantCorrection');
  const finalised = evaluation?.instant('DateFinalisation') ?? null;
  const presence = [
    mark.flag('Absent') && t('people.marks.absent'),
    mark.flag('Excuse') && t('people.marks.excused'),
    mark.flag('Dispense') && t('people.marks.exempt'),
    mark.text('MotifExcuse'),
    mark.text('CodePresence') && t('people.marks.presenceCode', { code: mark.text('CodePresence') }),
  ];
  const correction = [
    unread(mark, 'NoteAvantCorrection'),
    isEntered(before) && t('people.marks.before', { mark: format.decimal(before) }),
    mark.text('MotifCorrection'),
  ];
  const published = [
    evaluation?.flag('NotesPubliees') && t('people.marks.published'),
    evaluation?.isFalse('NotesPubliees') && t('people.marks.unpublished'),
    finalised !== null && format.date(finalised),
  ];
  return (
    <OpeningRow
      className="align-top [&>td]:border-t [&>td]:border-line-soft [&>td]:py-1.5 [&>td]:pr-3 [&>td]:break-words"
      onOpen={open}
    >
      <td className="selectable">
        <OpenCell onOpen={open}>
          {evaluation?.text('Nom') || t('common.numbered', { id: mark.id('EvaluationId') ?? '' })}
        </OpenCell>{' '}
        {mark.flag('DeuxiemeSession') && <Pill tone="neutral">{t('people.marks.secondSession')}</Pill>}
      </td>
      <td className="selectable tabular-nums">
        {unread(mark, 'Note') ||
          (isEntered(note) ? (
            format.decimal(note)
          ) : (
            <span className="text-text-3">{t('people.marks.notEntered')}</span>
          ))}
      </td>
      <td className="selectable text-text-2 tabular-nums">
        {unread(evaluation, 'Ponderation') ||
          (weight === null ? <span className="text-text-3">{t('people.marks.unknown')}</span> : format.decimal(weight))}
      </td>
      <Joined words={presence} />
      <Joined words={correction} />
      <Joined words={published} />
    </OpeningRow>
  );
}

function Joined({ words }: { readonly words: readonly (string | false | undefined)[] }) {
  return <td className="selectable text-text-2">{words.filter(Boolean).join(', ') || <NoValue />}</td>;
}
