import { Phone } from 'lucide-react';
import { useImperativeHandle, useMemo } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#cache/queries/labels.ts';
import { typedWhole, usePerson, useRow, useRowsById, useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useLinkedName, useLinkedRows, useReferences } from '#cache/queries/references.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import type { FieldLine } from '#forms/fields/FieldList.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { customField } from '#intents/fields.ts';
import type { ListColumn } from '#lists/column.ts';
import { Block } from '#pages/Block.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import type { ByName } from '#pages/ReceiveByNumber.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { useContactFields } from '#pages/useContactFields.ts';
import { useReceived } from '#pages/useReceived.ts';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { useOwnLineColumns, usualLineColumns } from '#parts/ledger/useLineColumns.ts';
import { sibling } from '#shared/entities/index.ts';
import { telAddress } from '#shared/ipc/outside.ts';
import { fold } from '#shared/text/fold.ts';
import { go, startCreating, useOpenForm, usePage, usePlace, usePlaceOn } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { Button, Screen, Segmented, useFormat, ViewHeader } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { financeShortcuts } from '#wording/shortcuts.ts';
import { useNames } from '#wording/useNames.ts';
import { useReach } from '#wording/useReach.ts';
import { useWording } from '#wording/useWording.ts';
import { CaseList } from './balances/CaseList.tsx';
import { CasePage } from './balances/CasePage.tsx';
import { PayerList } from './balances/PayerList.tsx';
import { PeopleFound, useFound } from './FindPerson.tsx';
import { NewClient } from './form/NewClient.tsx';

export function FinanceScreen() {
  const page = usePage('finance');
  const creation = useOpenForm();
  const billingCase = usePlace((place) => (place.at === 'case' ? place.id : null));
  if (page) return <ClientPage key={page.id} page={page} />;
  if (creation?.what === 'client') {
    const { source = null } = creation;
    return <NewClient key={`${source?.entity}/${source?.id}`} source={source} />;
  }
  if (billingCase !== null) return <CasePage key={billingCase} id={billingCase} />;
  return <Lists />;
}

function ClientPage({ page }: { readonly page: Page<'Client'> }) {
  const { t } = useTranslation();
  const client = useRow('Client', page.id);
  const reference = client?.fields.id('ReferenceId') ?? null;
  // The service gives a client by what it refers to, and not by its own number.
  const received = useReceived('Client', reference === null ? [] : [reference]);
  const linked = useLinked(client);
  const { lines, call } = usePersonsContact(client);
  return (
    <EntityPage
      page={page}
      received={received}
      contact={lines}
      actions={
        call && (
          <Button icon={<Phone size={14} aria-hidden />} onPress={call}>
            {t('keys.people.call')}
          </Button>
        )
      }
      tabs={[
        {
          id: 'linked',
          label: t('finance.linked.title'),
          count: linked.reduce((sum, { rows: found }) => sum + found.length, 0),
          content: (
            <Block title={t('finance.linked.title')}>
              {linked.every(({ rows: found }) => found.length === 0) && (
                <p className="text-text-3">{t('finance.linked.none')}</p>
              )}
              {linked.map(
                ({ entity, rows: found }) =>
                  found.length > 0 && (
                    <RowLinks
                      key={entity}
                      entity={entity}
                      label={t('finance.linked.title')}
                      columns={['Code']}
                      rows={found}
                      empty=""
                    />
                  ),
              )}
              <p className="mt-2 max-w-[75ch] text-help text-text-3">{t('finance.linked.how')}</p>
            </Block>
          ),
        },
        {
          id: 'ledger',
          label: t('pages.ledger.total.balance'),
          content: <LedgerBlock clients={[page.id]} />,
        },
      ]}
    />
  );
}

/** What a client may stand for, as far as it is here: every row of its number, and its company, which it names. */
function useLinked(client: RowView | null) {
  const company = client?.fields.id('EntrepriseId');
  const companies = useRowsById('Entreprise', company ? [company] : []);
  return [
    ...useLinkedRows(client?.fields.id('ReferenceId') ?? null),
    { entity: 'Entreprise' as const, rows: companies },
  ];
}

/** How the files reach the person whom a client bills, where one of its number has its name too (R5.4). */
function usePersonsContact(client: RowView | null): {
  readonly lines: readonly FieldLine[];
  readonly call: (() => void) | null;
} {
  const wording = useWording(useNames());
  const reach = useReach();
  const linked = useLinkedRows(client?.fields.id('ReferenceId') ?? null);
  const agreements = linked.flatMap(({ entity, rows }) => (entity === 'Convention' ? rows : []));
  const learners = useRowsById(
    'Apprenant',
    agreements.flatMap(({ fields }) => fields.id('ApprenantId') ?? []),
  );
  const [person, another] = [...linked, { entity: 'Apprenant' as const, rows: learners }].flatMap(({ entity, rows }) =>
    entity === 'Convention'
      ? []
      : rows
          .filter(({ fields }) => client && isSameName(personName(entity, fields), personName('Client', client.fields)))
          .map(({ id }) => ({ entity, id })),
  );
  const entity = person?.entity ?? 'Candidat';
  const { applications } = usePerson(entity, person && !another ? person.id : '');
  const dossiers = sibling(entity, 'Dossier');
  const { found, number } = useContactFields(
    useRowsById(
      dossiers,
      applications.map(({ id }) => id),
    ),
  );
  return {
    lines: found.map(({ code, value }) => ({
      field: customField(code),
      label: fieldLabel(dossiers, customField(code), wording),
      text: value,
      isAbsent: false,
      readOnly: null,
    })),
    call: number === undefined ? null : () => reach(number, telAddress(number)),
  };
}
const isSameName = (a: string, b: string): boolean => a !== '' && fold(a) === fold(b);

const create = (): boolean => startCreating({ what: 'client' });
const places = {
  clients: { entity: 'Client' },
  balances: { entity: 'BalanceClient', by: 'case' },
  payers: { entity: 'BalanceClient', by: 'client' },
  lines: { entity: 'BalanceClient' },
  instalments: { entity: 'EcheanceApprentissageConvention' },
} as const;
type Part = keyof typeof places;
const parts = Object.keys(places) as readonly Part[]; // keys loses the names

const lists: Readonly<Record<Part, () => ReactElement>> = {
  clients: ClientList,
  balances: () => <CaseList onOpen={(id) => go({ at: 'case', id })} />,
  payers: PayerList,
  lines: LineList,
  instalments: InstalmentList,
};

function Lists() {
  const { t } = useTranslation();
  const part = usePlaceOn('finance', ({ entity, by }): Part => {
    if (entity === 'BalanceClient') return by === 'case' ? 'balances' : by === 'client' ? 'payers' : 'lines';
    return entity === 'Client' ? 'clients' : 'instalments';
  });
  const List = lists[part];
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.finance')}>
          <Segmented
            label={t('finance.parts')}
            value={part}
            onChange={(id) => go({ at: 'rows', ...places[id] })}
            options={parts.map((id) => ({ id, label: t(`finance.part.${id}`) }))}
          />
          <CreateButton shortcut={financeShortcuts.create} onPress={create}>
            {t('keys.finance.create')}
          </CreateButton>
        </ViewHeader>
      }
    >
      <List />
    </Screen>
  );
}

function ClientList() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const linkedName = useLinkedName();
  const own = useMemo(
    (): readonly ListColumn<RowView>[] => [
      {
        id: 'ReferenceId',
        label: meaningOf('Client', 'ReferenceId', language).label,
        text: ({ fields }) => {
          const id = fields.id('ReferenceId');
          return id === null ? '' : [linkedName(fields), t('common.numbered', { id })].filter(Boolean).join(' · ');
        },
      },
    ],
    [t, language, linkedName],
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-[799.98px]:scroll-thin">
      <div className="px-5 pt-3">
        <ReceiveByNumber
          entity="Client"
          member="ReferenceId"
          label={t('finance.of.label')}
          help={t('finance.of.help')}
          action={t('finance.of.receive')}
          named={PeopleOfName}
          found={(rows, number, name) => {
            if (name === null || rows.length === 0) return t('finance.of.found', { count: rows.length, number });
            const own = rows.filter(({ fields }) => linkedName(fields) === name).length;
            const others = rows.length - own;
            return [
              t('finance.of.ofPerson', { count: own, name }),
              ...(others > 0 ? [t('finance.of.sameNumber', { count: others })] : []),
            ].join(' ');
          }}
        />
      </div>
      {/* At 200 % zoom the form above scrolls away with the list. */}
      <div className="flex min-h-0 flex-1 flex-col max-[799.98px]:min-h-72">
        <EntityRows entity="Client" own={own} note={t('finance.note')} />
      </div>
    </div>
  );
}

/** The applicants and the learners of a name: who is both has a number as each. */
function PeopleOfName({ name, choose, chooseOnly }: ByName) {
  const { language } = useFormat();
  const kinds = [
    { kind: 'Candidat', found: useFound('Candidat', name) },
    { kind: 'Apprenant', found: useFound('Apprenant', name) },
  ] as const;
  const take = (person: PersonRowView): void => choose(person.id, person.name);
  useImperativeHandle(chooseOnly, () => () => {
    const [first, ...others] = kinds.filter(({ found }) => found.offered.length > 0);
    const only =
      others.length === 0
        ? (first?.found.only ?? null)
        : typedWhole(
            kinds.flatMap(({ found }) => found.offered),
            name,
          );
    if (only) take(only);
    return only !== null;
  });
  return kinds.map(({ kind, found }) => (
    <section key={kind} aria-label={namesOf(kind, language).other} className="mt-2">
      <h3 className="text-help text-text-3">{namesOf(kind, language).other}</h3>
      <PeopleFound found={found} onChoose={take} />
    </section>
  ));
}

/** Every line of the ledger that is here, whatever its billing case: who owes what since when, across all clients. */
function LineList() {
  const { t } = useTranslation();
  return (
    <EntityRows
      entity="BalanceClient"
      id="ledgerLines"
      note={t('finance.lines.note')}
      empty={t('finance.lines.none')}
      own={useOwnLineColumns()}
      usual={usualLineColumns}
      usualSort={latestFirst}
    />
  );
}
const latestFirst = { column: 'Date', direction: 'descending' } as const;

const instalmentColumns = [
  'learner',
  'ConventionId',
  'EntrepriseId',
  'Date',
  'Numero',
  'Libelle',
  'Montant',
  'NumeroFacture',
];
/** Whose agreement an instalment is of: the service gives the agreement alone. */
function useLearnerColumn(): readonly ListColumn<RowView>[] {
  const { language } = useFormat();
  const nameOf = useReferences();
  const rows = useWholeRows('Convention');
  return useMemo(() => {
    const learners = new Map(rows.map(({ id, fields }) => [id, fields.id('ApprenantId')]));
    const learnerOf = ({ fields }: RowView): string => learners.get(fields.id('ConventionId') ?? '') ?? '';
    return [
      {
        id: 'learner',
        label: namesOf('Apprenant', language).one,
        text: (row) => nameOf('ApprenantId', learnerOf(row)) ?? '',
      },
    ];
  }, [language, nameOf, rows]);
}
const dueFirst = { column: 'Date', direction: 'ascending' } as const;

function InstalmentList() {
  const { t } = useTranslation();
  return (
    <EntityRows
      entity="EcheanceApprentissageConvention"
      id="instalments"
      note={t('finance.instalments.note')}
      empty={t('finance.instalments.none')}
      own={useLearnerColumn()}
      usual={instalmentColumns}
      usualSort={dueFirst}
    />
  );
}
