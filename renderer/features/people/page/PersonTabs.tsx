import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { Block } from '#pages/Block.tsx';
import { EligibleSequences } from '#pages/eligible/EligibleSequences.tsx';
import { namesOfRow } from '#pages/everyField.ts';
import { useHistoryTab } from '#pages/History.tsx';
import { NoLines } from '#pages/Lines.tsx';
import { PageTabs } from '#pages/PageTabs.tsx';
import type { PageTab } from '#pages/PageTabs.tsx';
import { References } from '#pages/References.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { contextOf } from '#shared/entities/context.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity, sibling } from '#shared/entities/index.ts';
import type { Sibling } from '#shared/entities/index.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openRow } from '#stores/openedRow.ts';
import { openPage, startCreating } from '#stores/place.ts';
import { Button, TextAction, useFormat } from '#ui/index.ts';
import { idsOf } from '../studies/idsOf.ts';
import { Grades } from './Grades.tsx';
import { Folders, RelatedEvents } from './Related.tsx';
import { MoreOfPerson, Sheet } from './Sheet.tsx';
import type { SheetProps } from './Sheet.tsx';

export function PersonTabs(props: SheetProps) {
  const { entity, row, person, name } = props;
  const { t } = useTranslation();
  const applicationEntity = sibling(entity, 'Dossier');
  const applicationRows = useRowsById(
    applicationEntity,
    person.applications.map(({ id }) => id),
  );
  const history = useHistoryTab([
    { entity: applicantOf(entity), target: person.applicant?.id ?? '' },
    { entity: learnerOf(entity), target: person.learner?.id ?? '' },
    ...person.applications.map(({ id }) => ({ entity: applicationEntity, target: id })),
  ]);
  const learnerId = person.learner?.id;
  // Agreements, external references and events name what is of the plain context by its number (R1.5).
  const isPlain = contextOf(entity) === 'plain';
  const numbers = [row.fields.text('Numero'), row.fields.text('Code')].filter((number) => number !== '');
  const tab = (id: string, content: ReactNode): PageTab => ({ id, label: t(`people.tab.${id}`), content });
  const more = (id: string, content: ReactNode): PageTab => ({ id, label: id, isMore: true, content });
  const tabs = [
    tab('sheet', <Sheet {...props} />),
    ...(learnerId === undefined
      ? []
      : [
          tab(
            'studies',
            <>
              <Enrolments of={learnerOf(entity)} learnerId={learnerId} />
              <Grades of={learnerOf(entity)} learnerId={learnerId} />
              <Eligible of={learnerOf(entity)} learnerId={learnerId} />
            </>,
          ),
          ...(isPlain ? [tab('agreements', <Agreements learnerId={learnerId} name={name} />)] : []),
        ]),
    tab(
      isPlain ? 'events' : 'folders',
      <>
        {isPlain && <RelatedEvents applications={applicationRows} />}
        <Folders whose={{ entity, id: row.id }} name={name} numbers={numbers} />
      </>,
    ),
    more('money', <Money of={entity} person={person} applications={applicationRows} />),
    more('origin', <MoreOfPerson {...props} />),
    ...(isPlain ? [more('references', <References entity={entity} id={row.id} />)] : []),
    ...history,
  ];
  return <PageTabs tabs={tabs} isOfPage />;
}

/** By the billing cases of their applications and clients; an agreement's case is asked for by its number once. */
function Money({
  of,
  person,
  applications,
}: {
  readonly of: PersonEntity;
  readonly person: PersonView;
  readonly applications: readonly RowView[];
}) {
  const { t } = useTranslation();
  const isThere = contextOf(of) === 'selection';
  const learnerId = person.learner?.id;
  const agreements = useRowsOf('Convention', 'ApprenantId', learnerId === undefined || isThere ? [] : [learnerId]);
  const references = [
    ...new Set([learnerId, person.applicant?.id, ...agreements.map(({ id }) => id)].filter((id) => id !== undefined)),
  ];
  const clientsReceived = useReceived('Client', references);
  const clients = useRowsOf('Client', 'ReferenceId', references);
  const [source] = [
    ...(learnerId === undefined ? [] : [{ entity: learnerOf(of), id: learnerId }]),
    ...(person.applicant ? [{ entity: applicantOf(of), id: person.applicant.id }] : []),
  ];
  return (
    <>
      <Block
        title={t('common.word.clientsToBill')}
        received={clientsReceived}
        isWide
        actions={
          source &&
          !isProvisional(source.id) && (
            <Button
              size="sm"
              icon={<Plus size={14} aria-hidden />}
              onPress={() => startCreating({ what: 'client', source })}
            >
              {t('keys.finance.create')}
            </Button>
          )
        }
      >
        {clients.length === 0 ? (
          <NoLines entity="Client" received={clientsReceived} empty={t('people.money.noClients')} />
        ) : (
          <RowLinks
            entity="Client"
            label={t('common.word.clientsToBill')}
            columns={['NatureClientId', 'Code']}
            rows={clients}
            empty={t('people.money.noClients')}
          />
        )}
        {isThere && <p className="mt-2 text-help text-text-3">{t('people.selection.clients')}</p>}
      </Block>
      <LedgerBlock
        cases={applications.flatMap(({ fields }) => fields.id('AffaireId') ?? [])}
        clients={clients.map(({ id }) => id)}
        note={t('people.money.how')}
      />
    </>
  );
}

/** The sequences that an agreement of a learner can have, as the service names them for an enrolment. */
function Eligible({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  const enrolmentEntity = sibling(of, 'InscriptionSequence');
  const [enrolment] = useRowsOf(enrolmentEntity, 'ApprenantId', [learnerId]);
  return (
    <Block title={t('people.eligible.title')} isWide>
      <EligibleSequences
        // What the service named for one enrolment says nothing of another.
        key={enrolment?.id}
        of={enrolmentEntity}
        origin={enrolment?.id}
        offline={t('people.eligible.offline')}
        none={t('people.eligible.noEnrolment')}
      >
        {(sequences) =>
          sequences && (
            <ul aria-label={t('people.eligible.title')} className="mt-2">
              {sequences.map(({ id, name }) => (
                <li key={id} className="border-t border-line-soft py-1.5 first:border-0">
                  <TextAction onPress={() => openPage({ entity: 'Sequence', id })}>
                    {name || t('common.numbered', { id })}
                  </TextAction>
                </li>
              ))}
            </ul>
          )
        }
      </EligibleSequences>
    </Block>
  );
}

interface AgreementsProps {
  readonly learnerId: string;
  readonly name: string;
}

/** Those known here: the service reads one by its number, and lists none (document: Agreements). */
function Agreements({ learnerId, name }: AgreementsProps) {
  const { t } = useTranslation();
  const agreements = useRowsOf('Convention', 'ApprenantId', [learnerId]);
  return (
    <Block
      title={t('people.tab.agreements')}
      isWide
      actions={
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden />}
          onPress={() => startCreating({ what: 'agreement', of: { id: learnerId, name } })}
        >
          {t('keys.agreements.create')}
        </Button>
      }
    >
      <RowLinks
        entity="Convention"
        label={t('people.tab.agreements')}
        columns={['Code', 'TypeConventionId', 'Poste', 'EtatConventionId']}
        rows={agreements}
        empty={t('people.agreements.none')}
      />
    </Block>
  );
}

type Enrolment = 'InscriptionSequence' | 'InscriptionCours';

function Enrolments({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <>
      <EnrolmentTable
        entity={sibling(of, 'InscriptionSequence')}
        learnerId={learnerId}
        title={t('people.enrolments.sequences')}
      />
      <EnrolmentTable
        entity={sibling(of, 'InscriptionCours')}
        learnerId={learnerId}
        title={namesOf('InscriptionCours', language).other}
      />
    </>
  );
}

interface EnrolmentTableProps {
  readonly entity: Sibling<Enrolment>;
  readonly learnerId: string;
  readonly title: string;
}

/** Every member can be a column; those that only one variant has are shown where rows have them (R2.8). */
function EnrolmentTable({ entity, learnerId, title }: EnrolmentTableProps) {
  const { t } = useTranslation();
  const rows = useRowsOf(entity, 'ApprenantId', [learnerId]);
  const received = useReceived(entity, [learnerId]);
  // The names of the sequences.
  useReceived('Sequence', idsOf(rows, 'SequenceId'));
  const columns = useEntityColumns(entity, namesOfRow(entity));
  const shown = useMemo(() => {
    const { columns: usual, variable } = describeEntity(entity);
    const ofVariant = variable.filter((field) => rows.some(({ fields }) => fields.raw(field) !== null));
    return [...usual, ...ofVariant];
  }, [entity, rows]);
  return (
    <Block title={title} received={received} isWide>
      {rows.length === 0 ? (
        <NoLines entity={entity} received={received} empty={t('people.enrolments.none')} />
      ) : (
        <div className="-mx-5">
          <DataTable
            id={`ofLearner.${entity}`}
            label={title}
            rows={rows}
            columns={columns}
            usual={shown}
            onOpen={(id) => openRow(entity, id)}
            empty={t('people.enrolments.none')}
          />
        </div>
      )}
    </Block>
  );
}
