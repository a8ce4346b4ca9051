import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { EditableFields } from '#forms/fields/EditableFields.tsx';
import { FieldList, useFieldLines } from '#forms/fields/FieldList.tsx';
import { consents, groupsOf, onlyApplicant, useGroups } from '#forms/fields/groups.ts';
import type { TitledGroup } from '#forms/fields/groups.ts';
import { technicalId, useIsNumberOnly, withoutTechnical } from '#forms/fields/technical.ts';
import { useFieldEditing } from '#forms/fields/useFieldEditing.tsx';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Intent } from '#intents/intent.ts';
import { AccountBlock } from '#pages/AccountBlock.tsx';
import { Block } from '#pages/Block.tsx';
import { useAgeOf } from '#pages/useReceived.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import { sibling } from '#shared/entities/index.ts';
import { applicantOf, isLearner } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import { Button, Mark, useFormat } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { ApplicationsBlock } from './ApplicationsBlock.tsx';

interface SheetProps {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly person: PersonView;
  readonly name: string;
  /** The application beside the page. */
  readonly openApplication: string | null;
}

/** A group of members of one of a person's records. */
interface Part {
  readonly group: TitledGroup;
  readonly entity: PersonEntity;
  readonly view: RowView;
}

/** Identity, contact, origin and consents. */
export function Sheet({ entity, row, person, name, openApplication }: SheetProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const at = useAgeOf(entity, [row.id]);
  const mail = useMailOf(row);
  const marks = fieldMarks(row.steps);
  const theirEntity = applicantOf(entity);
  const isMineNumberOnly = useIsNumberOnly(entity);
  const isTheirsNumberOnly = useIsNumberOnly(theirEntity);
  const split = (all: readonly TitledGroup[], view: RowView, isNumberOnly: typeof isMineNumberOnly) =>
    withoutTechnical(all, ({ field }) => !(field === 'MailId' && mail !== null) && isNumberOnly(view.fields, field));
  const mine = split(groupsOf(entity, language), row, isMineNumberOnly);
  const theirs =
    isLearner(entity) && person.applicant
      ? split(onlyApplicant(entity, language), person.applicant, isTheirsNumberOnly)
      : null;
  const applicationEntity = sibling(entity, 'Dossier');
  const [newest] = person.applications;
  const ofMine = (group: TitledGroup): Part => ({ group, entity, view: row });
  const ofTheirs = (group: TitledGroup): readonly Part[] =>
    person.applicant ? [{ group, entity: theirEntity, view: person.applicant }] : [];
  const technical = (fields: readonly GroupedField[]): readonly TitledGroup[] =>
    fields.length > 0 ? [{ id: technicalId, title: t('forms.technical'), fields }] : [];
  const [identity, contact, ...others] = mine.groups.map(ofMine);
  const more = theirs?.groups.flatMap(ofTheirs) ?? [];
  const last = [...technical(mine.technical).map(ofMine), ...technical(theirs?.technical ?? []).flatMap(ofTheirs)];
  const parts = [identity, contact, ...others, ...more, ...last].filter((part) => part !== undefined);
  const linesOf = useFieldLines();
  const lines = new Map(
    parts.map((part) => [
      part,
      linesOf({ entity: part.entity, row: part.view.fields, fields: part.group.fields, known: { MailId: mail } }),
    ]),
  );
  const { list, editingOf } = useFieldEditing(
    parts.flatMap((part) =>
      (lines.get(part) ?? []).map(({ field }) => ({ entity: part.entity, row: part.view, field })),
    ),
  );
  const own = (part: Part) => {
    const { title } = part.group;
    return (
      <Block key={`${part.entity} ${part.group.id}`} title={title} at={at}>
        <EditableFields
          label={title}
          lines={lines.get(part) ?? []}
          marks={marks}
          editing={editingOf(part.entity, part.view)}
        />
      </Block>
    );
  };
  return (
    <div
      {...list}
      className="grid grid-cols-2 gap-x-10 max-[899.98px]:grid-cols-1 [&>section:first-child]:border-t-0 min-[900px]:[&>section:nth-child(-n+2)]:border-t-0"
    >
      {identity && own(identity)}
      {contact && own(contact)}
      {(person.applicant || person.applications.length > 0) && (
        <ApplicationsBlock
          entity={applicationEntity}
          applications={person.applications}
          open={openApplication}
          applicant={person.applicant && { id: person.applicant.id, name }}
        />
      )}
      {[...others, ...more].map(own)}
      {newest && <Background entity={applicationEntity} id={newest.id} />}
      <AccountBlock entity={entity} person={row} name={name} at={at} />
      <Consents entity={entity} person={row} name={name} at={at} />
      {last.map(own)}
    </div>
  );
}

/** The baccalaureate, as the newest application has it. */
function Background({ entity, id }: { readonly entity: ApplicationEntity; readonly id: string }) {
  const at = useAgeOf(entity, [id]);
  const application = useRow(entity, id);
  const bac = useGroups(entity).find((group) => group.id === 'bac');
  return (
    bac && (
      <Block title={bac.title} at={at}>
        {application && <FieldList entity={entity} row={application.fields} fields={bac.fields} />}
      </Block>
    )
  );
}

interface ConsentsProps {
  readonly entity: PersonEntity;
  readonly person: RowView;
  readonly name: string;
  readonly at: number | null;
}

/** What a person agreed to: each change is confirmed, and leaves only when the user sends it (R4.3). */
export function Consents({ entity, person, name, at }: ConsentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isDone, setIsDone] = useState(false);
  const { send, isSending, error } = useSend();
  const { current } = useEntityRow(entity, person.id);
  const labelOf = (field: string): string => meaningOf(entity, field, format.language).label;
  /** `stepId`: a change that was kept, and waits for the user. */
  const change = async (field: string, isGiven: boolean, stepId?: string): Promise<void> => {
    setIsDone(false);
    const here = current === undefined ? null : { entity, id: person.id, row: current };
    const seen = here ? seenOf(here, seenNow(here, field), field) : [];
    const edit = rowEdit(entity, person.id, { [field]: String(isGiven) }, { subject: name, isConfirmed: true });
    const intent: Intent = { kind: 'edit', rows: [edit], seen };
    const about = t(isGiven ? 'people.consent.aboutGiven' : 'people.consent.aboutTaken', {
      name,
      consent: labelOf(field),
    });
    const sent = await send(stepId === undefined ? intent : { stepId }, about);
    setIsDone(sent?.kind === 'applied');
  };
  const marks = fieldMarks(person.steps);
  return (
    <Block title={t('people.group.consents')} at={at}>
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
