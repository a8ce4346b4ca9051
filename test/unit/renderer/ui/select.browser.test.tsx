import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '#ui/index.ts';
import '#ui/styles.css';
import { draw } from '../features/changes/drawn.tsx';

const options = Array.from({ length: 8 }, (_, at) => ({ id: String(at), label: `Type ${at}` }));

function Form() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div style={{ paddingTop: 130 }}>
      <Select label="Type" value={value} onChange={setValue} options={options} />
      <output>{value ?? 'nothing'}</output>
    </div>
  );
}

test('the list of a low window opens beside its button: the release of the press that opened it chooses nothing', async () => {
  await page.viewport(320, 256);
  await draw(<Form />);
  const button = page.getByRole('button', { name: /Type/u });
  await userEvent.click(button, { delay: 300 });
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await expect.element(page.getByText('nothing')).toBeInTheDocument();
  const [own, box] = [button, list].map((each) => each.element().getBoundingClientRect());
  expect((box?.top ?? 0) >= (own?.bottom ?? 0) || (box?.bottom ?? 0) <= (own?.top ?? 0)).toBe(true);
  await userEvent.click(page.getByRole('option').first());
  await expect.element(page.getByText('nothing')).not.toBeInTheDocument();
});
