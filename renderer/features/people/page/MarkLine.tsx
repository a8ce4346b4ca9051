import { useTranslation } from 'react-i18next';
import type { Fields, RowView } from '#cache/queries/peopleHooks.ts';
import { OpenCell, OpeningRow } from '#pages/OpeningRow.tsx';
import type { Sibling } from '#shared/entities/index.ts';
import { openRow } from '#stores/openedRow.ts';
import { Pill, useFormat } from '#ui/index.ts';
import { isEntered } from '../studies/average.ts';

interface MarkLineProps {
  readonly entity: Sibling<'ApprenantEvaluation'>;
  readonly row: RowView;
  /** Null where it is not on this workstation. */
  readonly evaluation: Fields | null;
}

/** One mark with its evaluation: what it counts for, who was there, how it was corrected; it opens with all of both. */
export function MarkLine({ entity, row, evaluation }: MarkLineProps) {
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
          {evaluation?.text('Nom') || t('forms.numbered', { id: mark.id('EvaluationId') ?? '' })}
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
  const { t } = useTranslation();
  const said = words.filter(Boolean).join(', ');
  return (
    <td className="selectable text-text-2">
      {said || (
        <span className="text-text-3">
          <span aria-hidden>–</span>
          <span className="sr-only">{t('forms.empty')}</span>
        </span>
      )}
    </td>
  );
}
