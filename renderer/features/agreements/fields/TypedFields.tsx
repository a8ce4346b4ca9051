import { FormField } from '#forms/FormField.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { FieldGrid } from './FieldGrid.tsx';

interface TypedFieldsProps {
  readonly entity: EntityName;
  readonly fields: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

const nothing = (): void => undefined;

/** Fields of something that does not exist yet, side by side. */
export function TypedFields({ entity, fields, values, onChange }: TypedFieldsProps) {
  return (
    <FieldGrid>
      {fields.map((field) => (
        <FormField
          key={field}
          entity={entity}
          field={field}
          row={null}
          valueOf={(name) => values[name] ?? ''}
          onChange={(value) => onChange({ ...values, [field]: value })}
          onLeave={nothing}
          error={null}
        />
      ))}
    </FieldGrid>
  );
}
