import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useAgentsOfAdmissionPath } from '#cache/queries/references.ts';
import { meaningOf, unitBeside } from '#i18n/labels/index.ts';
import { emptied, fieldKind, mayChange, requiredFields } from '#intents/fields.ts';
import { isOfOneRow } from '#shared/checks/takenByAnother.ts';
import { setOf } from '#shared/entities/context.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { readOnlyKind } from '#shared/entities/readOnly.ts';
import { siretDoubt } from '#shared/text/siret.ts';
import { useFormat } from '#ui/index.ts';
import { addressInput } from './address/addressInput.tsx';
import { useFieldText } from './fields/useFieldText.ts';
import {
  DayInput,
  FlagInput,
  InstantInput,
  Listed,
  NumberInput,
  ReadOnly,
  ReferenceInput,
  TextInput,
} from './Inputs.tsx';
import type { InputProps } from './Inputs.tsx';
import { UnsharedInput } from './UnsharedInput.tsx';
import { isAddress } from './values.ts';

/** Replaces the usual input of a field. `valueOf` returns the typed text of another field, `put` sets it. */
export type OwnInput = (
  input: InputProps,
  valueOf: (field: string) => string,
  put: (field: string, value: string) => void,
) => ReactNode;
export type FieldInputs = Readonly<Record<string, OwnInput>>;

interface FormFieldProps {
  readonly entity: EntityName;
  readonly field: string;
  /** Null for an entity that is being created. */
  readonly row: RowView | null;
  readonly valueOf: (field: string) => string;
  /** Sets it, or another field, for an input that asks for two. */
  readonly put: (field: string, value: string) => void;
  readonly onLeave: () => void;
  readonly error: string | null;
  readonly own?: OwnInput | undefined;
}

export function FormField({ entity, field, row, valueOf, put, onLeave, error, own }: FormFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fieldText = useFieldText();
  const { label, help, readOnly, unit, values, isSiret } = meaningOf(entity, field, format.language);
  const value = valueOf(field);
  const empty = emptied(entity, field);
  const doubt = isSiret && value !== row?.fields.text(field) ? siretDoubt(value) : null;
  const input: InputProps = {
    label,
    help: doubt ? t(`forms.siret.${doubt}`) : help,
    value,
    onChange: (typed) => put(field, typed),
    onLeave,
    error,
    // Of a new entity, what is not given is not sent.
    isRequired: requiredFields(entity).includes(field) || (row !== null && empty === undefined),
  };
  const mail = useMailOf(isAddress(entity, field) ? row : null);
  if (own) return own(input, valueOf, put);
  if (!mayChange(entity, field)) {
    const text = row && fieldText(entity, field, row.fields).text;
    // That the service assigned it is plain; of a secret, the note stands in place of the value (R2.6).
    const isPlain = readOnlyKind(describeEntity(entity), field) === 'assigned' || text === readOnly;
    return <ReadOnly label={label} text={text} why={[help, isPlain ? null : readOnly].filter(Boolean).join('. ')} />;
  }
  if (isAddress(entity, field) && row && isProvisional(row.id))
    return <ReadOnly label={label} text={input.value || null} why={t('forms.person.mailLater')} />;
  if (isAddress(entity, field)) {
    const typedAddress = addressInput(undefined, mail, row && { entity, id: row.id });
    return typedAddress(input, valueOf, put);
  }
  if (setOf(entity) === 'Dossier' && field === 'AgentId')
    return <AgentInput {...input} admissionPathId={valueOf('SessionRecrutementId')} />;
  const kind = fieldKind(entity, field);
  if (kind === 'reference' && isOfOneRow(entity, field))
    return <UnsharedInput {...input} entity={entity} field={field} id={row?.id ?? null} />;
  if (kind === 'flag') return <FlagInput {...input} words={values} />;
  if (values !== null)
    return <Listed {...input} choices={Object.entries(values).map(([id, name]) => ({ id, name }))} />;
  if (kind === 'reference') return <ReferenceInput {...input} entity={entity} field={field} />;
  if (kind === 'number') {
    const beside = unitBeside({ label, unit }, format.language);
    const said = [
      beside && t('forms.inUnit', { unit: beside }),
      input.help,
      row !== null && empty === '0' && t('forms.emptyIsZero'),
    ]
      .filter(Boolean)
      .join('. ');
    return <NumberInput {...input} help={said || null} unit={unit} />;
  }
  if (kind === 'day') return <DayInput {...input} isPast={field === 'DateNaissance'} />;
  return kind === 'instant' ? <InstantInput {...input} /> : <TextInput {...input} />;
}

/** The agents of the campus of the admission path's programme. Where that campus is unknown: all agents (R4.5). */
function AgentInput({ admissionPathId, ...input }: InputProps & { readonly admissionPathId: string }) {
  const { t } = useTranslation();
  const { agents, isChecked } = useAgentsOfAdmissionPath(admissionPathId);
  return <Listed {...input} choices={agents} {...(isChecked ? {} : { note: t('forms.person.agentUnchecked') })} />;
}
