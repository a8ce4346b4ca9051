import { describe, expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { branchOf } from '#cache/queries/folderBranch.ts';
import { foldersOf } from '#cache/queries/folderOf.ts';
import { Folders } from '#cache/queries/folders.ts';
import { Rows } from '#cache/queries/rows.ts';
import { TreeLines } from '#cache/queries/treeLines.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

interface FolderSample {
  readonly id: string;
  readonly name: string;
  readonly isApplication?: boolean;
  readonly deleted?: boolean;
}

/** A memory with rows by folder; every folder that is named was listed. */
function memoryWith(folders: Readonly<Record<string, readonly FolderSample[]>>): Memory {
  const memory = new Memory();
  memory.setDataset('Directory', new Dataset('guid'));
  put(memory, folders);
  for (const folder of Object.keys(folders))
    memory.setStatus(`Directory:${folder}`, { at: 1, received: 1, complete: true, unreadable: [] });
  return memory;
}

function put(memory: Memory, folders: Readonly<Record<string, readonly FolderSample[]>>): void {
  const dataset = memory.dataset('Directory') ?? new Dataset('guid');
  for (const [bucket, given] of Object.entries(folders)) {
    const rows = given.map(({ id, name, isApplication = false, deleted = false }) => {
      const row = {
        Streamid: id,
        Name: name,
        Isdirectory: !isApplication,
        Delete_time: deleted ? '2026-01-01T00:00:00Z' : null,
      };
      return { id, hash: '', text: rawJson(JSON.stringify(row)), bucket };
    });
    dataset.apply(dataset.place(rows));
  }
  memory.changed('Directory');
}

const made = (id: string, name: string, parent: string, parentPath: readonly string[]) =>
  aStep({
    id: `s${id}`,
    seq: 1,
    entity: 'Directory',
    action: 'create',
    target: id,
    parentPath: [...parentPath],
    body: rawJson(JSON.stringify({ Nom: name, Streamid: parent })),
  });

const school = {
  root: [
    { id: 'lyon', name: 'Campus Lyon' },
    { id: 'lille', name: 'Campus Lille' },
  ],
  lyon: [
    { id: 'adm', name: 'Admissions' },
    { id: 'plan', name: 'Évaluations 2026.pdf', isApplication: true },
    { id: 'old', name: 'Évaluations 2020.pdf', isApplication: true, deleted: true },
  ],
  adm: [{ id: 'guide', name: 'Guide d’évaluation.pdf', isApplication: true }],
};

test('R3.3 a folder that waits is shown in the folder that it names in other letters, which is read after it', () => {
  const id = 'AB2504E0-4f89-41d3-9a0c-0305e82c3301';
  const memory = memoryWith({});
  memory.setSteps([made('new:1', 'Contrats', id.toUpperCase(), ['Photos'])]);
  const folders = new Folders(new Rows(memory));
  expect(folders.inside(id)).toEqual([]);
  put(memory, { root: [{ id, name: 'Photos' }] });
  expect(folders.inside(id).map(({ name }) => name)).toEqual(['Contrats']);
});

test('R1.3 a folder is known by its GUID in any letters; another is not here', () => {
  const id = 'AB2504E0-4f89-41d3-9a0c-0305e82c3301';
  const folders = new Folders(new Rows(memoryWith({ root: [{ id, name: 'Photos' }] })));
  expect([id.toLowerCase(), id.toUpperCase(), `0${id.slice(1)}`].map((typed) => folders.idOf(typed))).toEqual([
    id,
    id,
    null,
  ]);
});

const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

test('a search finds names by the beginning of their words, without accents; what lies in the open folder comes first', () => {
  const folders = new Folders(new Rows(memoryWith(school)));
  expect(names(folders.find('evaluation', 'lyon', 10).rows)).toEqual([
    'Évaluations 2026.pdf',
    'Guide d’évaluation.pdf',
  ]);
  expect(names(folders.find('evaluation', 'adm', 10).rows)).toEqual(['Guide d’évaluation.pdf', 'Évaluations 2026.pdf']);
  expect(names(folders.find('lyon campus', 'root', 10).rows)).toEqual(['Campus Lyon']);
  expect(folders.find('', 'root', 10).total).toBe(0);
});

test('R1.3 a deleted row is not found', () => {
  expect(new Folders(new Rows(memoryWith(school))).find('2020', 'root', 10)).toEqual({ rows: [], total: 0 });
});

test('a search finds what is only here, and what came since', () => {
  const memory = memoryWith(school);
  const folders = new Folders(new Rows(memory));
  memory.setSteps([made('new:1', 'Évaluations orales', 'adm', ['Campus Lyon', 'Admissions'])]);
  expect(names(folders.find('évaluations', 'root', 10).rows)).toContain('Évaluations orales');
  put(memory, { adm: [{ id: 'g2', name: 'Grille évaluations.xlsx', isApplication: true }] });
  const { rows: found, total } = folders.find('évaluations', 'root', 10);
  // Three by the words as typed, then one that is only like them.
  expect(total).toBe(4);
  expect(names(found).at(-1)).toBe('Guide d’évaluation.pdf');
  expect(folders.find('évaluations', 'root', 2).rows).toHaveLength(2);
});

test('a folder is listed again only when something of the tree changed, and an unchanged row stays the same object', () => {
  const memory = memoryWith(school);
  const folders = new Folders(new Rows(memory));
  const before = folders.inside('lyon');
  memory.changed('Planification');
  expect(folders.inside('lyon')).toBe(before);
  put(memory, { lyon: [{ id: 'salles', name: 'Salles' }] });
  const after = folders.inside('lyon');
  expect(names(after)).toEqual(['Admissions', 'Salles', 'Évaluations 2026.pdf']);
  expect(after[0]).toBe(before[0]);
});

test('the tree is what is unfolded of it, folders that are only here included', () => {
  const memory = memoryWith(school);
  const tree = new TreeLines(new Folders(new Rows(memory)));
  memory.setSteps([made('new:1', 'Oraux', 'adm', ['Campus Lyon', 'Admissions'])]);
  const lines = tree.shown(new Set(['lyon', 'adm']));
  expect(
    lines.map(({ level, position, siblings, isOpen, folder }) => [
      folder.name,
      level,
      `${position}/${siblings}`,
      isOpen,
    ]),
  ).toEqual([
    // Never listed: it may hold folders.
    ['Campus Lille', 1, '1/2', false],
    ['Campus Lyon', 1, '2/2', true],
    ['Admissions', 2, '1/1', true],
    ['Oraux', 3, '1/1', null],
  ]);
  expect(lines.at(-1)?.path).toEqual(['Campus Lyon', 'Admissions', 'Oraux']);
  expect(tree.shown(new Set(['lyon']))[1]).toBe(lines[1]);
});

describe('the folder of a person', () => {
  const ines = { numbers: ['C00915-1', 'C00915'], name: 'BENSAÏD Inès' };
  const of = (folders: Readonly<Record<string, readonly FolderSample[]>>, whose = ines) => {
    const rows = new Rows(memoryWith(folders));
    return foldersOf(rows, new Folders(rows), whose);
  };

  test('bears a number of theirs, the most telling one first, or else their name', () => {
    const numbered = { id: 'a', name: 'C00915-1' };
    const named = { id: 'b', name: '2026 - Bensaid Inès (BTS)' };
    expect(of({ root: [numbered, { id: 'c', name: 'BENSAÏD Inès (C00915)' }] })).toEqual(['a']);
    expect(of({ root: [named] })).toEqual(['b']);
    expect(of({ root: [{ id: 'c', name: 'BENSAÏD Inès (C00915)' }, named] })).toEqual(['c']);
  });

  test('is not taken for another: part of a number, a file, a deleted one, or a namesake’s', () => {
    expect(
      of({
        root: [
          { id: 'a', name: 'C009151' },
          { id: 'c', name: 'C00915-1.pdf', isApplication: true },
          { id: 'd', name: 'C00915-1', deleted: true },
          { id: 'e', name: 'BENSAÏD Inès (C00777)' },
        ],
      }),
    ).toEqual([]);
  });

  test('folders inside it that bear the same are part of it; two beside each other are both found', () => {
    const inside = { root: [{ id: 'a', name: 'BENSAÏD Inès' }], a: [{ id: 'b', name: 'Pièces de Bensaïd Inès' }] };
    expect(of(inside)).toEqual(['a']);
    expect(of({ root: [...inside.root, { id: 'c', name: 'Bensaïd Inès 2' }] })).toEqual(['a', 'c']);
  });

  test('may be one that is only here', () => {
    const memory = memoryWith({ root: [] });
    memory.setSteps([made('new:1', 'BENSAÏD Inès', 'root', [])]);
    const rows = new Rows(memory);
    expect(foldersOf(rows, new Folders(rows), ines)).toEqual(['new:1']);
  });
});

test('a branch has its folders, how many files it leaves out, and what was never received', () => {
  const rows = new Rows(
    memoryWith({
      root: [{ id: 'm', name: 'Modèle' }],
      m: [
        { id: 'p', name: 'Pièces' },
        { id: 'f', name: 'Lisez-moi.txt', isApplication: true },
      ],
    }),
  );
  expect(branchOf(new Folders(rows), 'm')).toEqual({
    id: 'm',
    name: 'Modèle',
    files: 1,
    isAbsent: false,
    inside: [{ id: 'p', name: 'Pièces', files: 0, isAbsent: true, inside: [] }],
  });
  expect(branchOf(new Folders(rows), 'gone')).toBeNull();
});

test('R5.5 a folder that the service lists inside itself is walked once', () => {
  const rows = new Rows(memoryWith({ root: [{ id: 'a', name: 'A' }], a: [{ id: 'a', name: 'A' }] }));
  expect(branchOf(new Folders(rows), 'a')?.inside).toEqual([]);
});
