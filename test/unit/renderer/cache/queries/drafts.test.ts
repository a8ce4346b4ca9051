import { expect, test } from 'vitest';
import { Drafts, keptPrefix } from '#cache/queries/drafts.ts';
import type { Notes } from '#cache/writes/notes.ts';

function kept(): { readonly notes: Notes; readonly open: () => Promise<Drafts> } {
  const texts = new Map<string, string>();
  const notes: Notes = {
    read: (name) => Promise.resolve(texts.get(name) ?? null),
    write: (name, text) => Promise.resolve(void texts.set(name, text)),
  };
  const open = async (): Promise<Drafts> => {
    const drafts = new Drafts(notes);
    await drafts.load();
    return drafts;
  };
  return { notes, open };
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
