import type { EntityName } from '#shared/entities/index.ts';
import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { liveQuery, liveQueryOf } from './liveQuery.ts';
import { madeOf } from './made.ts';
import { Memo } from './memo.ts';
import type { People, RowView } from './people.ts';

const forFolders = ['Directory', 'Instance'] as const;

export interface NamedFolder {
  readonly id: string;
  readonly name: string;
}

/** Received folders whose name contains every word of one of these. */
export const useFoldersNamed = liveQuery(forFolders, ({ rows }, ...all: string[]) => {
  const ids = new Set(all.flatMap((words) => named(rows, 'Directory', 'Name', words)));
  return [...ids].flatMap((id) => folderNamed(rows, id) ?? []);
});
const folderNamed = madeOf(
  (rows, id: string) => [rows.read('Directory', id)],
  (rows, id): NamedFolder | null => {
    const row = rows.read('Directory', id);
    return row?.flag('Isdirectory') && row.text('Delete_time') === '' ? { id, name: row.text('Name') } : null;
  },
);

const everyOne = (entities: readonly EntityName[]): readonly EntityName[] => entities;

export interface NamedRow {
  readonly entity: EntityName;
  readonly row: RowView;
}

/** By name, code or number, the first `limit` of each, best first; nothing without words. */
export const useRowsNamed = liveQueryOf(
  everyOne,
  ({ rows, people }, entities: readonly EntityName[], words: string, limit: number) =>
    words.trim() === ''
      ? []
      : entities.flatMap((entity) =>
          names(rows, entity)
            .find(words, limit)
            .flatMap((id) => namedRow(people, entity, id)),
        ),
);
/** Rows of these datasets by their id; none without one. Give no dataset then: each that is given is read from disk. */
export const useRowsUnder = liveQueryOf(
  everyOne,
  ({ people }, entities: readonly EntityName[], id: string | null): readonly NamedRow[] =>
    id === null ? [] : entities.flatMap((entity) => namedRow(people, entity, id)),
);

function namedRow(people: People, entity: EntityName, id: string): readonly NamedRow[] {
  const row = people.row(entity, id);
  return row ? [namedMemo.get(`${entity}/${id}`, [row], () => ({ entity, row }))] : [];
}
const namedMemo = new Memo<NamedRow>();
const nameFields = ['Nom', 'Prenoms', 'Prenom', 'Code', 'Numero', 'Login'];

const names = madeOf(
  (rows, entity: EntityName) => rows.shown(entity),
  (rows, entity) =>
    new TextFinder([...rows.ids(entity)], (id) =>
      nameFields.map((field) => rows.read(entity, id)?.text(field) ?? '').join(' '),
    ),
);

const named = madeOf(
  (rows, entity: EntityName, _field: string, _words: string) => rows.shown(entity),
  (rows, entity, field, words): readonly string[] => {
    const terms = searchTerms(words);
    return terms.length === 0
      ? []
      : [...rows.ids(entity)].filter((id) => hasTerms(foldedText([rows.read(entity, id)?.text(field) ?? '']), terms));
  },
);
