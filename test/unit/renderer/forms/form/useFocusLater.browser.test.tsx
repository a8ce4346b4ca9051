import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFocusLater } from '#forms/form/useFocusLater.ts';
import { draw } from '../../features/changes/drawn.tsx';

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): unknown => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** Asks for the focus of a field that its other button draws. */
function Lines() {
  const box = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(false);
  const focusOn = useFocusLater(box);
  return (
    <div ref={box}>
      <button onClick={() => focusOn('input')}>Demander</button>
      <button onClick={() => setIsThere(true)}>Dessiner</button>
      {isThere && <input aria-label="Ligne" />}
    </div>
  );
}
const press = (name: string): boolean =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
const line = page.getByRole('textbox', { name: 'Ligne' });

test('the focus goes to what is drawn a moment later, and to what is there already, which is not drawn again', async () => {
  await draw(<Lines />);
  press('Demander');
  press('Dessiner');
  await expect.element(line).toHaveFocus();
  await page.getByRole('button', { name: 'Dessiner' }).click();
  await expect.element(line).not.toHaveFocus();
  press('Demander');
  await expect.element(line).toHaveFocus();
});

test('the focus does not jump to what is drawn long after it was asked for', async () => {
  await draw(<Lines />);
  press('Demander');
  await frames(60);
  press('Dessiner');
  await expect.element(line).toBeVisible();
  await frames(3);
  await expect.element(line).not.toHaveFocus();
});
