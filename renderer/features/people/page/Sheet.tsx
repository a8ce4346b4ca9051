import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basedOn } from '#acts/act.ts';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { EditableFields } from '#forms/fields/EditableFields.tsx';
import { FieldList, useFieldLines } from '#forms/fields/FieldList.tsx';
import { consents, groupsOf, onlyApplicant, useGroups } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { technicalId, useIsNumberOnly, withoutTechnical } from '#forms/fields/technical.ts';
import { useFieldEditing } from '#forms/fields/useFieldEditing.tsx';
import type { ShownField } from '#forms/fields/useFieldEditing.tsx';
import { mailField } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { customField } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import { Block } from '#pages/Block.tsx';
import { useAgeOf } from '#pages/useReceived.ts';
import { AccountBlock } from '#parts/AccountBlock.tsx';
import { isProvisional } from '#shared/entities/describe.ts';
import { sibling } from '#shared/entities/index.ts';
import { applicantOf, isLearner } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { Button, Mark, useFormat } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { ApplicationsBlock } from './ApplicationsBlock.tsx';
import { useContact } from './Contact.tsx';

export interface SheetProps {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly person: PersonView;
  readonly name: string;
  readonly openApplication: string | null;
}

interface Part {
  readonly group: TitledGroup;
  readonly entity: PersonEntity;
  readonly view: RowView;
}

/** The groups of members of a person, without the contact, which is on top. */
function useParts({ entity, row, person }: SheetProps): {
  readonly usual: readonly Part[];
  /** Where they came from, and by what the service knows them. */
  readonly more: readonly Part[];
} {
  const { t } = useTranslation();
  const { language } = useFormat();
  const theirEntity = applicantOf(entity);
  const isMineNumberOnly = useIsNumberOnly(entity);
  const isTheirsNumberOnly = useIsNumberOnly(theirEntity);
  const split = (of: PersonEntity, view: RowView, groups: readonly TitledGroup[], isNumberOnly: IsNumberOnly) => {
    // The address is among the contact; its record is for IT.
    const { groups: usual, technical } = withoutTechnical(
      groups,
      ({ field }) => field === mailField || isNumberOnly(view.fields, field),
    );
    const part = (group: TitledGroup): Part => ({ group, entity: of, view });
    return {
      usual: usual.map(part),
      technical:
        technical.length > 0 ? [part({ id: technicalId, title: t('forms.technical'), fields: technical })] : [],
    };
  };
  const mine = split(entity, row, groupsOf(entity, language), isMineNumberOnly);
  const theirs =
    isLearner(entity) && person.applicant
      ? split(theirEntity, person.applicant, onlyApplicant(entity, language), isTheirsNumberOnly)
      : { usual: [], technical: [] };
  const isMore = ({ group }: Part): boolean => group.id === 'origin';
  return {
    usual: mine.usual.filter((part) => part.group.id !== 'contact' && !isMore(part)),
    more: [...mine.usual.filter(isMore), ...theirs.usual, ...mine.technical, ...theirs.technical],
  };
}

export function Sheet(props: SheetProps) {
  const { entity, row, person, name, openApplication } = props;
  const { t } = useTranslation();
  const at = useAgeOf(entity, [row.id]);
  const { usual } = useParts(props);
  const contact = useContact(entity, row, person);
  const { list, blocks, marks, editingOf } = useDrawnParts(row, usual, contact.fields);
  const contactMarks = contact.fields.flatMap(({ row: of, field }) => [
    ...fieldMarks(of.steps, (change) => (field === nameOf(change) ? field : undefined)),
  ]);
  const [identity, ...others] = blocks;
  const applicationEntity = sibling(entity, 'Dossier');
  const [newest] = person.applications;
  return (
    <div {...list} className={columns}>
      <Block title={t('people.contact.title')} at={at}>
        <EditableFields
          label={t('people.contact.title')}
          lines={contact.fields.map(({ line }) => line)}
          marks={new Map([...marks, ...contactMarks])}
          editing={editingOf(contact.fields)}
        />
      </Block>
      {identity}
      {(person.applicant || person.applications.length > 0) && (
        <ApplicationsBlock
          entity={applicationEntity}
          applications={person.applications}
          open={openApplication}
          applicant={person.applicant && { id: person.applicant.id, name }}
        />
      )}
      {others}
      {newest && <Background entity={applicationEntity} id={newest.id} />}
      <Consents entity={entity} person={row} name={name} />
    </div>
  );
}

/** Where a person came from, their account, and what only the service knows by its number. */
export function MoreOfPerson(props: SheetProps) {
  const { entity, row, name } = props;
  const { more } = useParts(props);
  const { list, blocks } = useDrawnParts(row, more);
  return (
    <div {...list} className={columns}>
      {blocks}
      <AccountBlock entity={entity} person={row} name={name} />
    </div>
  );
}

const columns =
  'grid grid-cols-2 gap-x-10 max-[899.98px]:grid-cols-1 [&>section:first-child]:border-t-0 min-[900px]:[&>section:nth-child(-n+2)]:border-t-0';

/** Draws groups of members, with those of `above` one list: its fields are edited in their places. */
function useDrawnParts(row: RowView, parts: readonly Part[], above: readonly ShownField[] = []) {
  const linesOf = useFieldLines();
  const drawn = parts.map((part) => {
    const { entity, view, group } = part;
    const lines = linesOf({ entity, row: view.fields, fields: group.fields });
    return { part, lines, shown: lines.map(({ field }): ShownField => ({ entity, row: view, field })) };
  });
  const { list, editingOf } = useFieldEditing([...above, ...drawn.flatMap(({ shown }) => shown)]);
  const marks = fieldMarks(row.steps);
  const blocks = drawn.map(({ part: { entity, group }, lines, shown }) => (
    <Block key={`${entity} ${group.id}`} title={group.title}>
      <EditableFields label={group.title} lines={lines} marks={marks} editing={editingOf(shown)} />
    </Block>
  ));
  return { list, blocks, marks, editingOf };
}

const nameOf = ({ field, key }: FieldChange): string => (key === undefined ? field : customField(key));

/** The baccalaureate, as the newest application has it. */
function Background({ entity, id }: { readonly entity: ApplicationEntity; readonly id: string }) {
  const application = useRow(entity, id);
  const bac = useGroups(entity).find((group) => group.id === 'bac');
  return (
    bac && (
      <Block title={bac.title}>
        {application && <FieldList entity={entity} row={application.fields} fields={bac.fields} />}
      </Block>
    )
  );
}

type IsNumberOnly = ReturnType<typeof useIsNumberOnly>;

interface ConsentsProps {
  readonly entity: PersonEntity;
  readonly person: RowView;
  readonly name: string;
}

/** What a person agreed to: each change is confirmed, and leaves only when the user sends it (R4.3). */
export function Consents({ entity, person, name }: ConsentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isDone, setIsDone] = useState(false);
  const { send, isSending, error } = useSend();
  const labelOf = (field: string): string => meaningOf(entity, field, format.language).label;
  /** `stepId`: a change that was kept, and waits for the user. */
  const change = async (field: string, isGiven: boolean, stepId?: string): Promise<void> => {
    setIsDone(false);
    const edit = rowEdit(entity, person.id, { [field]: String(isGiven) }, { subject: name, isConfirmed: true });
    const intent = basedOn([{ entity, id: person.id, row: person.fields.whole }], { kind: 'edit', rows: [edit] });
    const about = t(isGiven ? 'people.consent.aboutGiven' : 'people.consent.aboutTaken', {
      name,
      consent: labelOf(field),
    });
    const sent = await send(stepId === undefined ? intent : { stepId }, about);
    setIsDone(sent?.kind === 'applied');
  };
  const marks = fieldMarks(person.steps);
  return (
    <Block title={t('people.group.consents')}>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5">
        {consents.map((field) => {
          const isGiven = person.fields.flag(field);
          const mark = marks.get(field);
          const waiting = person.steps.find(({ changes }) => changes.some((each) => each.field === field));
          return (
            <div key={field} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="text-text-3">{labelOf(field)}</dt>
              <dd className="flex items-center gap-2">
                {t(isGiven ? 'people.consent.given' : 'people.consent.none')}
                {mark && <Mark state={mark} size={14} />}
              </dd>
              <dd className="justify-self-end">
                {waiting?.attended ? (
                  <Button size="sm" isDisabled={isSending} onPress={() => void change(field, isGiven, waiting.id)}>
                    {t('common.word.send')}
                    <span className="sr-only"> {labelOf(field)}</span>
                  </Button>
                ) : (
                  !person.gone &&
                  !isProvisional(person.id) && (
                    <Button size="sm" isDisabled={isSending} onPress={() => void change(field, !isGiven)}>
                      {t(isGiven ? 'people.consent.take' : 'people.consent.give')}
                      <span className="sr-only"> {labelOf(field)}</span>
                    </Button>
                  )
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-help text-text-3">
        <output>{error ?? t(isDone ? 'people.consent.done' : 'people.consent.how')}</output>
      </p>
    </Block>
  );
}
