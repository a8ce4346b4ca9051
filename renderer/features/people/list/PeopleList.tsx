import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCampuses, useLoaded } from '#cache/queries/hooks.ts';
import { useAllPeople } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { shownFieldsOf } from '#forms/fields/groups.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useChangeColumn } from '#lists/useChangeColumn.ts';
import { useBulkEdit } from '#pages/bulk/useBulkEdit.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { useTypedRows } from '#pages/useTypedRows.ts';
import { FindAtService } from '#parts/find/FindAtService.tsx';
import type { FoundPeople } from '#parts/find/useFindPeople.ts';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { isPerson } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { phoneDigits } from '#shared/text/phone.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { chooseChips, filterList, peopleLists, useFilters } from '#stores/lists.ts';
import { openPage, showWeekOf, weekOfPerson } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { Screen, Segmented, TextAction, useFormat } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { useListState } from '#wording/useListState.ts';
import { EmptyList } from './EmptyList.tsx';
import { PeopleHeader } from './PeopleHeader.tsx';

/** Applicants or learners of a context as a table: searched as the user types, sorted, filtered, grouped, exported. */
export function PeopleList({ kind }: { readonly kind: PersonEntity }) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = useAllPeople(kind);
  const columns = usePersonColumns(kind);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const isEveryCampus = useFilters((filters) => filters.isEveryCampus);
  const hasCampus = kind === 'Candidat';
  const rows = useMemo(
    () => (hasCampus && !isEveryCampus && campusId !== '' ? all.filter((row) => isOfCampus(row, campusId)) : all),
    [all, hasCampus, isEveryCampus, campusId],
  );
  const id = peopleLists[kind];
  const choosing = useBulkEdit<PersonRowView>(
    kind,
    useMemo(() => shownFieldsOf(kind), [kind]),
  );
  const typedIn = useTypedRows(kind);
  const lookUp = useRef<() => void>(null);
  const open = useCallback((of: string) => openPage({ entity: kind, id: of }), [kind]);

  // The outbox receives the plain list by itself; that of the Selection context is received when it is looked at.
  useReceivedList(kind, kind === 'selection/Candidat');
  const { isComing } = useListState({ entity: kind }, hasWholeList(kind));
  const isLoaded = useLoaded(kind) === 'ready';
  const setQuery = (query: string): void => filterList(id, query);
  const others = all.length - rows.length;
  const [found, setFound] = useState<FoundPeople | null>(null);
  const alsoFoundHere = useMemo(() => (found === null ? alsoFound : alsoFoundBy(found)), [found]);
  const showFound = useCallback(
    (now: FoundPeople) => {
      setFound(now);
      chooseChips(id, {});
    },
    [id],
  );
  return (
    <Screen header={<PeopleHeader />}>
      <DataTable
        id={id}
        label={t('people.list.people')}
        title={namesOf(kind, format.language).other}
        search={{ label: t('people.list.search'), placeholder: t(`people.list.placeholder.${setOf(kind)}`) }}
        rows={rows}
        columns={columns}
        usual={personColumns[kind]}
        usualSort={{ column: 'name', direction: 'ascending' }}
        onOpen={open}
        onEnterUnmatched={() => lookUp.current?.()}
        alsoFound={alsoFoundHere}
        {...(hasCampus && { scope: t(`shell.applicationViews.${isEveryCampus ? 'every' : 'own'}`) })}
        isOwn={isOwn}
        typedIn={typedIn}
        {...(choosing && { choosing })}
        rowKeys={[
          ...(contextOf(kind) === 'plain'
            ? [{ shortcut: peopleShortcuts.week, label: t('keys.people.week'), run: showWeekOfRow }]
            : []),
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
              {t('people.list.noneHere')}{' '}
              <TextAction onPress={showEvery}>{t('shell.applicationViews.every')}</TextAction>
            </>
          ) : (
            <EmptyList kind={kind} query="" onClear={() => undefined} />
          )
        }
        isReading={others === 0 && (!isLoaded || isComing)}
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
              onChange={(which) => useFilters.setState({ isEveryCampus: which === 'every' })}
              options={(['own', 'every'] as const).map((each) => ({
                id: each,
                label: t(`shell.applicationViews.${each}`),
              }))}
            />
          ) : (
            <PersonSearch kind={kind} list={id} onFound={showFound} lookUp={lookUp} />
          )
        }
      />
    </Screen>
  );
}

function showWeekOfRow({ kind, id, name }: PersonRowView): void {
  const week = isPerson(kind) && weekOfPerson({ entity: kind, id, name });
  if (week) showWeekOf(week);
}

const showEvery = (): void => useFilters.setState({ isEveryCampus: true });

/** Of one of their applications; a person without one is of every campus. */
const isOfCampus = ({ campusIds }: PersonRowView, campusId: string): boolean =>
  campusIds.length === 0 || campusIds.includes(campusId);

/** The search finds a person by number, address and telephone too, whichever columns are shown. */
const alsoFound = ({ number, mail, phones, admissionPathName, stateName }: PersonRowView): string =>
  [number, mail ?? '', phones, phoneDigits(phones), admissionPathName, stateName].join(' ');

/** By the same text, whichever member the service looked in: the list may not show it. */
function alsoFoundBy({ people, query }: FoundPeople): (row: PersonRowView) => string {
  const found = new Set(people.map(({ entity, id }) => `${entity} ${id}`));
  return (row) => (found.has(`${row.kind} ${row.id}`) ? `${alsoFound(row)} ${query}` : alsoFound(row));
}

const isOwn = ({ steps }: PersonRowView): boolean => steps.length > 0;

interface PersonSearchProps {
  readonly kind: PersonEntity;
  readonly list: string;
  readonly onFound: (found: FoundPeople) => void;
  readonly lookUp: RefObject<(() => void) | null>;
}

function PersonSearch({ kind, list, onFound, lookUp }: PersonSearchProps) {
  const { t } = useTranslation();
  const query = useFilters(({ listFilters }) => listFilters[list] ?? '');
  const isAsked = useFilters(({ lookingUp }) => lookingUp === list);
  useEffect(() => {
    if (!isAsked) return;
    useFilters.setState({ lookingUp: null });
    lookUp.current?.();
  }, [isAsked, lookUp]);
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-help text-text-3">
      <span>{t(contextOf(kind) === 'selection' ? 'people.selection.how' : 'people.list.learners')}</span>
      <FindAtService key={query} query={query} kind={kind} onFound={onFound} lookUp={lookUp} />
    </div>
  );
}

const personColumns = {
  Candidat: ['name', 'number', 'path', 'state', 'mail'],
  Apprenant: ['name', 'number', 'mail'],
  'selection/Candidat': ['name', 'number', 'mail'],
  'selection/Apprenant': ['name', 'number', 'mail'],
} as const;

/** Columns of applicants, with their newest application; or of people who have none. */
function usePersonColumns(kind: PersonEntity): readonly ListColumn<PersonRowView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const campuses = useCampuses();
  // « Sans dossier » is known only once the applications are read from the disk.
  const isKnown = useLoaded('Dossier') === 'ready';
  const change = useChangeColumn(kind);
  return useMemo(() => {
    const nameOf = (id: string): string => campuses.find((campus) => campus.id === id)?.name ?? '';
    const person: readonly ListColumn<PersonRowView>[] = [
      { id: 'name', label: t('common.word.name'), text: ({ name }) => name || t('common.unnamed') },
      { id: 'number', label: t('common.word.number'), text: ({ number }) => number },
      { id: 'mail', label: t('common.word.email'), text: ({ mail }) => mail ?? '' },
    ];
    if (kind !== 'Candidat') return [...person, change];
    return [
      ...person,
      {
        id: 'path',
        label: t('people.column.path'),
        text: ({ admissionPathName, applications }) =>
          admissionPathName || (isKnown && applications === 0 ? t('people.list.noApplication') : ''),
      },
      {
        id: 'campus',
        label: t('common.word.campus'),
        text: ({ campusIds }) => campusIds.map(nameOf).filter(Boolean).join(', '),
      },
      { id: 'state', label: t('common.word.state'), text: ({ stateName }) => stateName },
      { id: 'phone', label: t('common.dayField.phone'), text: ({ phones }) => phones },
      {
        id: 'applications',
        label: t('people.list.kind.Dossier'),
        isNumber: true,
        text: ({ applications }) => format.number(applications),
        value: ({ applications }) => applications,
      },
      change,
    ];
  }, [t, format, campuses, isKnown, kind, change]);
}
