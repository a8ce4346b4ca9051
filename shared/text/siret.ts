/** SIRETs of La Poste have no key of Luhn but this, except its head office. */
const laPoste = '356000000';

/** In characters, of which most would be blanks. */
const longest = 100;

/** Null where it can be one, or is empty. The service takes any text: this is said, never refused. */
export function siretDoubt(text: string): 'length' | 'key' | null {
  const digits = text.slice(0, longest).replaceAll(/[\s.]/gu, '');
  if (digits === '') return null;
  if (!/^\d{14}$/u.test(digits)) return 'length';
  const values = Array.from(digits, Number);
  const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);
  const byLuhn = values.map((value, at) => (at % 2 === 0 ? ((value * 2) % 10) + Math.floor(value / 5) : value));
  const isOne = sum(byLuhn) % 10 === 0 || (digits.startsWith(laPoste) && sum(values) % 5 === 0);
  return isOne ? null : 'key';
}
