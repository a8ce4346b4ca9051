import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { DateInput, FormatProvider, leaveField, ShortcutScope, TimeInput } from '#ui/index.ts';
import '#ui/styles.css';

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
