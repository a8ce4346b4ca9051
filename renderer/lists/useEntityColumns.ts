import { useMemo } from 'react';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import type { FieldText } from '#forms/fields/useFieldText.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { euros } from '#i18n/labels/quantity.ts';
import { fieldKind } from '#intents/fields.ts';
import { centsOf } from '#shared/entities/cents.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Language } from '#shared/text/languages.ts';
import { useFormat } from '#ui/index.ts';
import type { ListColumn } from './column.ts';

/** Members of an entity as columns: labels, texts, alignment, order and sums follow from its description. */
export function useEntityColumns(entity: EntityName, fields: readonly string[]): readonly ListColumn<RowView>[] {
  const { language } = useFormat();
  const fieldText = useFieldText();
  const names = fields.join(' ');
  return useMemo(
    () =>
      names.split(' ').map((field) => columnOf(entity, field, language, (row) => fieldText(entity, field, row.fields))),
    [entity, names, fieldText, language],
  );
}

function columnOf(
  entity: EntityName,
  field: string,
  language: Language,
  read: (row: RowView) => FieldText,
): ListColumn<RowView> {
  const { label, unit, values } = meaningOf(entity, field, language);
  const kind = fieldKind(entity, field);
  const column = { id: field, label, text: (row: RowView) => read(row).text ?? '' };
  if (kind === 'instant' || kind === 'day')
    return {
      ...column,
      instant: kind === 'day' ? 'day' : 'time',
      value: (row) => row.fields.instant(field),
    };
  if (kind !== 'number' || values !== null) return column;
  const number = { ...column, isNumber: true, value: (row: RowView) => row.fields.number(field) };
  if (unit !== 'euro') return number;
  return {
    ...number,
    sum: { of: (row) => centsOf(row.fields.digits(field)), words: (cents) => euros(language, cents) },
  };
}
