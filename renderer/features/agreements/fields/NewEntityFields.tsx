import type { NewFields } from '#forms/creation/newFields.ts';
import { Others } from '#forms/creation/Others.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { TypedFields } from './TypedFields.tsx';

interface NewEntityFieldsProps {
  readonly entity: EntityName;
  readonly fields: NewFields;
  /** The title of what is folded. */
  readonly more: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Something new: what is usually given, and the rest folded. */
export function NewEntityFields({ entity, fields: { usual, others }, more, values, onChange }: NewEntityFieldsProps) {
  const shown = (fields: readonly string[]) => (
    <TypedFields entity={entity} fields={fields} values={values} onChange={onChange} />
  );
  return (
    <>
      {usual.length > 0 && <div className="mb-3">{shown(usual)}</div>}
      <Others title={more} fields={others} valueOf={(field) => values[field] ?? ''}>
        {shown(others)}
      </Others>
    </>
  );
}
