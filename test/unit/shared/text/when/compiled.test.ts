import { expect, test, vi } from 'vitest';
import { itemsIn } from '#shared/text/when/forms.ts';
import { dayForms, grammar } from '#shared/text/when/grammar.ts';
import { spanIn } from '#shared/text/when/span.ts';

const compiled = vi.hoisted(() => vi.fn<(form: string) => void>());
vi.mock(import('#shared/text/when/patterns.ts'), async (original) => {
  const { pattern } = await original();
  return {
    pattern: (form, flags) => {
      compiled(form);
      return pattern(form, flags);
    },
  };
});

test('a text in a filter waits for the forms of days alone, and for them once', () => {
  compiled.mockClear();
  expect(spanIn('b', { today: '2026-11-25', language: 'fr' })).toBeNull();
  expect(compiled).toHaveBeenCalledTimes(dayForms.length);
  expect(spanIn('du 3 au 10 mars', { today: '2026-11-25', language: 'fr' })).not.toBeNull();
  expect(compiled).toHaveBeenCalledTimes(dayForms.length);
  itemsIn('jury lundi à 14h', { today: '2026-11-25', language: 'fr', year: 'next', yearsAround: 5 });
  expect(compiled).toHaveBeenCalledTimes(dayForms.length + grammar.length);
});
