import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldMarks } from '#cache/queries/fieldMarks.ts';
import type { FieldLine } from './FieldList.tsx';
import { FieldValue, valueClass } from './FieldList.tsx';

interface EditableFieldsProps {
  readonly label: string;
  readonly lines: readonly FieldLine[];
  readonly marks: FieldMarks;
  readonly editing: FieldEditing;
}

/** The fields of a page as rows of one list: one of them has the focus, or its input. */
export interface FieldEditing {
  readonly idOf: (field: string) => string;
  readonly mayEdit: (field: string) => boolean;
  readonly followOf: (field: string) => (() => void) | null;
  readonly reachable: string | undefined;
  readonly edited: string | null;
  readonly edit: (id: string) => void;
  readonly renderInput: (field: string) => ReactNode;
}

/** Members of a row, each edited in its place by Entrée, F2, a double click or its pencil. */
export function EditableFields({ label, lines, marks, editing }: EditableFieldsProps) {
  const { t } = useTranslation();
  const { idOf, mayEdit, followOf, reachable, edited, edit, renderInput } = editing;
  if (lines.length === 0) return <p className="text-text-3">{t('forms.empty')}</p>;
  return (
    // A grid: its rows take the focus, and are edited.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" aria-label={label} data-list="row" tabIndex={-1} className="w-full table-fixed text-body">
      <tbody>
        {lines.map((line) => {
          const id = idOf(line.field);
          const isEdited = edited === id;
          return (
            <tr
              key={line.field}
              data-row={id}
              tabIndex={!isEdited && reachable === id ? 0 : -1}
              onDoubleClick={() => !isEdited && edit(id)}
              className="group outline-offset-[3px]"
            >
              <th scope="row" className="w-[156px] py-[3.5px] pr-2 text-left align-top font-normal text-text-3">
                {line.label}
              </th>
              <td className="py-[3.5px] align-top">
                {isEdited ? (
                  renderInput(line.field)
                ) : (
                  <div className={valueClass}>
                    <FieldValue
                      line={line}
                      mark={marks.get(line.field)}
                      onFollow={followOf(line.field)}
                      isReached={reachable === id}
                    />
                    {mayEdit(line.field) && (
                      <button
                        type="button"
                        tabIndex={-1}
                        // For the pointer alone: the row itself is edited by Entrée and F2.
                        aria-hidden
                        title={t('forms.edit', { field: line.label })}
                        onClick={() => edit(id)}
                        className={pencilClass}
                      >
                        <Pencil size={13} aria-hidden />
                      </button>
                    )}
                  </div>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Drawn only where it is meant: at the row with the pointer or the focus. */
const pencilClass =
  '-my-0.5 ml-auto flex size-6 shrink-0 items-center justify-center rounded-chip text-text-2 opacity-0 group-hover:opacity-100 group-focus:opacity-100 hover:bg-hover';
