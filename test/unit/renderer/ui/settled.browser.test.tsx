import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { DateInput, FormatProvider, useSettled } from '#ui/index.ts';

const saved = vi.fn<(day: string) => void>();
let settle: () => void = () => undefined;

function Form() {
  const [day, setDay] = useState('2027-02-15');
  const press = useSettled(() => saved(day));
  useEffect(() => {
    settle = press;
  });
  return <DateInput label="Jour" value={day} onChange={setDay} />;
}

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  await startWords('fr');
  saved.mockClear();
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <FormatProvider language="fr" zone="Europe/Paris">
      <Form />
    </FormatProvider>,
  );
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const field = () => page.getByRole('textbox', { name: 'Jour' });
/** As a key is typed: the field reads its whole text. */
function type(text: string): void {
  const input = field().element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('what the field that has the focus shows is saved', async () => {
  await field().fill('28/02/2027');
  settle();
  expect(saved).toHaveBeenCalledExactlyOnceWith('2027-02-28');
});

test('I26 a day that cannot be read is not saved, however soon after the key it is corrected', async () => {
  await field().fill('31/02/2027');
  settle();
  type('28/02/2027');
  await expect.element(field()).toHaveValue('28/02/2027');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved).not.toHaveBeenCalled();
  settle();
  expect(saved).toHaveBeenCalledExactlyOnceWith('2027-02-28');
});
