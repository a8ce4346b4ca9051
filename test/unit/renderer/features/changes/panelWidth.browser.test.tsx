import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StepInspector } from '#features/changes/StepInspector.tsx';
import '#ui/styles.css';
import { draw, Worded } from './drawn.tsx';
import { applied, step } from './steps.ts';

const group = (done: number) => [
  step({ id: 'left', intentId: 'g', target: 'left' }),
  ...Array.from({ length: done }, (_, at) =>
    step({ id: `d${at}`, intentId: 'g', target: `d${at}`, state: applied('verified') }),
  ),
];

async function inspect(everything: ReturnType<typeof group>): Promise<void> {
  const [left, ...done] = everything;
  if (!left) throw new Error('nothing to inspect');
  await draw(
    <Worded everything={everything}>
      <StepInspector step={left} done={done} who="claire.moreau" current={null} onPrevious={null} onNext={null} />
    </Worded>,
  );
  await document.fonts.ready;
}

/** Where the content of the panel ends, and each button below it. */
function ends(): { readonly content: number; readonly buttons: readonly DOMRect[] } {
  const footer = document.querySelector<HTMLElement>('[data-panel] > footer');
  if (!footer) throw new Error('no buttons');
  const content = footer.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(footer).paddingRight);
  return { content, buttons: [...footer.querySelectorAll('button')].map((each) => each.getBoundingClientRect()) };
}

test.each([1024, 1280, 1366])(
  'at %i px the buttons of the panel of a change are within it, each a line high',
  async (width) => {
    await page.viewport(width, 768);
    for (const done of [1, 2, 99]) {
      await inspect(group(done));
      await expect.element(page.getByRole('button', { name: /^Remettre \d+ éléments? comme avant/u })).toBeVisible();
      const { content, buttons } = ends();
      for (const button of buttons) {
        expect(button.right).toBeLessThanOrEqual(content);
        expect(button.height).toBe(30);
      }
    }
  },
);

test('a button of a panel with more words than it is wide takes a second line', async () => {
  await inspect(group(1));
  const button = page.getByRole('button', { name: /^Remettre \d+ éléments? comme avant/u }).element();
  button.prepend('Toutes les modifications déjà reçues : ');
  const { content, buttons } = ends();
  expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThanOrEqual(content);
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  expect(button.getBoundingClientRect().height).toBeGreaterThan(30);
});
