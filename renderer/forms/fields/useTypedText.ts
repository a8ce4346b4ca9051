import { Fields } from '#cache/queries/peopleHooks.ts';
import { newValueOf } from '#intents/fields.ts';
import type { TypedValue } from '#intents/intent.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges } from '#shared/merge/merge.ts';
import { useFormat } from '#ui/index.ts';
import { useFieldText } from './useFieldText.ts';

/** Returns what is typed in a form as a page shows it, in this row; null where it is empty. */
export function useTypedText() {
  const fieldText = useFieldText();
  const { zone: schoolZone } = useFormat();
  return (entity: EntityName, typed: TypedValue, row: RawJson): string | null => {
    const newValue = newValueOf(entity, typed, { schoolZone });
    if (typeof newValue === 'string') return typed.value || null;
    const changed = applyChanges(describeEntity(entity), row, [{ ...newValue, base: null }]);
    return fieldText(entity, typed.field, new Fields(changed)).text;
  };
}
