import { expect, test } from 'vitest';
import { euros, quantityText } from '#i18n/labels/quantity.ts';

/** With the spaces of a French or English keyboard. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

test('R2.11 an amount has its currency and its cents in both languages', () => {
  const pay = (currency: string | null): readonly string[] =>
    (['fr', 'en'] as const).map((language) => plain(quantityText(language, 'perMonth', '820.0', currency)));
  expect(pay('Euro')).toEqual(['820,00 € par mois', '€820.00 per month']);
  expect(pay('')).toEqual(['820,00 € par mois', '€820.00 per month']);
  expect(pay('CHF')).toEqual(['820,00 CHF par mois', 'CHF 820.00 per month']);
  expect(pay('Franc suisse')).toEqual(['820,00 Franc suisse par mois', '820.00 Franc suisse per month']);
  expect(pay(null)).toEqual(['820,00 par mois', '820.00 per month']);
  expect(plain(quantityText('fr', 'euroPerMeal', '4.5', 'CHF'))).toBe('4,50 € par repas');
  expect(plain(quantityText('fr', 'amount', '12500', 'EUR'))).toBe('12 500,00 €');
  expect(plain(euros('fr', 125_010))).toBe('1 250,10 €');
});

test('R2.11 a sum of cents is written to the cent, however large', () => {
  expect(plain(euros('fr', -5))).toBe('-0,05 €');
  expect(plain(euros('fr', 9_007_199_254_740_991))).toBe('90 071 992 547 409,91 €');
});

test('R2.2 every digit is shown, and zeros are added to amounts of money only', () => {
  expect(plain(quantityText('fr', 'amount', '9007199254740993.125', null))).toBe('9 007 199 254 740 993,125');
  expect(plain(quantityText('fr', 'hour', '0.0', null))).toBe('0 heure');
  expect(plain(quantityText('en', null, '13.750', null))).toBe('13.75');
  expect(quantityText('fr', 'euro', 'gratuit', null)).toBe('gratuit');
});
