import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ScreenList } from '#shell/SideBar.tsx';
import { beginOn } from '#stores/place.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Button, Inspector, Screen, Segmented, Select, ViewHeader } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';
import '#timeGrid/grid.css';
import '#timeGrid/blocks.css';
import '#ui/styles.css';

describe('the ring of the focus', () => {
  /** Playwright's, whose types vitest leaves out. */
  interface Session {
    send(method: string, parameters: object): Promise<unknown>;
  }

  test('WCAG 2.4.7 what a key scrolls to is in sight with the whole ring around it', async () => {
    await draw(
      <div data-testid="box" style={{ height: 200, overflow: 'auto' }}>
        {Array.from({ length: 30 }, (_, at) => (
          <div key={at} style={{ marginBottom: 12 }}>
            <Button>{`Bouton ${at}`}</Button>
          </div>
        ))}
      </div>,
    );
    const element = page.getByTestId('box').element();
    const box = element.getBoundingClientRect();
    expect(element.scrollHeight).toBeGreaterThan(element.clientHeight * 2);
    for (let at = 0; at < 12; at += 1) {
      await userEvent.tab();
      const focused = document.activeElement ?? expect.fail('no focus');
      const { outlineWidth, outlineOffset } = getComputedStyle(focused);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      expect(ring).toBe(3);
      expect(focused.getBoundingClientRect().bottom + ring).toBeLessThanOrEqual(box.bottom);
    }
  });

  test('WCAG 2.4.7 in the side bar the ring lies over the ground of the open screen below', async () => {
    beginOn('calendar');
    const cache = await aCache();
    await drawOver(
      cache,
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <ScreenList />
      </div>,
    );
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused) throw new Error('no focus');
    const open = page.getByRole('button', { name: 'Calendrier' }).element();
    expect(focused.nextElementSibling).toBe(open);
    expect(focused.getBoundingClientRect().bottom).toBeGreaterThan(open.getBoundingClientRect().top - 3);
    const layer = (element: Element): number => Number(getComputedStyle(element).zIndex) || 0;
    expect(layer(focused)).toBeGreaterThan(layer(open));
    await cache.close();
  });

  test('WCAG 1.4.1 where the system forces its colours, what is chosen and the current time are still seen', async () => {
    const devtools: Session = cdp();
    const force = (value: 'active' | 'none'): Promise<unknown> =>
      devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await draw(
      <>
        <Segmented
          label="Vue"
          value="week"
          onChange={() => undefined}
          options={[
            { id: 'day', label: 'Jour' },
            { id: 'week', label: 'Semaine' },
          ]}
        />
        <div className="cal-now" data-testid="now" />
      </>,
    );
    await force('active');
    try {
      const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
      const view = (name: string) => groundOf(page.getByRole('radio', { name }).element());
      expect(view('Semaine')).not.toBe(view('Jour'));
      expect(groundOf(page.getByTestId('now').element())).not.toBe(groundOf(document.body));
    } finally {
      await force('none');
    }
  });
});

describe('a list in a low window', () => {
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
});

describe('the panel', () => {
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
});
