import { describe, expect, test } from 'vitest';
import { SelectionRows } from '#cache/queries/selectionRows.ts';
import type { Notes } from '#cache/writes/notes.ts';
import { rawJson } from '#shared/json/rawJson.ts';

/** Texts in memory; `refuses`: the disk does not take them. */
function notes(refuses = false): Notes & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: async (name) => texts.get(name) ?? null,
    setAside: async (name) => void texts.set(`aside ${name}`, texts.get(name) ?? ''),
    write: async (name, text) => {
      if (refuses) throw new Error('disk');
      texts.set(name, text);
    },
  };
}
const row = (id: string, name: string) => rawJson(`{"Id":${id},"NomUsage":"${name}","Numero":"S${id}"}`);
const shown = (selection: SelectionRows): readonly string[] =>
  selection.view().rows.map(({ entity, id, fields }) => `${entity} ${id} ${fields.text('NomUsage')}`);

describe('R1.5 the rows of the Selection context', () => {
  test('are stored under a key of their own, with their exact numbers, and read back after a restart', async () => {
    const disk = notes();
    const first = new SelectionRows(disk);
    await first.keepList([row('1', 'DIALLO'), row('9007199254740993', 'PETIT')], true, 5);
    await first.keepRows('Apprenant', [row('1', 'MARTIN')], 6);
    expect([...disk.texts.keys()]).toEqual(['selection']);
    const second = new SelectionRows(disk);
    expect(second.view().isLoaded).toBe(false);
    await second.load();
    expect(shown(second)).toEqual(['Candidat 1 DIALLO', 'Candidat 9007199254740993 PETIT', 'Apprenant 1 MARTIN']);
    expect(second.view()).toMatchObject({ isLoaded: true, list: { at: 5, isComplete: true }, isUnsafe: false });
  });

  test('I18 a whole list replaces the applicants of the one before; a cut one removes none', async () => {
    const selection = new SelectionRows(notes());
    await selection.keepList([row('1', 'DIALLO'), row('2', 'PETIT')], true, 5);
    await selection.keepList([row('2', 'PETIT-ROY')], false, 6);
    expect(shown(selection)).toEqual(['Candidat 1 DIALLO', 'Candidat 2 PETIT-ROY']);
    await selection.keepRows('Apprenant', [row('7', 'ROY')], 6);
    await selection.keepList([row('3', 'NGUYEN')], true, 7);
    expect(shown(selection)).toEqual(['Apprenant 7 ROY', 'Candidat 3 NGUYEN']);
  });

  test('R2.7 a row with id 0 is no row', async () => {
    const selection = new SelectionRows(notes());
    expect(await selection.keepRows('Candidat', [row('0', 'X'), row('4', 'Y')], 5)).toEqual(['4']);
  });

  test('are shown although the disk refuses them, and said to be lost after a restart', async () => {
    const selection = new SelectionRows(notes(true));
    await selection.keepList([row('1', 'DIALLO')], true, 5);
    expect(shown(selection)).toEqual(['Candidat 1 DIALLO']);
    expect(selection.view().isUnsafe).toBe(true);
  });
});
