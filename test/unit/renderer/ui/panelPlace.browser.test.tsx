import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button, Inspector, Screen, ViewHeader } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import '#ui/styles.css';

test.each([
  [1024, 768, 'below'],
  [1280, 768, 'beside'],
  // A low window leaves all of its height to the panel.
  [1024, 300, 'over'],
] as const)('WCAG 2.4.11 in %i × %i px a panel lies %s the header', async (width, height, where) => {
  await page.viewport(width, height);
  await draw(
    <div style={{ height: '100vh' }}>
      <Screen
        header={
          <ViewHeader title="Personnes">
            <Button>Nouveau</Button>
          </ViewHeader>
        }
        inspector={
          <Inspector label="Dossier" onClose={() => undefined}>
            Diallo
          </Inspector>
        }
      >
        Liste
      </Screen>
    </div>,
  );
  const panel = page.getByRole('complementary', { name: 'Dossier' }).element().getBoundingClientRect();
  const header = document.querySelector('section header')?.getBoundingClientRect() ?? expect.fail('no header');
  expect(header.height).toBeGreaterThan(30);
  expect(panel.top).toBe(where === 'below' ? header.bottom : 0);
  expect(header.right).toBe(where === 'beside' ? panel.left : width);
  expect(panel.right).toBe(width);
  expect(panel.bottom).toBe(height);
});
