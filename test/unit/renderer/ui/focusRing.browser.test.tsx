import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import '#ui/styles.css';

test('WCAG 2.4.7 what a key scrolls to is in sight with the whole ring around it', async () => {
  await draw(
    <div data-testid="box" className="scroll-thin h-[200px] p-4">
      {Array.from({ length: 30 }, (_, at) => (
        <div key={at} className="mb-3">
          <Button>{`Bouton ${at}`}</Button>
        </div>
      ))}
    </div>,
  );
  const box = page.getByTestId('box').element().getBoundingClientRect();
  for (let at = 0; at < 12; at += 1) {
    await userEvent.tab();
    const focused = document.activeElement ?? expect.fail('no focus');
    const { outlineWidth, outlineOffset } = getComputedStyle(focused);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    expect(ring).toBe(3);
    expect(focused.getBoundingClientRect().bottom + ring).toBeLessThanOrEqual(box.bottom);
  }
});
