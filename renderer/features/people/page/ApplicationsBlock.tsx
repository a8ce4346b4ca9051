import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { Block } from '#pages/Block.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import { useAgeOf } from '#pages/useReceived.ts';
import { contextOf } from '#shared/entities/context.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { ApplicationEntity } from '#shared/entities/people.ts';
import { openPage, startCreating } from '#stores/place.ts';
import { Button, Mark, Pill, useFormat } from '#ui/index.ts';

/** Applications of a person, the newest first; each opens beside the page. */
export function ApplicationsBlock({
  entity,
  applications,
  open,
  applicant,
}: {
  readonly entity: ApplicationEntity;
  readonly applications: readonly PersonRowView[];
  readonly open: string | null;
  /** Who can be given another; null where their record is not on this workstation. */
  readonly applicant: { readonly id: string; readonly name: string } | null;
}) {
  const { t } = useTranslation();
  const age = useAgeOf(
    entity,
    applications.map(({ id }) => id).filter((id) => !isProvisional(id)),
  );
  // Of those that only wait here, the service has none to receive.
  const at = age ?? (applications.length > 0 ? undefined : null);
  // There the creation leaves at once, so its applicant must be in the service (R1.5).
  const isReady = applicant && (entity === 'Dossier' || !isProvisional(applicant.id));
  const title = namesOf('Dossier', useFormat().language).other;
  return (
    <Block
      title={title}
      {...(at !== undefined && { at })}
      isWide
      actions={
        isReady && (
          <Button
            size="sm"
            icon={<Plus size={14} aria-hidden />}
            onPress={() => startCreating({ what: 'application', of: applicant, in: contextOf(entity) })}
          >
            {t('people.applications.create')}
          </Button>
        )
      }
    >
      {applications.length === 0 ? (
        <p className="text-text-3">{t('people.applications.none')}</p>
      ) : (
        <ul aria-label={title}>
          {applications.map((application) => (
            <ApplicationLine
              key={application.id}
              entity={entity}
              application={application}
              isOpen={application.id === open}
            />
          ))}
        </ul>
      )}
    </Block>
  );
}

interface ApplicationLineProps {
  readonly entity: ApplicationEntity;
  readonly application: PersonRowView;
  readonly isOpen: boolean;
}

function ApplicationLine({ entity, application, isOpen }: ApplicationLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const interview = useRow(entity, application.id)?.fields.instant('CreneauLibre') ?? null;
  return (
    <OpeningLine
      row={application.id}
      isCurrent={isOpen}
      onOpen={() => openPage({ entity, id: application.id })}
      className="grid min-h-11 grid-cols-[104px_minmax(0,1fr)_auto] items-center gap-3"
    >
      <span className="truncate-line text-text-2">{application.number || t('people.list.noNumber')}</span>
      <span className="min-w-0">
        <span className="truncate-line block leading-4 font-bold">
          {application.admissionPathName || t('people.applications.noAdmissionPath')}
        </span>
        <span className="truncate-line block text-help leading-4 text-text-3">
          {interview === null
            ? t('people.applications.noInterview')
            : t('people.applications.interview', { when: format.dayTime(interview) })}
        </span>
      </span>
      <span className="flex items-center gap-2">
        {application.mark && <Mark state={application.mark} />}
        {application.stateName && <Pill tone="neutral">{application.stateName}</Pill>}
      </span>
    </OpeningLine>
  );
}
