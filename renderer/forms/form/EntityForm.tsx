import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useTakenByAnother } from '#cache/queries/ofOneRow.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ruleOf } from '#intents/edit.ts';
import { codeOf, needsConfirmation } from '#intents/fields.ts';
import type { Intent } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isAttended } from '#sync/rules/attended.ts';
import { showToast, useFormat, useNow } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useSend } from '#wording/useSend.ts';
import { Others } from '../creation/Others.tsx';
import { refusedCreation, useSendCreation } from '../creation/useSendCreation.ts';
import type { TitledGroup } from '../fields/groups.ts';
import { technicalId, useIsNumberInput, withoutTechnical } from '../fields/technical.ts';
import type { FieldInputs } from '../FormField.tsx';
import { editOf, ownMailField, problemsOf } from '../values.ts';
import { MemberGroups } from './FormFields.tsx';
import { FormScreen } from './FormScreen.tsx';
import { useFormRow } from './useFormRow.ts';
import type { FormRow } from './useFormRow.ts';
import { useFormState, useProblemWords } from './useFormState.ts';
import type { FormState } from './useFormState.ts';

interface FormRecord {
  readonly entity: EntityName;
  readonly row: RowView;
  readonly groups: readonly TitledGroup[];
}

interface EntityFormProps extends FormRecord {
  readonly title: string;
  /** Its name, for the outbox and a confirmation. */
  readonly name: string;
  /** What another record has of the same (R3.1): its members have other names. */
  readonly alsoSaved?: FormRecord | null;
  readonly inputs?: FieldInputs;
  readonly renderNotices?: (form: FormState) => ReactNode;
  /** `FormGroup`s of what is no member, below the groups. */
  readonly renderMore?: (form: FormState) => ReactNode;
  readonly onClose: () => void;
}

const fieldsIn = (groups: readonly TitledGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ fields }) => fields.map(({ field }) => field)));

/** The members of any entity that the service can replace, in groups; saved together as one change. */
export function EntityForm(props: EntityFormProps) {
  const { entity, row, groups, title, name, alsoSaved = null, inputs, renderNotices, renderMore, onClose } = props;
  const { t } = useTranslation();
  const now = useNow();
  const { zone: schoolZone } = useFormat();
  const own = useFormRow(entity, row);
  const other = useFormRow(alsoSaved?.entity ?? entity, alsoSaved?.row ?? null);
  const ofOther = fieldsIn(alsoSaved?.groups ?? []);
  const rowOf = (field: string) => (other && ofOther.has(field) ? other : own);
  const ofOwn = fieldsIn(groups);
  const begin = useBegin();
  const [rejection, setRejection] = useState<string | null>(null);
  const attended = useSend();
  const { sendCorrection, error: correctionError } = useSendCreation();
  const refused = refusedCreation(row);
  const takenByAnother = useTakenByAnother(entity);
  const { wordsOf } = useProblemWords();
  const { current } = own;
  const form = useFormState({
    draftKey: `edit/${entity}/${row.id}`,
    shown: (field) => rowOf(field).shown(field),
    saidOf: (field) => rowOf(field).saidOf(field),
    rowOf: (field) => rowOf(field).shownRow(field),
    asks: (field) =>
      [ofOwn, ofOther].some((asked) => asked.has(field)) || field === ownMailField || codeOf(field) !== null,
    problems: (changed) =>
      current === undefined
        ? {}
        : wordsOf(
            problemsOf(changed, {
              entity,
              current,
              now,
              schoolZone,
              entityOf: (field) => rowOf(field).entity,
              taken: (written) => takenByAnother({ id: row.id, ...written }),
            }),
          ),
    onSave: async ({ changed, from, startOver }) => {
      if (current === undefined) return false;
      const end = (): void => {
        startOver();
        onClose();
      };
      const fields = Object.keys(changed);
      // What needs a confirmation leaves now, with the user's answer, or not at all (R4.3).
      const isConfirmed = fields.some((field) => needsConfirmation(rowOf(field).entity, field));
      const rows = [own, ...(other ? [other] : [])].flatMap((each) => {
        const members = Object.fromEntries(Object.entries(changed).filter(([field]) => rowOf(field) === each));
        // Where the entity says what its rows are called, a change has one name, wherever it was made.
        const subject = ruleOf(each.entity).subjectOf ? {} : { subject: name };
        const more = { ...subject, ...(isConfirmed && { isConfirmed }) };
        return Object.keys(members).length === 0 ? [] : [editOf(each.entity, each.row.id, members, more)];
      });
      const intent: Intent = { kind: 'edit', rows, from };
      if (isConfirmed) return attended.send(intent, name, end);
      if (refused !== undefined) return sendCorrection(intent, { entity, name, refused }, end);
      const kept = fields.length === 0 ? [] : await begin(from).keep(intent, { onRejected: setRejection });
      if (!kept) return false;
      end();
      // An edit of what the service has not created yet leaves with its creation.
      const isSentByUser = isProvisional(row.id) && isAttended({ entity, action: 'create', changes: [] });
      if (isSentByUser && kept.length > 0) showToast(t('common.sent.waits'));
      else if (kept.length > 0)
        showKept({ text: t('forms.keptOf', { name }), until: t('forms.leaves'), targets: kept });
      return true;
    },
  });
  const isNumberInput = useIsNumberInput();
  const split = (of: FormRow, shown: readonly TitledGroup[]) =>
    withoutTechnical(shown, (field) => !inputs?.[field.field] && isNumberInput(of.entity, field));
  const records = [
    [own, split(own, groups)] as const,
    ...(alsoSaved && other ? [[other, split(other, alsoSaved.groups)] as const] : []),
  ];
  const technical = records.flatMap(([, { technical: fields }]) => fields.map(({ field }) => field));
  const fieldsOf = (of: FormRow, shown: readonly TitledGroup[]) => (
    <MemberGroups key={of.entity} {...{ entity: of.entity, row: of.row, groups: shown, form, inputs }} />
  );
  return (
    <FormScreen
      title={title}
      form={form}
      {...(refused !== undefined && { action: t('forms.saveAndSend') })}
      error={rejection ?? attended.error ?? correctionError}
      onClose={onClose}
      notices={renderNotices?.(form)}
    >
      {records.map(([of, { groups: usual }]) => fieldsOf(of, usual))}
      {renderMore?.(form)}
      {technical.length > 0 && (
        <div className="py-5">
          <Others
            title={t('forms.technical')}
            fields={technical}
            valueOf={(field) => form.typed[field] ?? ''}
            isWrong={technical.some((field) => form.errorOf(field) !== null || form.clashOf(field) !== null)}
          >
            <p className="text-help text-text-3">{t('forms.technicalNote')}</p>
            {records.map(([of, { technical: fields }]) =>
              fieldsOf(of, fields.length > 0 ? [{ id: technicalId, title: '', fields }] : []),
            )}
          </Others>
        </div>
      )}
    </FormScreen>
  );
}
