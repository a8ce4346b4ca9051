import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '#cache/queries/useSelection.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { startCreating } from '#stores/creating.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import {
  Button,
  EmptyState,
  GridRow,
  LoadingAfter,
  LongRows,
  Notice,
  RowGrid,
  Screen,
  Skeleton,
  TextField,
  useFormat,
  useNow,
  useRows,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { peopleShortcuts } from '../shortcuts.ts';
import { keyOf, matching, nameIn } from './find.ts';
import { SelectionInspector } from './SelectionInspector.tsx';
import { useSelectionReads } from './useSelectionReads.ts';

const create = (): void => startCreating('selectionPerson');
const toPeople = (): void => useView.setState({ peopleContext: 'plain' });

/** The people of the Selection context: a place of its own, never mixed with the others (R1.5). */
export function SelectionScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { isLoaded, list, rows: all, isUnsafe } = useSelection();
  const { read, receive, find, stop } = useSelectionReads();
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const typed = text.trim();
  const rows = matching(all, text, read.kind === 'found' && read.text === typed ? read.keys : undefined);
  const ids = rows.map(keyOf);
  const open = rows[ids.indexOf(chosen ?? '')] ?? null;
  const keys = useRows({ ids, selected: open && chosen, onSelect: setChosen });
  useShortcut(peopleShortcuts.create, create);
  useShortcut(peopleShortcuts.back, toPeople, { enabled: open === null });
  const isAsking = read.kind === 'asking';
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('people.selection.leave'), kbd: 'Backspace', onPress: toPeople }}
          title={t('people.selection.title')}
          {...(isLoaded && {
            detail: t('people.selection.count', { count: all.length, number: format.number(all.length) }),
          })}
        >
          <Button isDisabled={offline} isBusy={isAsking} onPress={() => void receive()}>
            {t('people.selection.receive')}
          </Button>
          <Button variant="primary" kbd="c" icon={<Plus size={14} aria-hidden />} onPress={create}>
            {t('people.selection.create.new')}
          </Button>
        </ViewHeader>
      }
      inspector={
        open && (
          <SelectionInspector
            key={chosen}
            row={open}
            onAgain={() => void find(open.id)}
            onClose={() => setChosen(null)}
          />
        )
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3">
          <div className="w-72">
            <TextField
              label={t('people.selection.find')}
              hideLabel
              placeholder={t('people.selection.find')}
              value={text}
              onChange={setText}
              onSubmit={() => (typed === '' || offline ? undefined : void find(typed))}
            />
          </div>
          <Button isDisabled={offline || isAsking || typed === ''} onPress={() => void find(typed)}>
            {t('people.list.findInService')}
          </Button>
          <output className="text-help text-text-3">
            {offline && t('people.list.findOnline')}
            {read.kind === 'found' &&
              t('people.selection.found', { count: read.keys.size, text: format.quote(read.text) })}
            {read.kind === 'failed' && <FailureText kind={read.failure} />}
          </output>
          {isAsking && <SlowAnswer onStop={stop} />}
          <p className="w-full text-help text-text-3">
            {/* Not in the header: beside a panel there is only room for the count. */}
            {list && `${t('pages.receivedAt', { time: format.moment(list.at, now) })}. `}
            {t('people.selection.how')}
          </p>
        </div>
        {(isUnsafe || list?.isComplete === false) && (
          <div className="flex flex-col gap-2 px-5 pt-3">
            {isUnsafe && <Notice tone="ask" title={t('people.selection.unsafe')} />}
            {list?.isComplete === false && <Notice tone="ask" title={t('people.selection.cut')} />}
          </div>
        )}
        {!isLoaded ? (
          <LoadingAfter>
            <Skeleton label={t('common.loading')} />
          </LoadingAfter>
        ) : rows.length === 0 ? (
          <EmptyState message={t(all.length === 0 ? 'people.selection.none' : 'people.selection.noMatch')} />
        ) : (
          <div {...keys.list} className="scroll-thin min-h-0 flex-1 px-3">
            <RowGrid
              label={t('people.selection.title')}
              columns={[
                { id: 'name', label: t('people.selection.column.name') },
                { id: 'kind', label: t('people.selection.column.kind'), width: '140px' },
                { id: 'number', label: t('people.selection.column.number'), width: '160px' },
                { id: 'at', label: t('people.selection.column.at'), width: '150px' },
              ]}
              count={rows.length}
            >
              <LongRows ids={ids} kept={keys.focused}>
                {(at) => {
                  const row = rows[at];
                  const id = ids[at];
                  if (!row || id === undefined) return null;
                  return (
                    <GridRow
                      key={id}
                      id={id}
                      at={at}
                      isSelected={id === chosen}
                      isReachable={id === keys.reachable}
                      onSelect={setChosen}
                      className="h-row"
                    >
                      <td className="truncate-line font-bold">{nameIn(row) || t('common.unnamed')}</td>
                      <td className="truncate-line text-text-2">{namesOf(row.entity, format.language).one}</td>
                      <td className="truncate-line text-text-2">
                        {row.fields.text('Numero') || row.fields.text('Code')}
                      </td>
                      <td className="truncate-line text-text-3">{format.moment(row.at, now)}</td>
                    </GridRow>
                  );
                }}
              </LongRows>
            </RowGrid>
          </div>
        )}
      </div>
    </Screen>
  );
}
