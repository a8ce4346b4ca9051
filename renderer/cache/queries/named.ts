import { useCallback } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import type { Live } from './CacheProvider.tsx';
import { forEvents } from './events.ts';
import { Memo } from './memo.ts';
import type { RowView } from './people.ts';
import type { Rows } from './rows.ts';
import { useLive } from './useLive.ts';
import type { EventView } from './views.ts';

const forFolders = ['Directory', 'Instance'] as const;

/**
 * Events whose name contains every word, the latest first. The service has no reference from an event to a person
 * (R4.7).
 */
export function useEventsNamed(words: string): readonly EventView[] {
  const read = useCallback(
    ({ rows, events }: Live) => {
      const ids = named(rows, 'Planification', ['Nom'], words);
      return ids.flatMap((id) => events.one(id) ?? []).sort((a, b) => b.debut - a.debut || (a.id < b.id ? -1 : 1));
    },
    [words],
  );
  return useLive(forEvents, read);
}

export interface NamedFolder {
  readonly id: string;
  readonly name: string;
}

/** Received folders whose name contains every word of one of these. */
export function useFoldersNamed(...all: readonly string[]): readonly NamedFolder[] {
  const key = all.join('\n');
  const read = useCallback(
    ({ rows }: Live) => {
      const ids = new Set(key.split('\n').flatMap((words) => named(rows, 'Directory', ['Name'], words)));
      return folderMemo.get(key, [...ids], () => [...ids].flatMap((id) => folderOf(rows, id)));
    },
    [key],
  );
  return useLive(forFolders, read);
}
const folderMemo = new Memo<readonly NamedFolder[]>();

function folderOf(rows: Rows, id: string): readonly NamedFolder[] {
  const row = rows.read('Directory', id);
  return row?.flag('Isdirectory') && row.text('Delete_time') === '' ? [{ id, name: row.text('Name') }] : [];
}

/** A row of one of several datasets. */
export interface NamedRow {
  readonly entity: EntityName;
  readonly row: RowView;
}

/**
 * Rows of these datasets by what is typed of their name, code or number, the first `limit` of each, best first; nothing
 * without words.
 */
export function useRowsNamed(entities: readonly EntityName[], words: string, limit: number): readonly NamedRow[] {
  const read = useCallback(
    ({ rows, people }: Live) => {
      if (words.trim() === '') return [];
      return entities.flatMap((entity) =>
        names(rows, entity)
          .find(words, limit)
          .flatMap((id) => {
            const row = people.row(entity, id);
            return row ? [namedMemo.get(`${entity}/${row.id}`, [row], () => ({ entity, row }))] : [];
          }),
      );
    },
    [entities, words, limit],
  );
  return useLive(entities, read);
}
/** Rows of these datasets by their id; none without one. Give no dataset then: each that is given is read from disk. */
export function useRowsUnder(entities: readonly EntityName[], id: string | null): readonly NamedRow[] {
  const read = useCallback(
    ({ people }: Live) =>
      id === null
        ? []
        : entities.flatMap((entity) => {
            const row = people.row(entity, id);
            return row ? [namedMemo.get(`${entity}/${row.id}`, [row], () => ({ entity, row }))] : [];
          }),
    [entities, id],
  );
  return useLive(entities, read);
}
const namedMemo = new Memo<NamedRow>();
const nameFields = ['Nom', 'Prenoms', 'Prenom', 'Code', 'Numero', 'Login'];

const known = new WeakMap<Rows, Memo<TextFinder<string>>>();

/** The ids of a dataset by their names, prepared for searching; cached while the dataset is unchanged. */
function names(rows: Rows, entity: EntityName): TextFinder<string> {
  const memo = known.get(rows) ?? new Memo<TextFinder<string>>();
  known.set(rows, memo);
  const { memory } = rows;
  const nameOf = (id: string): string => nameFields.map((field) => rows.read(entity, id)?.text(field) ?? '').join(' ');
  return memo.get(
    entity,
    [memory.dataset(entity), memory.revisionOf(entity), memory.stepsIn(entity)],
    () => new TextFinder([...rows.ids(entity)], nameOf),
  );
}

const found = new WeakMap<Rows, Memo<readonly string[]>>();

/** Ids whose members contain every word; cached while the dataset is unchanged. */
function named(rows: Rows, entity: EntityName, fields: readonly string[], words: string): readonly string[] {
  const terms = searchTerms(words);
  if (terms.length === 0) return [];
  const memo = found.get(rows) ?? new Memo<readonly string[]>();
  found.set(rows, memo);
  const { memory } = rows;
  return memo.get(
    `${entity}/${words}`,
    [memory.dataset(entity), memory.revisionOf(entity), memory.stepsIn(entity)],
    () =>
      [...rows.ids(entity)].filter((id) => {
        const row = rows.read(entity, id);
        return hasTerms(foldedText(fields.map((field) => row?.text(field) ?? '')), terms);
      }),
  );
}
