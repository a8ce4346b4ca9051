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

const when = { today: '2026-11-25', language: 'fr' } as const;

test('a text in a filter waits for the forms of days alone, and for them once', () => {
  compiled.mockClear();
  // Most of what is typed there is a name or a number.
  for (const typed of ['b', 'berbiard jean', 'c01284', 'lundi', 'demain', 'cette semaine', '12'])
    spanIn(typed, { ...when, isSearched: true });
  expect(compiled).not.toHaveBeenCalled();
  expect(spanIn('semaine 50', { ...when, isSearched: true })).not.toBeNull();
  expect(compiled).toHaveBeenCalledTimes(dayForms.length);
  expect(spanIn('du 3 au 10 mars', when)).not.toBeNull();
  expect(compiled).toHaveBeenCalledTimes(dayForms.length);
  itemsIn('jury lundi à 14h', { today: '2026-11-25', language: 'fr', year: 'next', yearsAround: 5 });
  expect(compiled).toHaveBeenCalledTimes(dayForms.length + grammar.length);
});
