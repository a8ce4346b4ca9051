import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useReceivedAt } from '#cache/queries/hooks.ts';
import { useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { groups, onlyApplicant } from '#forms/fields/groups.ts';
import type { FieldGroup } from '#forms/fields/groups.ts';
import { technicalId, useIsNumberOnly, withoutTechnical } from '#forms/fields/technical.ts';
import { Block } from '#pages/Block.tsx';
import { Account } from './Account.tsx';
import { ApplicationsBlock } from './ApplicationsBlock.tsx';
import { Consents } from './Consents.tsx';

interface SheetProps {
  readonly entity: 'Candidat' | 'Apprenant';
  readonly row: RowView;
  readonly person: PersonView;
  readonly name: string;
  /** The application beside the page. */
  readonly openApplication: string | null;
}

/** Identity, contact, origin and consents. */
export function Sheet({ entity, row, person, name, openApplication }: SheetProps) {
  const { t } = useTranslation();
  const at = useAgeOf(entity, row.id);
  const applicationsAt = useDatasetStatus({ entity: 'Dossier' }).last?.at ?? null;
  const mail = useMailOf(row);
  const pending = new Set(row.steps.flatMap((step) => step.changes.map(({ field }) => field)));
  const isNumberOnly = { Candidat: useIsNumberOnly('Candidat'), Apprenant: useIsNumberOnly('Apprenant') };
  const split = (all: readonly FieldGroup[], view: RowView, of: 'Candidat' | 'Apprenant') =>
    withoutTechnical(
      all,
      ({ field }) => !(field === 'MailId' && mail !== null) && isNumberOnly[of](view.fields, field),
    );
  const own = (group: FieldGroup, view: RowView, of: 'Candidat' | 'Apprenant') => (
    <Block
      key={`${of} ${group.id}`}
      title={group.id === technicalId ? t('forms.technical') : t(`people.group.${group.id}`)}
      at={at}
    >
      <FieldList entity={of} row={view.fields} fields={group.fields} pending={pending} known={{ MailId: mail }} />
    </Block>
  );
  const mine = split(groups[entity], row, entity);
  const theirs = entity === 'Apprenant' && person.applicant ? split(onlyApplicant, person.applicant, 'Candidat') : null;
  const [identity, contact, ...others] = mine.groups;
  const [newest] = person.applications;
  return (
    <div className="grid grid-cols-2 gap-x-10 max-[899.98px]:grid-cols-1 [&>section:first-child]:border-t-0 min-[900px]:[&>section:nth-child(-n+2)]:border-t-0">
      {identity && own(identity, row, entity)}
      {contact && own(contact, row, entity)}
      {(person.applicant || person.applications.length > 0) && (
        <ApplicationsBlock
          applications={person.applications}
          open={openApplication}
          at={applicationsAt}
          applicant={person.applicant && { id: person.applicant.id, name }}
        />
      )}
      {others.map((group) => own(group, row, entity))}
      {theirs?.groups.map((group) => person.applicant && own(group, person.applicant, 'Candidat'))}
      {newest && <Background id={newest.id} at={applicationsAt} />}
      <Account entity={entity} person={row} name={name} at={at} />
      <Consents entity={entity} person={row} name={name} at={at} />
      {mine.technical.length > 0 && own({ id: technicalId, fields: mine.technical }, row, entity)}
      {theirs &&
        theirs.technical.length > 0 &&
        person.applicant &&
        own({ id: technicalId, fields: theirs.technical }, person.applicant, 'Candidat')}
    </div>
  );
}

/** When a person was last received: by themselves, or in the list of all. */
function useAgeOf(entity: 'Candidat' | 'Apprenant', id: string): number | null {
  const alone = useReceivedAt(entity, id);
  const { last } = useDatasetStatus({ entity });
  const times = [alone, last?.at ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/** The baccalaureate, as the newest application has it. */
function Background({ id, at }: { readonly id: string; readonly at: number | null }) {
  const { t } = useTranslation();
  const application = useRow('Dossier', id);
  const fields = groups.Dossier.find((group) => group.id === 'bac')?.fields ?? [];
  return (
    <Block title={t('people.group.bac')} at={at}>
      {application && <FieldList entity="Dossier" row={application.fields} fields={fields} />}
    </Block>
  );
}
