import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
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
  readonly inputs?: FieldInputs | undefined;
}

export const MemberInputs = ({ entity, row, fields, form, inputs }: MemberInputsProps) =>
  fields.map((field) => (
    <div key={field} data-field={field}>
      <FormField
        entity={entity}
        field={field}
        row={row}
        valueOf={form.valueOf}
        put={form.put}
        onLeave={() => form.leave(field)}
        error={form.errorOf(field)}
        own={inputs?.[field]}
      />
      <FieldMeanwhile clash={form.clashOf(field)} />
    </div>
  ));

interface FormFieldsProps extends Omit<MemberInputsProps, 'fields'> {
  readonly title: string;
  readonly note?: string | undefined;
  readonly fields: readonly GroupedField[];
}

export const FormFields = ({ title, note, fields, ...members }: FormFieldsProps) => (
  <FormGroup title={title} note={note}>
    <MemberInputs {...members} fields={fields.map(({ field }) => field)} />
  </FormGroup>
);

interface MemberGroupsProps extends Omit<MemberInputsProps, 'fields'> {
  readonly groups: readonly TitledGroup[];
  readonly notes?: Readonly<Record<string, string | undefined>>;
}

export const MemberGroups = ({ groups, notes, ...members }: MemberGroupsProps) =>
  groups.map(({ id, title, fields }) => (
    <FormFields key={id} title={title} note={notes?.[id]} fields={fields} {...members} />
  ));
