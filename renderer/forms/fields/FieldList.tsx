import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldMarks } from '#cache/queries/fieldMarks.ts';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import type { SyncMark } from '#cache/queries/views.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { classes, LongText, Mark } from '#ui/index.ts';
import { useFieldText } from './useFieldText.ts';
import type { FieldText } from './useFieldText.ts';
import { useFollow } from './useFollow.ts';

interface FieldListProps {
  readonly entity: EntityName;
  readonly row: Fields;
  readonly fields: readonly GroupedField[];
  readonly marks?: FieldMarks;
  readonly known?: Readonly<Record<string, string | null>>;
  readonly isWhole?: boolean;
  readonly above?: readonly FieldLine[];
}

const nothing: Readonly<Record<string, string | null>> = {};
const noLines: readonly FieldLine[] = [];

/** Members of a row, label and value; empty ones only where people look for them. */
export function FieldList({ marks, above = noLines, ...what }: FieldListProps) {
  const { t } = useTranslation();
  const lines = [...above, ...useFieldLines()(what)];
  const follow = useFollow();
  if (lines.length === 0) return <p className="text-text-3">{t('forms.empty')}</p>;
  return (
    <dl className="grid grid-cols-[148px_minmax(0,1fr)] gap-x-2 gap-y-[7px] text-body">
      {lines.map((line) => (
        <div key={line.field} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-3">{line.label}</dt>
          <dd className={valueClass}>
            <FieldValue
              line={line}
              mark={marks?.get(line.field)}
              onFollow={follow(what.entity, line.field, what.row)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface FieldLine extends FieldText {
  readonly field: string;
}

export function useFieldLines(): (what: Omit<FieldListProps, 'marks' | 'above'>) => readonly FieldLine[] {
  const fieldText = useFieldText();
  return ({ entity, row, fields, known = nothing, isWhole = false }) =>
    fields.flatMap(({ field, always }) => {
      const said = fieldText(entity, field, row);
      const own = known[field];
      const line = own === undefined || own === null ? said : { ...said, text: own, isAbsent: false };
      // A flag that was never set reads as « no »: said only where people look for it.
      const isSaid = line.text !== null && row.raw(field) !== 'false';
      return isSaid || always || isWhole ? [{ field, ...line }] : [];
    });
}

export const valueClass = 'selectable flex min-w-0 items-start gap-x-2 self-start';

interface FieldValueProps {
  readonly line: FieldText;
  readonly mark: SyncMark | undefined;
  readonly onFollow?: (() => void) | null;
  /** Whether Tab reaches that; not in a list whose rows have keys of their own. */
  readonly isReached?: boolean;
}

export function FieldValue({ line, mark, onFollow = null, isReached = true }: FieldValueProps) {
  const { t } = useTranslation();
  const { text, isAbsent, readOnly } = line;
  return (
    <>
      {text === null ? (
        <span className="text-text-3">{t('forms.empty')}</span>
      ) : onFollow ? (
        <button
          type="button"
          tabIndex={isReached ? 0 : -1}
          onClick={onFollow}
          className="min-w-0 rounded-[3px] text-left break-words text-accent hover:underline"
        >
          <LongText text={text} />
        </button>
      ) : isAbsent ? (
        <span className="min-w-0 text-text-2">{t('forms.absent', { what: text })}</span>
      ) : (
        <span className={classes('min-w-0 break-words', text === readOnly && 'text-text-3')}>
          <LongText text={text} />
        </span>
      )}
      {mark && (
        <Beside>
          <Mark state={mark} size={14} />
        </Beside>
      )}
    </>
  );
}

/** In the middle of the value's first line, and never on a line of its own. */
const Beside = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex h-5 shrink-0 items-center">{children}</span>
);
