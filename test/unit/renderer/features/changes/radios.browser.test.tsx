import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { doubtful, inConflict, several } from './decide.tsx';
import { askedDoubt, raw } from './steps.ts';

const candidates = ['1302', '1311'].map((id) => ({ id, row: raw(`{"Id":${id},"Nom":"TRAORÉ"}`) }));

test.each([
  ['a conflict', inConflict],
  ['a doubt', { ...doubtful, state: { ...askedDoubt, candidates } }],
])('the choices of %s: the hidden radio lies in what is drawn for it, and is scrolled to with it', async (_, step) => {
  await several(step);
  // The part of the style sheet that hides the radio and places it.
  const style = document.createElement('style');
  style.textContent = '.sr-only { position: absolute } .relative { position: relative }';
  document.body.append(style);
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
  const radios = [...document.querySelectorAll<HTMLElement>('input[type=radio]')];
  expect(radios.map(({ offsetParent }) => offsetParent)).toEqual(radios.map((radio) => radio.closest('label')));
});
