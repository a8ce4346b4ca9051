import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import {
  Collection,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListLayout,
  SearchField,
  Virtualizer,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { usePeople } from '#cache/queries/peopleHooks.ts';
import type { PeopleKind } from '#cache/queries/peopleHooks.ts';
import type { PersonRowView } from '#cache/queries/views.ts';
import { hasWholeList } from '#shared/endpoints/index.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { openPage, useView } from '#stores/view.ts';
import {
  Button,
  classes,
  Kbd,
  listShortcuts,
  Mark,
  News,
  Pill,
  Screen,
  useFormat,
  useHeld,
  useShortcut,
} from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { peopleShortcuts } from '../shortcuts.ts';
import { EmptyList } from './EmptyList.tsx';
import { PeopleHeader } from './PeopleHeader.tsx';
import { useFindLearners } from './useFindLearners.ts';

/** The page size: more lines are loaded at the end of the list. */
const page = 200;
const rowHeights = { usual: 44, dense: 36 } as const;

const setQuery = (peopleQuery: string): void => useView.setState({ peopleQuery });

/** Applicants or learners, searched as the user types. */
export function PeopleList({ kind }: { readonly kind: PeopleKind }) {
  const { t } = useTranslation();
  const query = useView((view) => view.peopleQuery);
  const density = usePreferences((preferences) => preferences.density);
  const [requested, setRequested] = useState({ of: '', pages: 1 });
  const of = `${kind}/${query}`;
  const pages = requested.of === of ? requested.pages : 1;
  const { rows, total } = usePeople(kind, query, page * pages);
  const place = useRef<HTMLDivElement>(null);
  const { shown, waiting, showAll } = useHeld(rows, of, () => place.current?.contains(document.activeElement) ?? false);
  const field = (): HTMLInputElement | null => place.current?.querySelector('input') ?? null;
  const rowsPlace = useRef<HTMLDivElement>(null);
  const toField = (): void => {
    field()?.focus();
    field()?.select();
  };
  const toRows = (): void => rowsPlace.current?.focus();
  useShortcut(peopleShortcuts.search, toField);
  // From anywhere, the arrows and J K enter the list, which handles them itself from then on.
  useShortcut(listShortcuts.next, () => step(rowsPlace.current, 'ArrowDown'));
  useShortcut(listShortcuts.previous, () => step(rowsPlace.current, 'ArrowUp'));

  // A list that was never downloaded has no count; without a whole list, its rows are downloaded one by one.
  const isKnown = useDatasetStatus({ entity: kind }).last !== null || total > 0 || !hasWholeList(kind);
  return (
    <Screen header={<PeopleHeader {...(isKnown && { count: total })} />}>
      <div ref={place} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <SearchField
          aria-label={t('people.list.search')}
          value={query}
          onChange={setQuery}
          className="flex h-[46px] shrink-0 items-center gap-2 border-b border-line px-5 outline-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
        >
          <Search size={15} aria-hidden className="shrink-0 text-text-3" />
          <Input
            data-autofocus
            placeholder={t(`people.list.placeholder.${kind}`)}
            onKeyDown={(event) => {
              const [first] = shown;
              if (event.key === 'ArrowDown') toRows();
              else if (event.key === 'Enter' && first) open(first);
              else return;
              event.preventDefault();
            }}
            className="h-full min-w-0 flex-1 bg-transparent text-body outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {query === '' && <Kbd keys="/" />}
        </SearchField>
        {kind === 'Apprenant' && <LearnerSearch key={query} query={query} />}
        <News count={waiting} onShow={showAll} />
        {shown.length === 0 ? (
          <EmptyList kind={kind} query={query} onClear={() => setQuery('')} />
        ) : (
          <Rows
            ref={rowsPlace}
            rows={shown}
            rowHeight={rowHeights[density]}
            onMore={rows.length < total ? () => setRequested({ of, pages: pages + 1 }) : null}
          />
        )}
      </div>
    </Screen>
  );
}

const open = (row: PersonRowView): void => openPage({ entity: row.kind, id: row.id });

/** Moves in the list as its own arrows do; the first time, into it. */
function step(rows: HTMLElement | null, key: 'ArrowDown' | 'ArrowUp'): void {
  const focused = document.activeElement;
  if (rows?.contains(focused))
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  else rows?.focus();
}

interface RowsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly rows: readonly PersonRowView[];
  readonly rowHeight: number;
  /** Null when these are all. */
  readonly onMore: (() => void) | null;
}

function Rows({ ref, rows, rowHeight, onMore }: RowsProps) {
  const { t } = useTranslation();
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, loaderHeight: rowHeight }}>
      <ListBox
        ref={ref}
        data-list="row"
        aria-label={t('people.list.people')}
        selectionMode="none"
        onAction={(key) => {
          const row = rows.find(({ id }) => id === key);
          if (row) open(row);
        }}
        className="scroll-thin min-h-0 flex-1 outline-none"
      >
        <Collection items={rows}>
          {(row) => (
            <ListBoxItem
              id={row.id}
              textValue={row.name}
              data-row={row.id}
              className="block h-full px-3 outline-offset-[-2px] data-focused:bg-selected data-hovered:bg-hover data-focused:data-hovered:bg-selected"
            >
              <PersonLine row={row} />
            </ListBoxItem>
          )}
        </Collection>
        {onMore && <ListBoxLoadMoreItem onLoadMore={onMore} isLoading={false} />}
      </ListBox>
    </Virtualizer>
  );
}

/** The service looks up a learner and does not list them: learners found once stay here. */
function LearnerSearch({ query }: { readonly query: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, find, stop } = useFindLearners();
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const requested = query.trim();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-1.5 text-help text-text-3">
      <span>{t('people.list.learners')}</span>
      {requested !== '' && (
        <Button size="sm" isDisabled={offline || search.kind === 'asking'} onPress={() => void find(requested)}>
          {t('people.list.findInService')}
        </Button>
      )}
      <output>
        {requested !== '' && offline && t('people.list.findOnline')}
        {search.kind === 'found' &&
          t(search.count > 0 || search.isWhole ? 'people.list.foundInService' : 'people.list.foundInPart', {
            count: search.count,
            text: format.quote(search.query),
          })}
        {search.kind === 'failed' && <FailureText kind={search.failure} />}
      </output>
      {search.kind === 'asking' && <SlowAnswer onStop={stop} />}
    </div>
  );
}

/** One person or application of the list: name, number, state. */
function PersonLine({ row }: { readonly row: PersonRowView }) {
  const { t } = useTranslation();
  const { name, number, mail, admissionPathName, stateName, mark, applications } = row;
  const edge = mark === 'conflict' || mark === 'refused' ? 'shadow-[inset_2px_0_0_var(--stop)]' : '';
  return (
    <span
      className={classes(
        'grid h-full grid-cols-[min(38%,420px)_104px_minmax(0,1fr)_28px] items-center gap-3 border-b border-line px-2 max-[799.98px]:grid-cols-[min(34%,420px)_72px_minmax(0,1fr)_auto] max-[799.98px]:gap-2',
        edge,
      )}
    >
      <span className="min-w-0">
        <span className="truncate-line block leading-4 font-bold">{name || t('common.unnamed')}</span>
        <span className="truncate-line block text-mark leading-4 text-text-3">{mail ?? t('people.list.noMail')}</span>
      </span>
      <span className="truncate-line text-text-2">{number || t('people.list.noNumber')}</span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate-line text-text-2">
          {admissionPathName || (row.kind === 'Candidat' && t('people.list.noApplication'))}
        </span>
        {row.kind === 'Candidat' && applications > 1 && (
          <span className="shrink-0 text-text-3">{t('people.list.more', { count: applications - 1 })}</span>
        )}
        {stateName && <Pill tone="neutral">{stateName}</Pill>}
      </span>
      <span className="justify-self-end">{mark && <Mark state={mark} />}</span>
    </span>
  );
}
