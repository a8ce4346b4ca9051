import { useState } from 'react';
import type { ReactNode } from 'react';
import { problemInNew } from '#forms/creation/creation.ts';
import type { NewFields } from '#forms/creation/newFields.ts';
import { Others } from '#forms/creation/Others.tsx';
import { MemberInputs } from '#forms/form/FormFields.tsx';
import { useProblemWords } from '#forms/form/useFormState.ts';
import type { Clash } from '#forms/meanwhile/FieldMeanwhile.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { useFormat } from '#ui/index.ts';

interface TypedFieldsProps {
  readonly entity: EntityName;
  readonly fields: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  /** Of something that exists by now: what a colleague changed. */
  readonly clashOf?: (field: string) => Clash | null;
}

/** Of something that is not on this screen; each is validated when it is left. */
export function TypedFields({ entity, fields, values, onChange, clashOf = nobody }: TypedFieldsProps) {
  const { zone: schoolZone } = useFormat();
  const { wordOf } = useProblemWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(values)));
  const errorOf = (field: string): string | null => {
    const problem = left.has(field) ? problemInNew(field, values[field] ?? '', { entity, schoolZone }) : null;
    return problem && wordOf(problem);
  };
  return (
    <FieldGrid>
      <MemberInputs
        entity={entity}
        row={null}
        fields={fields}
        form={{
          valueOf: (field) => values[field] ?? '',
          put: (field, value) => onChange({ ...values, [field]: value }),
          leave: (field) => setLeft((before) => new Set(before).add(field)),
          errorOf,
          clashOf,
        }}
      />
    </FieldGrid>
  );
}

export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-[899.98px]:grid-cols-1">{children}</div>;
}

const nobody = (): null => null;

interface NewEntityFieldsProps {
  readonly entity: EntityName;
  readonly fields: NewFields;
  readonly more: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

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
