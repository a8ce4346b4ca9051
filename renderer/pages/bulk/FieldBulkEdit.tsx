import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useIsNumberInput } from '#forms/fields/technical.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { useFocusLater } from '#forms/form/useFocusLater.ts';
import { control } from '#forms/form/useForm.ts';
import { useProblemWords } from '#forms/form/useFormState.ts';
import { FormField } from '#forms/FormField.tsx';
import { problemIn } from '#forms/values.ts';
import { countWords } from '#i18n/labels/names.ts';
import { codeOf, isEditable, needsConfirmation } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import { isOfOneRow } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Select, TextArea, useFormat, useNow } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { useRowName } from '../useRowName.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { customText, effectsOf, valueAlone } from './effects.ts';

const noMembers: readonly string[] = [];

interface FieldBulkEditProps {
  readonly entity: EntityName;
  /** The members that may be asked for, in order; a custom field is `Parametres.CODE`. */
  readonly fields: readonly string[];
  readonly rows: readonly { readonly id: string }[];
  /** Where what is not asked for here is changed. */
  readonly note?: string;
  /** What a row would meet with a value of a member, in words, by its id. */
  readonly foresee?: (field: string, value: string) => ReadonlyMap<string, string> | undefined;
  readonly onClose: () => void;
  readonly onDone: (ids: readonly string[]) => void;
}

/** The members that several rows may be given: a number that is no choice is another in each. */
export function useBulkFields(entity: EntityName, fields: readonly string[]): readonly string[] {
  const isNumberInput = useIsNumberInput();
  return fields.filter((field) => !isNumberInput(entity, { field }));
}

/** Gives several rows the same value of one member, which the user chooses. */
export function FieldBulkEdit({ entity, fields, rows: chosen, note, foresee, onClose, onDone }: FieldBulkEditProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zone: schoolZone } = format;
  const wording = useWording(useNames());
  const now = useNow();
  const nameOf = useRowName();
  const fieldText = useFieldText();
  const { wordOf } = useProblemWords();
  const rows = useRowsById(
    entity,
    useMemo(() => chosen.map(({ id }) => id), [chosen]),
  );
  const [field, setField] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const valueBox = useRef<HTMLDivElement>(null);
  const focusOn = useFocusLater(valueBox);
  const [isValueGiven, setIsValueGiven] = useState(false);
  const members = useMemo(() => (field === null ? noMembers : [field]), [field]);
  const labelOf = (of: string): string => fieldLabel(entity, of, wording);
  const code = field === null ? null : codeOf(field);
  // Written as it is shown: blanks alone are nothing.
  const value = code === null ? typed : typed.trim();
  const wanted = useMemo(() => (field === null ? null : { entity, field, value }), [entity, field, value]);
  const problem = wanted && problemIn(wanted.field, value, { entity, schoolZone });
  const isShown = wanted !== null && problem === null && isValueGiven;
  const effects = useMemo(
    () => (wanted && isShown ? effectsOf(rows, wanted, { now, schoolZone }) : null),
    [rows, wanted, isShown, now, schoolZone],
  );
  const attended = fields.filter((each) => needsConfirmation(entity, each)).map(labelOf);
  const unshared = fields.filter((each) => isOfOneRow(entity, each)).map(labelOf);
  const wordsOf = (row: RowView['fields'] | null): string =>
    (row && field !== null && fieldText(entity, field, row).text) || t('summary.value.empty');
  const beforeOf = ({ fields: row }: RowView): string =>
    code === null ? wordsOf(row) : customText(code, row.whole) || t('summary.value.empty');
  const after = code === null ? wordsOf(wanted && valueAlone(wanted, schoolZone)) : value || t('summary.value.empty');
  const give = (next: string): void => {
    setTyped(next);
    setIsValueGiven(true);
  };
  const counted = (count: number) => ({ count, rows: countWords(entity, count, format.language) });
  return (
    <BulkDialog
      entity={entity}
      rows={rows}
      members={members}
      title={t('pages.bulk.title', counted(rows.length))}
      effects={effects}
      nameOf={nameOf}
      beforeOf={beforeOf}
      after={after}
      reasonOf={wordOf}
      foreseen={isShown && field !== null ? foresee?.(field, value) : undefined}
      editOf={(row) => (field === null ? null : rowEdit(entity, row.id, { [field]: value }, { subject: nameOf(row) }))}
      done={({ count }) =>
        t('pages.bulk.done', { field: field === null ? '' : labelOf(field), value: after, ...counted(count) })
      }
      problems={{
        field: field === null ? t('common.word.fieldMissing') : null,
        value: problem ? wordOf(problem) : field !== null && !isValueGiven ? t('pages.bulk.noValue') : null,
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {({ errorOf, forget }) => (
        <div className="flex flex-col gap-3">
          <Select
            label={t('common.word.field')}
            value={field}
            onChange={(next, isFromList) => {
              setField(next);
              if (isFromList) focusOn(control);
              setTyped('');
              setIsValueGiven(false);
              forget();
            }}
            options={fields
              .filter((each) => (isEditable(entity, each) || codeOf(each) !== null) && !isOfOneRow(entity, each))
              .map((id) => ({ id, label: labelOf(id) }))}
            placeholder={t('common.word.chooseAField')}
            error={errorOf('field')}
          />
          <div ref={valueBox} className="empty:hidden">
            {code !== null && <TextArea label={labelOf(`Parametres.${code}`)} rows={1} value={typed} onChange={give} />}
            {field !== null && code === null && (
              <FormField
                key={field}
                entity={entity}
                field={field}
                row={null}
                valueOf={() => typed}
                put={(_field, next) => give(next)}
                onLeave={() => undefined}
                error={errorOf('value')}
              />
            )}
          </div>
          {note !== undefined && <p className="text-help text-text-3">{note}</p>}
          {unshared.length > 0 && (
            <p className="text-help text-text-3">{t('pages.bulk.unshared', { fields: unshared.join(', ') })}</p>
          )}
          {attended.length > 0 && (
            <p className="text-help text-text-3">{t('pages.bulk.attended', { fields: attended.join(', ') })}</p>
          )}
        </div>
      )}
    </BulkDialog>
  );
}
