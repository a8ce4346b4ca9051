import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Segmented } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const views = ['Jour', 'Semaine', 'Mois'] as const;

function Views({ arrows = 'choose' }: { readonly arrows?: 'choose' | 'move' }) {
  const [view, setView] = useState<(typeof views)[number]>('Semaine');
  return (
    <>
      <button type="button" onClick={() => setView('Jour')}>
        before
      </button>
      <Segmented
        label="Vue"
        value={view}
        onChange={setView}
        options={views.map((id) => ({ id, label: id }))}
        arrows={arrows}
      />
      <button type="button">after</button>
    </>
  );
}
const radio = (name: string) => page.getByRole('radio', { name });

test('keyboard: Tab goes to the chosen option and past the group, and the arrows choose around it', async () => {
  await draw(<Views />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(radio('Semaine')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Mois')).toBeChecked();
  await expect.element(radio('Mois')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Jour')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Mois')).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
});

test('keyboard: Tab goes to the option that another control chose meanwhile', async () => {
  await draw(<Views />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(radio('Semaine')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(radio('Jour')).toBeChecked();
  await userEvent.tab();
  await expect.element(radio('Jour')).toHaveFocus();
});

test('an option that is clicked takes the focus, whichever had it last', async () => {
  await draw(<Views />);
  await userEvent.click(radio('Jour'));
  await userEvent.click(page.getByRole('button', { name: 'after' }));
  await userEvent.click(radio('Mois'));
  await expect.element(radio('Mois')).toHaveFocus();
  await expect.element(radio('Mois')).toBeChecked();
});

test('keyboard: where a choice acts at once, the arrows move the focus alone, and Espace chooses', async () => {
  await draw(<Views arrows="move" />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Mois')).toHaveFocus();
  await expect.element(radio('Semaine')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Jour')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(radio('Jour')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(radio('Jour')).toHaveFocus();
});
