import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useTakenByAnother } from '#cache/queries/ofOneRow.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { needsConfirmation } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Intent } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isAttended } from '#sync/rules/attended.ts';
import { showToast, useFormat, useNow } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { useSend } from '#wording/useSend.ts';
import { refusedCreation, useSendCreation } from '../creation/useSendCreation.ts';
import type { TitledGroup } from '../fields/groups.ts';
import { useIsNumberInput, withoutTechnical } from '../fields/technical.ts';
import type { FieldInputs } from '../FormField.tsx';
import { useServiceSaid } from '../useServiceSaid.ts';
import { problemsOf, typedText } from '../values.ts';
import type { Judged } from '../values.ts';
import { FormFields } from './FormFields.tsx';
import { FormScreen } from './FormScreen.tsx';
import { useFormState, useProblemWords } from './useFormState.ts';

interface EntityFormProps {
  readonly entity: EntityName;
  readonly row: RowView;
  readonly groups: readonly TitledGroup[];
  readonly title: string;
  /** Its name, for the outbox and a confirmation. */
  readonly name: string;
  /** The fields that need an input of their own. */
  readonly inputs?: FieldInputs;
  readonly onClose: () => void;
}

/** The members of any entity that the service can replace, in groups; saved together as one change. */
export function EntityForm({ entity, row, groups, title, name, inputs, onClose }: EntityFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { current } = useEntityRow(entity, row.id);
  const saidOf = useServiceSaid(entity, row.id);
  const queue = useFormDispatch();
  const attended = useSend();
  const { sendCorrection, error: correctionError } = useSendCreation();
  const refused = refusedCreation(row);
  const takenByAnother = useTakenByAnother(entity);
  const schoolZone = format.zone;
  const taken: Judged['taken'] = (written) => takenByAnother({ id: row.id, ...written });
  const { wordsOf } = useProblemWords();
  const form = useFormState({
    draftKey: `edit/${entity}/${row.id}`,
    shown: (field) => typedText(entity, field, row.fields, format.dayOf),
    saidOf,
    rowOf: () => (current === undefined ? null : { entity, id: row.id, row: current }),
    problems: (changed) =>
      current === undefined ? {} : wordsOf(problemsOf(changed, { entity, current, now, schoolZone, taken })),
    onSave: async ({ changed, seen, startOver }) => {
      if (current === undefined) return false;
      const end = (): void => {
        startOver();
        onClose();
      };
      const fields = Object.keys(changed);
      // What needs a confirmation leaves now, with the user's answer, or not at all (R4.3).
      const isConfirmed = fields.some((field) => needsConfirmation(entity, field));
      const edit = rowEdit(entity, row.id, changed, { subject: name, ...(isConfirmed && { isConfirmed }) });
      const intent: Intent = { kind: 'edit', rows: [edit], seen };
      if (isConfirmed) return attended.send(intent, name, end);
      if (refused !== undefined) return sendCorrection(intent, { entity, name, refused }, end);
      const kept = fields.length === 0 ? [] : await queue.dispatch(intent);
      if (!kept) return false;
      end();
      // An edit of what the service has not created yet leaves with its creation.
      const isSentByUser = isProvisional(row.id) && isAttended({ entity, action: 'create', changes: [] });
      if (isSentByUser && kept.length > 0) showToast(t('common.sent.waits'));
      else if (kept.length > 0) showKept({ text: t('forms.kept'), until: t('forms.leaves'), targets: kept });
      return true;
    },
  });
  const isNumberInput = useIsNumberInput();
  const { groups: usual, technical } = withoutTechnical(
    groups,
    (field) => !inputs?.[field.field] && isNumberInput(entity, field),
  );
  return (
    <FormScreen
      title={title}
      form={form}
      {...(refused !== undefined && { action: t('forms.saveAndSend') })}
      error={queue.error ?? attended.error ?? correctionError}
      onClose={onClose}
    >
      {usual.map((group) => (
        <FormFields
          key={group.id}
          title={group.title}
          entity={entity}
          row={row}
          fields={group.fields}
          form={form}
          {...(inputs && { inputs })}
        />
      ))}
      {technical.length > 0 && (
        <FormFields
          title={t('forms.technical')}
          note={t('forms.technicalNote')}
          entity={entity}
          row={row}
          fields={technical}
          form={form}
        />
      )}
    </FormScreen>
  );
}
