import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { useAllPeople } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { phoneDigits } from '#shared/text/phone.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { showWeekOf } from '#stores/personWeek.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { openPage, useView } from '#stores/view.ts';
import { Button, Screen, Segmented, TextAction, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { peopleShortcuts } from '../shortcuts.ts';
import { EmptyList } from './EmptyList.tsx';
import { PeopleHeader } from './PeopleHeader.tsx';
import { useFindLearners } from './useFindLearners.ts';
import type { Search } from './useFindLearners.ts';
import { personColumns, usePersonColumns } from './usePersonColumns.ts';

/** The kinds that this list has; applications have columns of their own. */
type Kind = 'Candidat' | 'Apprenant';
const listIds: Readonly<Record<Kind, string>> = { Candidat: 'applicants', Apprenant: 'learners' };

/** Applicants or learners as a table: searched as the user types, sorted, filtered, grouped, exported. */
export function PeopleList({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation();
  const { rows: all, isWhole } = useAllPeople(kind);
  const columns = usePersonColumns(kind);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const isEveryCampus = useView((view) => view.isEveryPersonCampus);
  const hasCampus = kind === 'Candidat';
  const rows = useMemo(
    () => (hasCampus && !isEveryCampus && campusId !== '' ? all.filter((row) => isOfCampus(row, campusId)) : all),
    [all, hasCampus, isEveryCampus, campusId],
  );
  const id = listIds[kind];
  const open = useCallback((of: string) => openPage({ entity: kind, id: of }), [kind]);

  // A list that was never downloaded has no count; without a whole list, its rows are downloaded one by one.
  const { last } = useDatasetStatus({ entity: kind });
  const isLoaded = useLoaded(kind) === 'ready';
  const isKnown = isLoaded && isWhole && (last !== null || all.length > 0 || !hasWholeList(kind));
  const setQuery = (query: string): void =>
    useView.setState(({ listFilters }) => ({ listFilters: { ...listFilters, [id]: query } }));
  const others = all.length - rows.length;
  const [found, setFound] = useState<Found | null>(null);
  const alsoFoundHere = useMemo(() => (found === null ? alsoFound : alsoFoundBy(found)), [found]);
  const showFound = useCallback(
    (now: Found) => {
      setFound(now);
      useView.setState(({ listChips }) => ({ listChips: { ...listChips, [id]: {} } }));
    },
    [id],
  );
  return (
    <Screen header={<PeopleHeader {...(isKnown && { count: all.length })} />}>
      <DataTable
        id={id}
        label={t('people.list.people')}
        title={t(`people.list.kind.${kind}`)}
        search={{ label: t('people.list.search'), placeholder: t(`people.list.placeholder.${kind}`) }}
        rows={rows}
        columns={columns}
        usual={personColumns[kind]}
        usualSort={{ column: 'name', direction: 'ascending' }}
        onOpen={open}
        alsoFound={alsoFoundHere}
        {...(hasCampus && { scope: t(`people.view.${isEveryCampus ? 'every' : 'own'}`) })}
        isOwn={isOwn}
        rowKeys={[
          { shortcut: peopleShortcuts.week, label: t('people.week'), run: showWeekOfRow },
          {
            shortcut: peopleShortcuts.folder,
            label: t('people.folders.open'),
            run: ({ id: of }) => openFolderOf({ entity: kind, id: of }),
          },
        ]}
        nameOf={({ name }) => name || t('common.unnamed')}
        empty={
          others > 0 ? (
            <>
              {t('people.list.noneHere')} <TextAction onPress={showEvery}>{t('people.view.every')}</TextAction>
            </>
          ) : (
            <EmptyList kind={kind} query="" onClear={() => undefined} />
          )
        }
        renderNoMatch={(query) => (
          <>
            <EmptyList kind={kind} query={query} onClear={() => setQuery('')} />
            {others > 0 && (
              <p className="pb-6 text-center">
                <TextAction onPress={showEvery}>{t('people.list.everyCampus')}</TextAction>
              </p>
            )}
          </>
        )}
        tools={
          hasCampus ? (
            <Segmented
              label={t('people.list.campus')}
              value={isEveryCampus ? 'every' : 'own'}
              onChange={(which) => useView.setState({ isEveryPersonCampus: which === 'every' })}
              options={(['own', 'every'] as const).map((each) => ({ id: each, label: t(`people.view.${each}`) }))}
            />
          ) : (
            <LearnerSearch list={id} onFound={showFound} />
          )
        }
      />
    </Screen>
  );
}

const showWeekOfRow = ({ kind, id, name }: PersonRowView): void =>
  showWeekOf({ kind: kind === 'Apprenant' ? 'learner' : 'applicant', id, name });

const showEvery = (): void => useView.setState({ isEveryPersonCampus: true });

/** Of one of their applications; a person without one is of every campus. */
const isOfCampus = ({ campusIds }: PersonRowView, campusId: string): boolean =>
  campusIds.length === 0 || campusIds.includes(campusId);

/** The search finds a person by number, address and telephone too, whichever columns are shown. */
const alsoFound = ({ number, mail, phones, admissionPathName, stateName }: PersonRowView): string =>
  [number, mail ?? '', phones, phoneDigits(phones), admissionPathName, stateName].join(' ');

type Found = Extract<Search, { kind: 'found' }>;

/**
 * Whom the service found is found here by the same text, whichever of their members it looked in: the list may not show
 * it, or the service may write it otherwise.
 */
function alsoFoundBy({ ids, query }: Found): (row: PersonRowView) => string {
  const found = new Set(ids);
  return (row) => (found.has(row.id) ? `${alsoFound(row)} ${query}` : alsoFound(row));
}

const isOwn = ({ steps }: PersonRowView): boolean => steps.length > 0;

/** The service looks up a learner and does not list them: learners found once stay here. */
function LearnerSearch({ list, onFound }: { readonly list: string } & FoundProps) {
  const query = useView(({ listFilters }) => listFilters[list] ?? '');
  return <LearnerLookup key={query} query={query} onFound={onFound} />;
}

interface FoundProps {
  readonly onFound: (found: Found) => void;
}

function LearnerLookup({ query, onFound }: { readonly query: string } & FoundProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, find, stop } = useFindLearners();
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const requested = query.trim();
  useEffect(() => {
    if (search.kind === 'found' && search.ids.length > 0) onFound(search);
  }, [search, onFound]);
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-help text-text-3">
      <span>{t('people.list.learners')}</span>
      {requested !== '' && (
        <Button size="sm" isDisabled={offline || search.kind === 'asking'} onPress={() => void find(requested)}>
          {t('people.list.findInService')}
        </Button>
      )}
      <output>
        {requested !== '' && offline && t('people.list.findOnline')}
        {search.kind === 'found' &&
          t(search.ids.length > 0 || search.isWhole ? 'people.list.foundInService' : 'people.list.foundInPart', {
            count: search.ids.length,
            text: format.quote(search.query),
          })}
        {search.kind === 'failed' && <FailureText kind={search.failure} />}
      </output>
      {search.kind === 'asking' && <SlowAnswer onStop={stop} />}
    </div>
  );
}
