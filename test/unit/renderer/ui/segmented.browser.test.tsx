import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Segmented } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const views = ['Jour', 'Semaine', 'Mois'] as const;

function Views() {
  const [view, setView] = useState<(typeof views)[number]>('Semaine');
  return (
    <>
      <button type="button">before</button>
      <Segmented label="Vue" value={view} onChange={setView} options={views.map((id) => ({ id, label: id }))} />
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
