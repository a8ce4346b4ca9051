import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longestLine } from '#shared/text/typedText.ts';
import { TextField } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

function Fields(kind: Pick<ComponentProps<typeof TextField>, 'type' | 'hasEntries'>) {
  const [value, setValue] = useState('');
  return (
    <>
      <textarea aria-label="Copied" defaultValue={'DUPONT\tLéa\nMARTIN\tPaul\n\n'} />
      <textarea aria-label="One line" defaultValue={'DUPONT\tLéa\n'} />
      <TextField {...kind} label="Nom" value={value} onChange={setValue} />
    </>
  );
}
const field = page.getByLabelText('Nom');
const said = page.getByText('2 lignes collées, réunies en une seule');
/** In the place of all that the field has, or at `at`. */
async function paste(from: string, at?: number): Promise<void> {
  const source = page.getByLabelText(from).element();
  if (!(source instanceof HTMLTextAreaElement)) throw new Error(from);
  source.select();
  await userEvent.copy();
  const target = field.element();
  if (!(target instanceof HTMLInputElement)) throw new Error('no field');
  target.focus();
  target.setSelectionRange(at ?? 0, at ?? target.value.length);
  await userEvent.paste();
}

test('R2.12 several lines pasted into a field of one line are joined, and it says so until its text changes', async () => {
  await draw(<Fields />);
  await paste('Copied');
  await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa MARTIN Paul *$/u));
  await expect.element(said).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(said).not.toBeInTheDocument();
  await paste('One line');
  await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa *$/u));
  expect(page.getByText(/réunies/u).elements()).toEqual([]);
});

test('R2.12 lines pasted over the same text are said as well, and no letter typed after them is', async () => {
  await draw(<Fields />);
  await paste('Copied');
  await paste('Copied');
  await expect.element(said).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(said).not.toBeInTheDocument();
});

test('a search says nothing: what is searched is not kept', async () => {
  await draw(<Fields type="search" />);
  await paste('Copied');
  await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa MARTIN Paul *$/u));
  expect(page.getByText(/réunies/u).elements()).toEqual([]);
});

test('a search takes the beginning of a pasted page, which it could not read at each key', async () => {
  await draw(<Fields type="search" />);
  field.element().focus();
  document.execCommand('insertText', false, 'DUPONT Léa '.repeat(5000));
  await expect.element(field).toHaveValue('DUPONT Léa '.repeat(5000).slice(0, longestLine));
});

test('R2.12 where a field has several entries, each pasted line is one, in the place of what is marked', async () => {
  await draw(<Fields hasEntries />);
  await field.fill('BELKACEM');
  await paste('Copied');
  await expect.element(field).toHaveValue('DUPONT Léa, MARTIN Paul');
  await userEvent.keyboard(', X');
  await expect.element(field).toHaveValue('DUPONT Léa, MARTIN Paul, X');
  expect(page.getByText(/réunies/u).elements()).toEqual([]);
});

test('R2.12 pasted entries stay apart from those beside them, the cursor goes on after them, and Ctrl Z takes them out', async () => {
  await draw(<Fields hasEntries />);
  await field.fill('BELKACEM, ZIANI');
  await paste('Copied', 'BELKACEM'.length);
  await expect.element(field).toHaveValue('BELKACEM, DUPONT Léa, MARTIN Paul, ZIANI');
  await userEvent.keyboard('e');
  await expect.element(field).toHaveValue('BELKACEM, DUPONT Léa, MARTIN Paule, ZIANI');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(field).toHaveValue('BELKACEM, ZIANI');
  for (const [typed, at, becomes] of [
    ['12', 2, '12, DUPONT Léa, MARTIN Paul'],
    ['12; ', 4, '12; DUPONT Léa, MARTIN Paul'],
    ['12 34', 3, '12, DUPONT Léa, MARTIN Paul, 34'],
    ['34', 0, 'DUPONT Léa, MARTIN Paul, 34'],
  ] as const) {
    await field.fill(typed);
    await paste('Copied', at);
    await expect.element(field).toHaveValue(becomes);
  }
});
