import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { restCaret } from '#ui/focus/caret.ts';

const field = document.createElement('input');
const other = document.createElement('input');
const animationOf = (input: HTMLInputElement): string => getComputedStyle(input).getPropertyValue('caret-animation');
let end = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(field, other);
  end = restCaret();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  field.remove();
  other.remove();
});

test('a caret stops blinking ten seconds after the last key, and the next key starts it again', async () => {
  field.focus();
  vi.advanceTimersByTime(9_900);
  expect(animationOf(field)).toBe('auto');
  vi.advanceTimersByTime(200);
  expect(animationOf(field)).toBe('manual');
  await userEvent.keyboard('a');
  expect([animationOf(field), field.value]).toEqual(['auto', 'a']);
  vi.advanceTimersByTime(10_100);
  expect(animationOf(field)).toBe('manual');
});

test('the caret of the field that has the focus next blinks', () => {
  field.focus();
  vi.advanceTimersByTime(10_100);
  other.focus();
  expect([animationOf(field), animationOf(other)]).toEqual(['auto', 'auto']);
  vi.advanceTimersByTime(10_100);
  expect([animationOf(field), animationOf(other)]).toEqual(['auto', 'manual']);
});

test('performance: where no field has the focus, nothing of the page gets another style', () => {
  field.focus();
  field.blur();
  vi.advanceTimersByTime(10_100);
  expect(document.body.style.getPropertyValue('caret-animation')).toBe('');
});
