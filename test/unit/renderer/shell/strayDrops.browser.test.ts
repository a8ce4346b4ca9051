import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWords } from '#i18n/index.ts';
import { screenOf } from '#shared/ipc/place.ts';
import { guardDrops } from '#shell/desktop/strayDrops.ts';
import { here } from '#stores/place.ts';
import { usePolicy, useRefusedScreen } from '#stores/policy.ts';
import { showToast } from '#ui/index.ts';

vi.mock('#ui/index.ts', () => ({ showToast: vi.fn() }));

let stop: () => void;
beforeEach(async () => {
  await startWords('fr');
  stop = guardDrops();
  document.body.innerHTML = '<p>Texte</p><input><input readonly><input type="checkbox">';
});
afterEach(() => {
  stop();
  vi.mocked(showToast).mockReset();
  usePolicy.setState(usePolicy.getInitialState(), true);
});

const file = (name: string): DataTransfer => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], name));
  return transfer;
};
const text = (type: 'text/plain' | 'text/uri-list'): DataTransfer => {
  const transfer = new DataTransfer();
  transfer.setData(type, 'https://example.org/');
  return transfer;
};
/** Drags it over an element and lets go; whether Chromium's own way was left: it would open or follow it. */
function isLeft(dataTransfer: DataTransfer, onto = 'p'): boolean {
  const send = (kind: string): boolean =>
    document
      .querySelector(onto)
      ?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })) === true;
  return ['dragenter', 'dragover', 'drop'].map(send).includes(true);
}
const said = (): unknown[] => vi.mocked(showToast).mock.calls.map(([words]) => words);

test('E19 S5 a file or a link let go beside what takes one is neither opened nor followed, and it is said', () => {
  for (const what of [file('Lettre.pdf'), text('text/uri-list')]) {
    expect(isLeft(what)).toBe(false);
    expect(said().at(-1)).toMatch(/^Rien n’a été ouvert\. Carnet lit un agenda/u);
  }
  isLeft(file('AGENDA.ICS'));
  expect(said().at(-1)).toMatch(/un agenda \(\.ics\) se dépose sur «\u00A0Calendrier/u);
  vi.mocked(showToast).mock.lastCall?.[1]?.onPress();
  expect(screenOf(here())).toBe('calendar');
  isLeft(file('b.ics'));
  expect(vi.mocked(showToast).mock.lastCall?.[1], 'it is there').toBeUndefined();
  isLeft(file('liste.csv'));
  expect(said().at(-1)).toContain('une liste de candidats se dépose');
});

test('E19 S14 a screen that the policy hides is not offered', () => {
  usePolicy.setState({ values: { hiddenScreens: ['calendar'] } });
  expect(isLeft(file('agenda.ics'))).toBe(false);
  expect([said(), useRefusedScreen.getState().screen]).toEqual([[], 'calendar']);
});

test('E19 text and links are still dragged into fields, and files are not opened there', () => {
  expect([isLeft(text('text/plain'), 'input'), isLeft(text('text/uri-list'), 'input')]).toEqual([true, true]);
  expect(said()).toEqual([]);
  expect(isLeft(file('Lettre.pdf'), 'input')).toBe(false);
  for (const other of ['input[readonly]', 'input[type=checkbox]'])
    expect([other, isLeft(text('text/uri-list'), other)]).toEqual([other, false]);
});

test('E19 what is dragged within the page and let go on nothing is nobody’s mistake', () => {
  document.querySelector('p')?.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
  expect(isLeft(text('text/plain'))).toBe(false);
  document.querySelector('p')?.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
  expect(said()).toEqual([]);
});

test('E19 what a zone takes is its own', () => {
  const take = (event: Event): void => event.preventDefault();
  document.querySelector('p')?.addEventListener('drop', take);
  isLeft(file('agenda.ics'));
  expect(said()).toEqual([]);
});
