import { expect, test } from 'vitest';
import { Drafts, keptPrefix } from '#cache/queries/drafts.ts';
import type { Notes } from '#cache/writes/notes.ts';
import { rawJson } from '#shared/json/rawJson.ts';

function kept() {
  const texts = new Map<string, string>();
  const aside: string[] = [];
  const notes: Notes = {
    read: (name) => Promise.resolve(texts.get(name) ?? null),
    setAside: (name) => Promise.resolve(void aside.push(texts.get(name) ?? '')),
    write: (name, text) => Promise.resolve(void texts.set(name, text)),
  };
  const open = async (): Promise<Drafts> => {
    const drafts = new Drafts(notes);
    await drafts.load();
    return drafts;
  };
  return { notes, texts, aside, open };
}

test('what is being typed makes room for newer drafts; a document stays until it is deleted', async () => {
  const { open } = kept();
  const drafts = await open();
  drafts.keep(`${keptPrefix}agreement/1`, 'a');
  for (let index = 0; index < 60; index += 1) drafts.keep(`edit/${index}`, 'b');
  await drafts.flush();
  const again = await open();
  expect(again.text(`${keptPrefix}agreement/1`)).toBe('a');
  expect(again.text('edit/0')).toBeNull();
  expect(again.text('edit/59')).toBe('b');
  again.keep(`${keptPrefix}agreement/1`, null);
  expect(again.below(keptPrefix)).toEqual([]);
});

test('drafts of documents in which nothing was typed make room for newer ones, and for no typed text', async () => {
  const drafts = await kept().open();
  drafts.keep('edit/1', 'typed');
  drafts.keep(`${keptPrefix}agreement/0`, 'typed');
  for (let index = 1; index <= 60; index += 1) drafts.keep(`${keptPrefix}agreement/${index}`, 'new', null, true);
  expect([drafts.text('edit/1'), drafts.text(`${keptPrefix}agreement/0`)]).toEqual(['typed', 'typed']);
  expect(drafts.text(`${keptPrefix}agreement/10`)).toBeNull();
  expect(drafts.text(`${keptPrefix}agreement/11`)).toBe('new');
});

test('drafts below a prefix are listed, the latest first, and the list is the same object until one changes', async () => {
  const { open } = kept();
  const drafts = await open();
  drafts.keep('kept/a/1', 'one');
  drafts.keep('kept/a/2', 'two');
  drafts.keep('kept/b/1', 'other');
  const found = drafts.below('kept/a/');
  expect(found?.map(({ text }) => text)).toEqual(['two', 'one']);
  expect(drafts.below('kept/a/')).toBe(found);
  drafts.keep('kept/a/1', 'one again');
  expect(drafts.below('kept/a/')?.map(({ text }) => text)).toEqual(['one again', 'two']);
});

test('an import of applicants of an earlier Carnet is dropped, and leaves the disk with the next write', async () => {
  const { texts, aside, open } = kept();
  texts.set('drafts', JSON.stringify({ 'kept/applicants': '{"id":"i"}', 'edit/1': 'typed' }));
  const drafts = await open();
  expect([drafts.text('kept/applicants'), drafts.text('edit/1'), aside]).toEqual([null, 'typed', []]);
  drafts.keep('edit/2', 'more');
  await drafts.flush();
  expect(texts.get('drafts')).not.toContain('applicants');
});

test('I2 drafts that cannot be read are set aside before they are replaced; those that can be read stay', async () => {
  const { texts, aside, open } = kept();
  texts.set('drafts', '{"edit/1":');
  const drafts = await open();
  drafts.keep('edit/2', 'typed');
  await drafts.flush();
  expect(aside).toEqual(['{"edit/1":']);
  texts.set('drafts', '{"edit/1":"a","edit/2":7}');
  const partly = await open();
  expect([partly.text('edit/1'), partly.text('edit/2')]).toEqual(['a', null]);
  expect(aside).toHaveLength(2);
});

test('I2 a disk that refuses to read the drafts does not have them replaced by what is typed meanwhile', async () => {
  const { notes, texts } = kept();
  texts.set('drafts', '{"edit/1":"a"}');
  let refuses = true;
  const read = async (name: string): Promise<string | null> => {
    if (refuses) throw new Error('disk');
    return notes.read(name);
  };
  const drafts = new Drafts({ ...notes, read });
  await drafts.load();
  drafts.keep('edit/2', 'b');
  await drafts.flush();
  expect([drafts.failed, texts.get('drafts')]).toEqual([true, '{"edit/1":"a"}']);
  refuses = false;
  drafts.keep('edit/2', 'bc');
  await drafts.flush();
  expect([drafts.failed, texts.get('drafts')]).toEqual([false, '{"edit/1":"a","edit/2":"bc"}']);
});

test('I12 what was on the screen when the typing began is there after a restart', async () => {
  const { open, aside } = kept();
  const drafts = await open();
  const base = { rows: { Dossier: rawJson('{"Id":5,"AgentId":null}') } };
  drafts.keep('field/5/NOTE', 'typed', base);
  drafts.keep('edit/1', 'of something new');
  await drafts.flush();
  const again = await open();
  expect([again.text('field/5/NOTE'), again.base('field/5/NOTE')]).toEqual(['typed', base]);
  expect([again.text('edit/1'), again.base('edit/1')]).toEqual(['of something new', null]);
  expect(aside).toEqual([]);
});

test('a draft of an earlier version is read, with the members that it stored, or nothing of what was seen', async () => {
  const { open, texts, aside } = kept();
  const seen = { Nom: '"a"', 'Parametres.NOTE': null };
  texts.set('drafts', JSON.stringify({ 'edit/1': 'typed', 'edit/2': { text: 'typed', seen } }));
  const drafts = await open();
  expect([drafts.text('edit/1'), drafts.base('edit/1')]).toEqual(['typed', null]);
  expect([drafts.text('edit/2'), drafts.base('edit/2')]).toEqual(['typed', { seen }]);
  expect(aside).toEqual([]);
});

test('a deleted draft takes with it what was seen', async () => {
  const { open } = kept();
  const drafts = await open();
  drafts.keep('edit/1', 'typed', { rows: { Client: rawJson('{"Nom":"a"}') } });
  drafts.keep('edit/1', null);
  expect(drafts.base('edit/1')).toBeNull();
});

test('a draft in which nothing is typed yet is shown, and neither listed nor on the disk', async () => {
  const { open } = kept();
  const drafts = await open();
  drafts.keep('kept/a/1', 'typed');
  drafts.keep('kept/a/2', 'bare', null, true);
  expect(drafts.text('kept/a/2')).toBe('bare');
  expect(drafts.below('kept/a/')).toEqual([{ key: 'kept/a/1', text: 'typed' }]);
  // What was typed is removed again.
  drafts.keep('kept/a/1', 'bare', null, true);
  await drafts.flush();
  const again = await open();
  expect([again.text('kept/a/1'), again.text('kept/a/2')]).toEqual([null, null]);
});
