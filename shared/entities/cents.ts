/** Money is added as whole cents: fractions of a number cannot be added exactly. */

/** Whole cents of an amount's text, which may have any number of digits after the point (R5.4); null for none. */
export function centsOf(digits: string | null): number | null {
  const found = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/u.exec(digits ?? '')?.groups;
  if (!found) return null;
  const fraction = (found['fraction'] ?? '').padEnd(3, '0');
  const cents = Number(found['whole']) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
  return found['sign'] === '-' && cents !== 0 ? -cents : cents;
}

/** As the service writes a decimal: « 1250.10 ». */
export const decimalOf = (cents: number): `${number}` => {
  const [whole, part] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  // A number and two digits after a point are the text of a number.
  return `${cents < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}` as `${number}`;
};
