import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { button, columns, few, opened, Table } from './lines.tsx';
import type { Line } from './lines.tsx';

describe('chosen rows', () => {
  /** The names of what is chosen are in the bar. */
  function Choosable({ rows }: { readonly rows: readonly Line[] }) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    return (
      <Table
        rows={rows}
        choosing={{
          chosen,
          onChoose: setChosen,
          renderBar: (shown) => <output aria-label="Choisies">{shown.map(({ name }) => name).join(' ')}</output>,
        }}
      />
    );
  }
  const choosable: readonly Line[] = [...few, { id: '10', name: 'Voile', amount: 1 }];
  const drawChoosable = (rows = choosable): Promise<void> => draw(<Choosable rows={rows} />);
  const chosen = (): string | undefined => document.querySelector('[aria-label=Choisies]')?.textContent;
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') });

  test('rows are chosen by keyboard: Espace, Maj with the arrows, Ctrl A, Échap; Entrée still opens', async () => {
    await drawChoosable();
    await userEvent.keyboard('{ArrowDown} ');
    await expect.poll(chosen).toBe('Zénith');
    await expect.element(row('Zénith')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.poll(chosen).toBe('Zénith Atelier Étoile');
    await expect.element(row('Étoile')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(chosen).toBe('Zénith Atelier');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
    await userEvent.keyboard('{Escape}');
    await expect.poll(chosen).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['9']]);
  });

  /** What Ctrl C would take from where the focus is. */
  function copied(): { readonly text: string; readonly html: string } {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  }

  test('Ctrl A, Ctrl C takes the rows of any list to a spreadsheet, as text and as a table; else the row with the focus', async () => {
    await draw(
      <>
        <Toasts />
        <Table rows={[{ id: '1', name: '=1+1\t<b>', amount: 2 }, ...few]} />
      </>,
    );
    await userEvent.keyboard('{ArrowDown}');
    const [title = '', first = ''] = copied().text.split('\r\n');
    expect(title.split('\t')[0]).toBe('Nom');
    expect(first.split('\t')[0], 'no formula, and no cell more').toBe("'=1+1 <b>");
    expect(copied().text.split('\r\n')).toHaveLength(2);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByText(`${few.length + 1} lignes choisies`)).toBeVisible();
    expect(copied().text.split('\r\n')).toHaveLength(few.length + 2);
    expect(copied().html).toMatch(/^<table><tr><th>Nom<\/th>.*<td>'=1\+1 &lt;b&gt;<\/td>/u);
    await expect.element(page.getByText(`${few.length + 1} lignes copiées`).first()).toBeInTheDocument();
  });

  test('rows are chosen by mouse: a box does not open its row, Maj takes the range, the head all', async () => {
    await drawChoosable();
    const box = (name: string) => row(name).element().querySelector('[data-box]') ?? document.body;
    await userEvent.click(box('Zénith'));
    await userEvent.click(box('Étoile'), { modifiers: ['Shift'] });
    await expect.poll(chosen).toBe('Zénith Atelier Étoile');
    await userEvent.click(box('Atelier'));
    await expect.poll(chosen).toBe('Zénith Étoile');
    await page.getByRole('checkbox', { name: 'Choisir toutes les lignes montrées' }).click({ force: true });
    await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
    expect(opened).not.toHaveBeenCalled();
  });

  test('what a filter hides is out of reach of what is done with the chosen rows', async () => {
    await drawChoosable();
    await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
    await page.getByRole('searchbox').fill('toile');
    await expect.poll(chosen).toBe('Étoile');
    await page.getByRole('searchbox').fill('');
    await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
  });

  test('a drag over the boxes chooses the rows that it passes, no more when it turns back, and its end is no click', async () => {
    const chosen = vi.fn<(ids: ReadonlySet<string>) => void>();
    function Choosable() {
      const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
      const choose = (next: ReadonlySet<string>): void => {
        setIds(next);
        chosen(next);
      };
      const choosing = { chosen: ids, onChoose: choose, renderBar: () => null };
      return <Table choosing={choosing} />;
    }
    await draw(<Choosable />);
    const box = (at: number): Element => {
      const element = document.querySelectorAll('tr[data-row] > [data-box]')[at];
      if (!element) throw new Error(`no box ${at}`);
      return element;
    };
    const at = (type: string, place: number, buttons: number): void =>
      void box(place).dispatchEvent(new PointerEvent(type, { bubbles: true, buttons, relatedTarget: document.body }));
    const last = (): readonly string[] => [...(chosen.mock.lastCall?.[0] ?? [])];
    at('pointerdown', 0, 1);
    at('pointerover', 1, 1);
    await expect.poll(last).toEqual(['7', '8']);
    at('pointerover', 2, 1);
    await expect.poll(last).toEqual(['7', '8', '9']);
    at('pointerover', 0, 1);
    await expect.poll(last).toEqual(['7']);
    at('pointerup', 0, 0);
    box(0).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(last()).toEqual(['7']);
    // Once it has ended, nothing is left of it.
    await new Promise((resolve) => setTimeout(resolve, 20));
    at('pointerover', 2, 1);
    expect(last()).toEqual(['7']);
    await expect.element(page.getByRole('row', { name: /Zénith/u })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('row', { name: /Atelier/u })).toHaveAttribute('aria-selected', 'false');
    // A pointer that passes without being held down chooses nothing.
    at('pointerover', 2, 0);
    expect(last()).toEqual(['7']);
    box(0).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(last).toEqual([]);
  });
});

describe('days', () => {
  const today = Date.parse('2026-11-19T10:00:00+01:00');
  const met: ListColumn<Line> = {
    id: 'met',
    label: 'Entretien',
    text: ({ amount }) => `${amount}`,
    // A day for each unit of the amount.
    value: ({ amount }) => today + (amount ?? 0) * 86_400_000,
    instant: 'day',
  };
  const drawDated = (): Promise<void> => {
    vi.useFakeTimers({ now: today, toFake: ['Date'] });
    return draw(
      <Table
        rows={[
          { id: '1', name: 'Ce jour', amount: 0 },
          { id: '2', name: 'Plus tard', amount: 40 },
          { id: '3', name: '', amount: 0 },
        ]}
        columns={[...columns, met]}
        usual={['name', 'met']}
        quick={quickNameless}
        typedIn={new Set(['2'])}
      />,
    );
  };
  afterEach(() => void vi.useRealTimers());
  const quickNameless = [{ id: 'nameless', column: 'name', chip: [''], label: 'Sans nom' }];

  test('days are chosen by a press, or by the first and the last', async () => {
    await drawDated();
    await button('Filtrer par valeur').click();
    await page.getByRole('button', { name: /^Choisir une colonne/u }).click();
    await page.getByRole('option', { name: 'Entretien' }).click();
    await button('aujourd’hui').click();
    expect(useFilters.getState().listChips).toEqual({ lines: { met: { unit: 'day', by: 0 } } });
    await button('aujourd’hui').click();
    expect(useFilters.getState().listChips).toEqual({ lines: {} });
    await page.getByLabelText('Du', { exact: true }).fill('3/11/2026');
    await page.getByLabelText('Au', { exact: true }).fill('10/11/2026');
    await userEvent.keyboard('{Tab}');
    expect(useFilters.getState().listChips).toEqual({ lines: { met: { from: '2026-11-03', to: '2026-11-10' } } });
    // A first day after the last one leaves it open.
    await page.getByLabelText('Du', { exact: true }).fill('12/11/2026');
    await userEvent.keyboard('{Tab}');
    expect(useFilters.getState().listChips).toEqual({ lines: { met: { from: '2026-11-12', to: null } } });
  });

  test('a list with an hour is an agenda: grouped by it, its rows are under their days', async () => {
    const begin = (at: number): ListColumn<Line> => ({
      id: 'begin',
      label: 'Début',
      text: ({ amount }) => (amount === null ? '' : `${amount} h`),
      value: ({ amount }) => amount && at + amount * 3_600_000,
      instant: 'time',
    });
    useListLayouts.setState({ layouts: { lines: { group: 'begin' } } });
    await draw(
      <Table
        rows={[...few, { id: '6', name: 'Sans heure', amount: null }, { id: '5', name: 'Demain', amount: 26 }]}
        columns={[...columns, begin(Date.parse('2026-11-19T08:00:00+01:00'))]}
      />,
    );
    const headings = [...document.querySelectorAll('th[scope=colgroup]')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['jeu. 19/11/20263', 'ven. 20/11/20261', 'Sans valeur1']);
  });
});
