import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { TitledGroup } from '../fields/groups.ts';
import { FormField } from '../FormField.tsx';
import type { FieldInputs } from '../FormField.tsx';
import { FieldMeanwhile } from '../meanwhile/FieldMeanwhile.tsx';
import { FormGroup } from './FormScreen.tsx';
import type { FormState } from './useFormState.ts';

interface MemberInputsProps {
  readonly entity: EntityName;
  /** Null for one that is being created. */
  readonly row: RowView | null;
  readonly fields: readonly string[];
  readonly form: Pick<FormState, 'valueOf' | 'put' | 'leave' | 'errorOf' | 'clashOf'>;
  /** The fields that need an input of their own. */
  readonly inputs?: FieldInputs | undefined;
}

/** Members of an entity in a form, each in the way it is written. */
export const MemberInputs = ({ entity, row, fields, form, inputs }: MemberInputsProps) =>
  fields.map((field) => (
    <div key={field} data-field={field}>
      <FormField
        entity={entity}
        field={field}
        row={row}
        valueOf={form.valueOf}
        onChange={(value) => form.put(field, value)}
        put={form.put}
        onLeave={() => form.leave(field)}
        error={form.errorOf(field)}
        own={inputs?.[field]}
      />
      <FieldMeanwhile clash={form.clashOf(field)} />
    </div>
  ));

interface FormFieldsProps extends Omit<MemberInputsProps, 'fields'> {
  readonly groups: readonly TitledGroup[];
  /** By group: what is not asked for, and why. */
  readonly notes?: Readonly<Record<string, string | undefined>>;
}

/** Groups of members. */
export const FormFields = ({ groups, notes, ...members }: FormFieldsProps) =>
  groups.map(({ id, title, fields }) => (
    <FormGroup key={id} title={title} note={notes?.[id]}>
      <MemberInputs {...members} fields={fields.map(({ field }) => field)} />
    </FormGroup>
  ));
