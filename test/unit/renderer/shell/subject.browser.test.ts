import { afterEach, expect, test } from 'vitest';
import { subjectNow } from '#shell/palette/subject.ts';

const draw = (html: string): void => {
  document.body.innerHTML = `<main>${html}</main>`;
};
afterEach(() => document.body.replaceChildren());

test('the row with the focus, else the open panel, else the page gives the name that the palette acts on', () => {
  const rows =
    '<table><tbody><tr data-row="1" tabindex="0"><td data-box>x</td><td>BENSAÏD Inès</td></tr></tbody></table>';
  draw(`${rows}<aside><div data-panel-content><h2>DIALLO Aminata</h2></div></aside>`);
  expect(subjectNow()).toBe('DIALLO Aminata');
  document.querySelector<HTMLElement>('[data-row]')?.focus();
  expect(subjectNow()).toBe('BENSAÏD Inès');
  draw(
    '<table><tbody><tr data-row="1" tabindex="0"><td>10:05</td><td><b data-name>DURAND Zoé</b></td></tr></tbody></table>',
  );
  document.querySelector<HTMLElement>('[data-row]')?.focus();
  expect(subjectNow()).toBe('DURAND Zoé');
  draw('<h1 class="text-subject">MOREAU Claire</h1>');
  expect(subjectNow()).toBe('MOREAU Claire');
  draw('<h1>Calendrier</h1>');
  expect(subjectNow()).toBeNull();
});
