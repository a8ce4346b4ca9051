import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentText } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { useForm } from '#forms/form/useForm.ts';
import { useProblemWords } from '#forms/form/useFormState.ts';
import { FormDialog, FormProblem } from '#forms/FormDialog.tsx';
import { FormField } from '#forms/FormField.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { problemIn } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { isEditable, needsConfirmation } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import { isOfOneRow } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Select, useFormat, useNow } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useRowName } from '../useRowName.ts';
import { effectsOf, valueAlone } from './effects.ts';
import { Preview } from './Preview.tsx';

/** A service takes hours for more than that, and a slip of the hand takes thousands. */
const mostTogether = 2000;

/** So many of those that a colleague changed meanwhile are named. */
const mostNamed = 5;
const noNames: readonly string[] = [];

interface EditTogetherProps {
  readonly entity: EntityName;
  /** The members that may be asked for, in order. */
  readonly fields: readonly string[];
  readonly rows: readonly RowView[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives several rows the same value of one member, once the user has seen what changes in each: one step, one undo. */
export function EditTogether({ entity, fields, rows, onClose, onDone }: EditTogetherProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zone: schoolZone, language } = format;
  const now = useNow();
  const act = useAct();
  const nameOf = useRowName();
  const fieldText = useFieldText();
  const { wordOf } = useProblemWords();
  const textOf = useCurrentText(entity);
  const [field, setField] = useState<string | null>(null);
  const [value, setValue] = useState('');
  const [isValueGiven, setIsValueGiven] = useState(false);
  const labelOf = (of: string): string => meaningOf(entity, of, language).label;
  const wanted = useMemo(() => (field === null ? null : { entity, field, value }), [entity, field, value]);
  const problem = wanted && problemIn(wanted.field, value, { entity, schoolZone, isAllowed: isEditable });
  const isShown = wanted !== null && problem === null && isValueGiven;
  const effects = useMemo(
    () => (wanted && isShown ? effectsOf(rows, wanted, { now, schoolZone, textOf }) : null),
    [rows, wanted, isShown, now, schoolZone, textOf],
  );
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { seen, changed, accept } = useSeen(entity, ids, field === null ? noNames : [field], field !== null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changing = useMemo(
    () => (effects ?? []).filter(({ row, leftOut }) => leftOut === null && !left.has(row.id)),
    [effects, left],
  );
  const asked = changing.filter(({ row }) => changed.includes(row.id));
  const isTooMany = changing.length > mostTogether;
  const attended = fields.filter((each) => needsConfirmation(entity, each)).map(labelOf);
  const unshared = fields.filter((each) => isOfOneRow(entity, each)).map(labelOf);
  const after = (): string => {
    const alone = wanted && valueAlone(wanted, schoolZone);
    return (alone && wanted && fieldText(entity, wanted.field, alone).text) || t('summary.value.empty');
  };
  const save = async (): Promise<boolean> => {
    if (!wanted) return false;
    const done = t('pages.together.done', {
      field: labelOf(wanted.field),
      value: after(),
      count: changing.length,
      number: format.number(changing.length),
    });
    const edits = changing.map(({ row }) =>
      rowEdit(entity, row.id, { [wanted.field]: value }, { subject: nameOf(row) }),
    );
    const kept = await act({ kind: 'edit', rows: edits, seen }, { done });
    if (kept) onDone();
    return kept !== null;
  };
  const form = useForm({
    problems: () => ({
      field: field === null ? t('common.word.fieldMissing') : null,
      value: problem && wordOf(problem),
      tooMany: isTooMany ? t('pages.together.tooMany', { most: format.number(mostTogether) }) : null,
      nothing:
        field !== null && problem === null && changing.length === 0
          ? t(effects === null ? 'pages.together.noValue' : 'pages.together.nothing')
          : null,
    }),
    isSaidAtOnce: (name) => name === 'tooMany',
    isHeld: asked.length > 0,
    onSave: save,
  });
  return (
    <FormDialog
      form={form}
      title={t('pages.together.title', { count: rows.length, number: format.number(rows.length) })}
      action={
        effects === null
          ? t('common.save')
          : t('pages.together.actionFor', { count: changing.length, number: format.number(changing.length) })
      }
      width="lg"
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {/* The focus goes to the field that the dialog is for. */}
        {/* oxlint-disable jsx-a11y/no-autofocus */}
        <Select
          label={t('common.word.field')}
          value={field}
          onChange={(next) => {
            setField(next);
            setLeft(new Set());
            setValue('');
            setIsValueGiven(false);
            form.forget();
          }}
          options={fields
            .filter((each) => isEditable(entity, each) && !isOfOneRow(entity, each))
            .map((id) => ({ id, label: labelOf(id) }))}
          placeholder={t('common.word.chooseAField')}
          error={form.errorOf('field')}
          autoFocus
        />
        {/* oxlint-enable jsx-a11y/no-autofocus */}
        {field !== null && (
          <FormField
            key={field}
            entity={entity}
            field={field}
            row={null}
            valueOf={() => value}
            onChange={(next) => {
              setValue(next);
              setIsValueGiven(true);
            }}
            onLeave={() => undefined}
            error={form.errorOf('value')}
          />
        )}
        {unshared.length > 0 && (
          <p className="text-help text-text-3">{t('pages.together.unshared', { fields: unshared.join(', ') })}</p>
        )}
        {attended.length > 0 && (
          <p className="text-help text-text-3">{t('pages.together.attended', { fields: attended.join(', ') })}</p>
        )}
      </div>
      {effects && wanted && (
        <Preview
          effects={effects}
          nameOf={nameOf}
          beforeOf={(row) => fieldText(entity, wanted.field, row.fields).text ?? t('summary.value.empty')}
          after={after()}
          problemWords={wordOf}
        />
      )}
      {asked.length > 0 && wanted && (
        <ChangedMeanwhile
          title={t('forms.meanwhile.rows', { count: asked.length, number: format.number(asked.length) })}
          mine={after()}
          theirs={asked
            .slice(0, mostNamed)
            .map(({ row }) => {
              const values = fieldText(entity, wanted.field, row.fields).text ?? t('summary.value.empty');
              return t('lists.chip', { column: nameOf(row), values });
            })
            .join(', ')}
          onMine={accept}
          onTheirs={() => setLeft(new Set([...left, ...asked.map(({ row }) => row.id)]))}
        />
      )}
      <FormProblem words={form.errorOf('tooMany') ?? form.errorOf('nothing')} />
    </FormDialog>
  );
}
