import { customOf } from '#cache/queries/customOf.ts';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { codeOf } from '#intents/fields.ts';
import type { ShownRow } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isPerson } from '#shared/entities/people.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useFormat } from '#ui/index.ts';
import { useServiceSaid } from '../useServiceSaid.ts';
import { isAddress, ownMailField, typedText } from '../values.ts';

export interface FormRow {
  readonly entity: EntityName;
  readonly row: RowView;
  /** As it is now; undefined where it is not in the cache any more. */
  readonly current: RawJson | undefined;
  /** What a field holds before anything is typed: a member, the e-mail address, or `Parametres.CODE`. */
  readonly shown: (name: string) => string;
  /** What a typed value of the field is compared with (I12). */
  readonly shownRow: (name: string) => ShownRow | null;
  readonly saidOf: (name: string) => string | null;
}

/** A row whose members are typed: what its fields show, and what came of them meanwhile; null without a row. */
export function useFormRow(entity: EntityName, row: RowView): FormRow;
export function useFormRow(entity: EntityName, row: RowView | null): FormRow | null;
export function useFormRow(entity: EntityName, row: RowView | null): FormRow | null {
  const { dayOf } = useFormat();
  const mail = useMailOf(isPerson(entity) ? row : null);
  const { current } = useEntityRow(entity, row?.id ?? null);
  const saidOf = useServiceSaid(entity, row?.id ?? null);
  if (!row) return null;
  return {
    entity,
    row,
    current,
    saidOf,
    shown: (name) => {
      const code = codeOf(name);
      if (code !== null) return customOf(row.fields).find((own) => own.code === code)?.value ?? '';
      return isAddress(entity, name) ? (mail ?? '') : typedText(entity, name, row.fields, dayOf);
    },
    shownRow: (name) =>
      // The record of an address that is to be created is compared with nothing.
      current === undefined || name === ownMailField ? null : { entity, id: row.id, row: current },
  };
}
