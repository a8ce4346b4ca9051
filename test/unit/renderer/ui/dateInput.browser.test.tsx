import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { DateInput, FormatProvider, leaveField, ShortcutScope, TimeInput } from '#ui/index.ts';
import '#ui/styles.css';

describe('days and hours', () => {
  function Field() {
    const [day, setDay] = useState('');
    return <DateInput label="Jour" value={day} onChange={setDay} />;
  }

  const place = document.createElement('div');
  afterEach(() => {
    vi.useRealTimers();
    place.remove();
  });

  test.each([
    ['2026-12-31T23:30:00Z', 'Europe/Paris', '15/03/2027'],
    ['2027-01-01T00:30:00+01:00', 'America/Los_Angeles', '15/03/2026'],
  ])('R2.4 at %s a day without a year is in the year on the school’s wall (%s)', async (now, zone, shown) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    await startWords('fr');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone={zone}>
        <Field />
      </FormatProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Jour' });
    await field.fill('15/3');
    await userEvent.tab();
    await expect.element(field).toHaveValue(shown);
    root.unmount();
  });

  function Birth() {
    const [day, setDay] = useState('');
    return <DateInput label="Naissance" value={day} onChange={setDay} isPast />;
  }

  test('a birth is never ahead, and one that cannot be read is explained with dates of birth', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T10:00:00Z'), toFake: ['Date'] });
    await startWords('fr');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <Birth />
      </FormatProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Naissance' });
    for (const typed of ['lundi', '31/12/2090', 'né en mars']) {
      await field.fill(typed);
      await userEvent.tab();
      await expect.element(page.getByText(/^Date de naissance attendue, par exemple 12\/03\/2004/u)).toBeVisible();
      await expect.element(field).toHaveValue(typed);
    }
    await field.fill('120304');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12/03/2004');
    root.unmount();
  });

  const chosen = vi.fn();
  function Hour() {
    const [time, setTime] = useState('');
    const choose = (next: string): void => {
      chosen(next);
      setTime(next);
    };
    return <TimeInput label="Heure" value={time} onChange={choose} />;
  }

  test('an hour that may be one of two is asked about when the field is left; the field counts as unread until then', async () => {
    await startWords('fr');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <Hour />
      </FormatProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Heure' });
    await field.fill('4h');
    await userEvent.tab();
    await expect.element(page.getByText('« 4h » : matin ou après-midi ?')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(document.querySelectorAll('[data-unread]')).toHaveLength(1);
    expect(chosen).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '16:00' }).click();
    await expect.element(field).toHaveValue('16:00');
    await expect.element(field).toHaveFocus();
    expect(chosen.mock.calls).toEqual([['16:00']]);
    expect(document.querySelectorAll('[data-unread], button')).toHaveLength(0);
    await field.fill('04h');
    await userEvent.tab();
    await expect.element(field).toHaveValue('04:00');
    root.unmount();
  });

  test('a day in words is shown while it is typed; the arrows go a day further, and a month opens beside the field', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T10:12:00+01:00'), toFake: ['Date'] });
    await startWords('fr');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <Field />
      </FormatProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Jour' });
    await field.fill('lundi');
    await expect.element(page.getByText(/lundi.23.novembre/iu)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('24/11/2026');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(field).toHaveValue('22/11/2026');
    await field.fill('+7');
    await userEvent.tab();
    await expect.element(field).toHaveValue('29/11/2026');
    await page.getByRole('button', { name: 'Choisir dans le mois' }).click();
    await expect.element(page.getByRole('button', { name: /^dimanche.29.novembre/iu })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('button', { name: /^mardi.1.décembre/iu })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('01/12/2026');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Choisir dans le mois' })).toHaveFocus();
    await field.click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByRole('button', { name: /^mardi.1.décembre/iu })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('01/12/2026');
    root.unmount();
  });

  test('the end of a day may be typed as 24:00, which is midnight', async () => {
    await startWords('fr');
    document.body.append(place);
    const root = createRoot(place);
    const kept = vi.fn<(time: string) => void>();
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <TimeInput label="Fin" value="18:00" onChange={kept} isEnd />
      </FormatProvider>,
    );
    for (const typed of ['24:00', '24h', '24']) {
      await page.getByRole('textbox', { name: 'Fin' }).fill(typed);
      await userEvent.tab();
      expect(kept.mock.lastCall).toEqual(['00:00']);
      kept.mockClear();
    }
    root.unmount();
  });
});

describe('as they are typed', () => {
  let root: Root;
  const place = document.createElement('div');
  async function draw(node: ReactNode): Promise<void> {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T10:12:00+01:00'), toFake: ['Date'] });
    await startWords('fr');
    document.body.append(place);
    root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <ShortcutScope>{node}</ShortcutScope>
      </FormatProvider>,
    );
  }
  afterEach(() => {
    root.unmount();
    place.remove();
    place.style.width = '';
    vi.useRealTimers();
  });

  function Hour() {
    const [time, setTime] = useState('');
    return (
      <>
        <TimeInput label="Heure" value={time} onChange={setTime} />
        <p>Dessous</p>
      </>
    );
  }

  test('an hour is shown as it is read while it is typed, moves nothing, and is no error before its field is left', async () => {
    await draw(<Hour />);
    const field = page.getByRole('textbox', { name: 'Heure' });
    await expect.element(field).toBeVisible();
    const below = (): number => page.getByText('Dessous').element().getBoundingClientRect().top;
    const before = below();
    await field.fill('14h3');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('14h30');
    await expect.element(field).toHaveAccessibleDescription('= 14:30');
    const box = field.element().getBoundingClientRect();
    const meaning = page.getByText('= 14:30').element().getBoundingClientRect();
    expect(meaning.top).toBeGreaterThanOrEqual(box.top);
    expect(meaning.bottom).toBeLessThanOrEqual(box.bottom);
    expect(meaning.right).toBeLessThanOrEqual(box.right);
    expect(below()).toBe(before);
    await userEvent.tab();
    await expect.element(field).toHaveValue('14:30');
    await expect.element(field).not.toHaveAccessibleDescription();
    await field.fill('+30');
    await expect.element(field).toHaveAccessibleDescription('= 15:00');
    await field.fill('15:00');
    await expect.element(field).not.toHaveAccessibleDescription();
  });

  test.for([72, 86, 90, 110, 150])('what an hour of a field of %i px is read as covers none of it', async (width) => {
    place.style.width = `${width}px`;
    await draw(<Hour />);
    const field = page.getByRole('textbox', { name: 'Heure' });
    await field.fill('14h30');
    await expect.element(field).toHaveAccessibleDescription('= 14:30');
    const box = field.element();
    const pen = new OffscreenCanvas(1, 1).getContext('2d') ?? expect.fail('no canvas');
    const { font, paddingLeft } = getComputedStyle(box);
    pen.font = font;
    const typedTo = box.getBoundingClientRect().left + Number.parseFloat(paddingLeft) + pen.measureText('14h30').width;
    const meaning = page.getByText('= 14:30').element().getBoundingClientRect();
    expect(meaning.width).toBeGreaterThan(30);
    if (width >= 110) expect(meaning.left).toBeGreaterThan(typedTo);
    else expect(meaning.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().bottom - 1);
  });

  const stored = vi.fn<(value: string) => void>();
  const [hours, days] = [TimeInput, DateInput].map((Field) => (keepsUnread: boolean) => (
    <Field label="Quand" value="" onChange={stored} keepsUnread={keepsUnread} />
  ));
  test.each([
    { typed: '14', field: hours, kept: '14' },
    { typed: '14h30', field: hours, taken: '14:30' },
    { typed: '9:05', field: hours, taken: '09:05' },
    { typed: '2/3', field: days, kept: '2/3' },
    { typed: 'lundi', field: days, kept: 'lundi' },
    { typed: '2/3/2027', field: days, taken: '2027-03-02' },
  ])('I20 « $typed » in the field that the page ends in is taken only if it is whole', async (one) => {
    for (const keepsUnread of [true, false]) {
      stored.mockClear();
      await draw(one.field?.(keepsUnread));
      await page.getByRole('textbox', { name: 'Quand' }).fill(one.typed);
      leaveField({ pageEnds: true });
      const values = [one.taken ?? (keepsUnread ? one.kept : undefined)].filter((value) => value !== undefined);
      expect(stored.mock.calls, keepsUnread ? 'a draft' : 'a value').toEqual(values.map((value) => [value]));
      root.unmount();
    }
  });
});
