import { isProvisional } from '#shared/entities/describe.ts';
import { isSameGuid } from '#shared/entities/idForm.ts';
import { byFrench, foldedText } from '#shared/text/fold.ts';
import { searchTerms } from '#shared/text/search.ts';
import { parentOfCreation, rootFolder } from '#sync/rules/parentFolder.ts';
import type { Step } from '#sync/step.ts';
import { folderCreations, rootStreamid } from '../overlay/folders.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { onceARow } from '../pages/readAhead.ts';
import type { Words } from '../pages/readAhead.ts';
import { listKey } from '../writes/datasetKey.ts';
import { AllRows } from './allRows.ts';
import type { Label } from './labels.ts';
import { Memo, sameElements } from './memo.ts';
import type { Rows } from './rows.ts';
import { RowIndex } from './search/rowIndex.ts';
import type { FolderMatches, FolderView, PlacedFolderView } from './views.ts';

interface Latest {
  readonly row: StoredRow | undefined;
  readonly steps: readonly Step[];
  readonly childrenAbsent: boolean;
  readonly view: FolderView | null;
}

export class Folders {
  private readonly rows: Rows;
  private readonly index: RowIndex<'Directory'>;
  private readonly latest = new Map<string, Latest>();
  private readonly lists = new Memo<readonly FolderView[]>();
  private readonly found = new Memo<FolderMatches>();
  private readonly labels = new Memo<Label>();
  private readonly placed = new Memo<PlacedFolderView>();
  private readonly whole: AllRows<PlacedFolderView>;
  private readonly root = new Memo<string | undefined>();
  private readonly counted = new Memo<number>();
  private readonly made = new Memo<ReadonlyMap<string, readonly Step[]>>();

  constructor(rows: Rows) {
    this.rows = rows;
    this.index = new RowIndex(rows, ['Directory'], { words: (_kind, row) => wordsOf(row) });
    const needs = ['Directory', 'Instance'] as const;
    this.whole = new AllRows({
      rows,
      entity: 'Directory',
      needs,
      also: () => this.received(),
      one: (id) => this.place(id),
    });
  }

  /** The content of a folder: `root`, a Streamid or a provisional id. Folders first, by French collation. */
  inside(parent: string): readonly FolderView[] {
    const folder = this.normal(parent);
    return this.lists.get(folder, this.stamp(), () => this.read(folder));
  }

  all(): readonly PlacedFolderView[] {
    return this.whole.read();
  }

  namesIn(parent: string): readonly string[] {
    return this.inside(parent)
      .filter(({ id, isFolder }) => isFolder && !isProvisional(id))
      .map(({ name }) => name);
  }

  /** From below the share down to the folder itself; [] for the root, or a folder that is not in the cache. */
  path(folderId: string): readonly Label[] {
    const path: Label[] = [];
    const seen = new Set<string>();
    let at = this.normal(folderId);
    while (at !== rootFolder && !seen.has(at)) {
      seen.add(at);
      const name = this.rows.read('Directory', at)?.text('Name');
      if (name === undefined) break;
      const id = at;
      path.unshift(this.labels.get(id, [name], () => ({ id, name })));
      at = this.normal(this.parentOf(at));
    }
    return path;
  }

  /** The id of a folder that is here, as the service writes it; null: it is not. `typed` is a GUID in any letters. */
  idOf(typed: string): string | null {
    return this.rows.memory.dataset('Directory')?.row(typed)?.id ?? null;
  }

  /** Folders and files that are here, by the words of their names: what lies in `folder` first, else best first. */
  find(query: string, folder: string, limit: number): FolderMatches {
    this.index.catchUp();
    const { ids, total } = isBlank(query) ? nothing : this.index.find('Directory', query, limit);
    const here = this.normal(folder);
    const [inside, elsewhere]: [string[], string[]] = [[], []];
    for (const id of ids) (this.normal(this.parentOf(id)) === here ? inside : elsewhere).push(id);
    const rows = [...inside, ...elsewhere].flatMap((id) => this.one(id) ?? []);
    return this.found.get('last', [total, ...rows], () => ({ rows, total }));
  }

  /** Null when it is not in the cache, or must not be shown (R1.3). */
  one(id: string): FolderView | null {
    const { memory } = this.rows;
    const row = memory.dataset('Directory')?.rows.get(id);
    const steps = this.rows.steps('Directory', id);
    const childrenAbsent = !isProvisional(id) && memory.status(listKey('Directory', id)) === null;
    const before = this.latest.get(id);
    if (before && before.row === row && sameElements(before.steps, steps) && before.childrenAbsent === childrenAbsent)
      return before.view;
    const view = this.make(id, steps, childrenAbsent);
    this.latest.set(id, { row, steps, childrenAbsent, view });
    return view;
  }

  private received(): number {
    const statuses = this.rows.memory.allStatuses();
    const ofFolders = listKey('Directory', '');
    return this.counted.get(
      'all',
      [statuses],
      () => [...statuses.keys()].filter((key) => key.startsWith(ofFolders)).length,
    );
  }

  private place(id: string): PlacedFolderView | null {
    const view = this.one(id);
    if (!view) return null;
    const place = this.path(id)
      .slice(0, -1)
      .map(({ name }) => name);
    return this.placed.get(id, [view, ...place], () => ({ ...view, place }));
  }

  private make(id: string, steps: readonly Step[], childrenAbsent: boolean): FolderView | null {
    const fields = this.rows.read('Directory', id);
    if (!fields || fields.text('Delete_time') !== '') return null;
    const isFolder = fields.flag('Isdirectory');
    return {
      id,
      row: fields.whole,
      mark: mostUrgentMark(steps),
      steps,
      name: fields.text('Name'),
      isFolder,
      size: isFolder ? null : fields.number('Size'),
      updatedAt: fields.instant('Update_time') ?? fields.instant('Creation_time'),
      childrenAbsent: isFolder && childrenAbsent,
    };
  }

  /** Sorted from the previous order: where little changed, little is compared. */
  private read(folder: string): readonly FolderView[] {
    const before = this.lists.last(folder) ?? [];
    const ids = new Set([
      ...this.rows.memory.base.children(folder),
      ...(this.creations().get(folder) ?? []).map(({ target }) => target),
    ]);
    const known = before.flatMap(({ id }) => (ids.delete(id) ? id : []));
    return [...known, ...ids]
      .map((id) => this.one(id))
      .filter((view) => view !== null)
      .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || byFrench(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }

  private stamp(): readonly unknown[] {
    const { memory } = this.rows;
    return [
      memory.revisionOf('Directory'),
      memory.revisionOf('Instance'),
      memory.stepsIn('Directory'),
      memory.allStatuses(),
    ];
  }

  private creations(): ReadonlyMap<string, readonly Step[]> {
    const { memory } = this.rows;
    const steps = memory.stepsIn('Directory');
    return this.made.get('all', [steps, memory.revisionOf('Directory'), memory.revisionOf('Instance')], () =>
      Map.groupBy(folderCreations(steps), (step) => this.normal(parentOfCreation(step))),
    );
  }

  private parentOf(id: string): string {
    const creation = this.rows.steps('Directory', id).find(({ action }) => action === 'create');
    return creation
      ? parentOfCreation(creation)
      : (this.rows.memory.dataset('Directory')?.rows.get(id)?.bucket ?? rootFolder);
  }

  /** Returns `root` for the share's own GUID, where it is known; of another, the id that it has here. */
  private normal(id: string): string {
    const { memory } = this.rows;
    const root = this.root.get('root', [memory.revisionOf('Instance')], () => rootStreamid(memory.base));
    return root !== undefined && isSameGuid(id, root) ? rootFolder : (memory.dataset('Directory')?.keyOf(id) ?? id);
  }
}

const nothing = { ids: [], total: 0 };
const isBlank = (query: string): boolean => searchTerms(query).length === 0;

/** A deleted row is neither shown nor found (R1.3). */
const wordsOf = onceARow((row): Words => ({
  words: row.text('Delete_time') === '' ? foldedText([row.text('Name')]) : '',
}));
