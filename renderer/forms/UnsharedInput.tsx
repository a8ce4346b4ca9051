import { useTranslation } from 'react-i18next';
import { useReferredTo } from '#cache/queries/ofOneRow.ts';
import { useAllRows, useRow } from '#cache/queries/peopleHooks.ts';
import { ledTo, useReferences } from '#cache/queries/references.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { ChoiceOrNumber } from './ChoiceOrNumber.tsx';
import type { InputProps } from './Inputs.tsx';

interface UnsharedInputProps extends InputProps {
  readonly entity: EntityName;
  readonly field: string;
  /** The row whose reference it is; null for something new. */
  readonly id: string | null;
}

/** No two rows may share it (R4.2): what is taken is not offered, with the reason; by number it is refused. */
export function UnsharedInput({ entity, field, id, ...input }: UnsharedInputProps) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const taken = useReferredTo(entity, field, id);
  const rows = useAllRows(ledTo(field) ?? entity);
  const { value, help, isRequired } = input;
  const free = rows.filter((row) => taken[row.id] === undefined).map((row) => row.id);
  const kept = rows.length - free.length;
  const named = (each: string): string => nameOf(field, each) ?? t('common.numbered', { id: each });
  const holder = useRow(entity, taken[value] ?? null);
  const choices = [...free, ...(value === '' || free.includes(value) ? [] : [value])].map((each) => ({
    id: each,
    label: named(each),
  }));
  const name = value === '' ? undefined : nameOf(field, value);
  return (
    <div>
      <ChoiceOrNumber
        {...input}
        mayBeNone={!isRequired}
        options={free.length > 0 || name !== undefined ? choices : []}
        help={[name, help, t('forms.number')].filter(Boolean).join('. ')}
      />
      {holder ? (
        <p className="mt-1 text-help text-ask">
          {t('forms.unshared.ofAnother', {
            name: holder.fields.text('Code') || t('common.numbered', { id: holder.id }),
          })}
        </p>
      ) : (
        kept > 0 && <p className="mt-1 text-help text-text-3">{t('forms.unshared.notOffered', { count: kept })}</p>
      )}
    </div>
  );
}
