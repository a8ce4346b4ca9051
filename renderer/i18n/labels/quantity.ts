import { decimalOf } from '#shared/entities/cents.ts';
import { currencies } from '#shared/entities/label.ts';
import type { Unit } from '#shared/entities/label.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { unitAfter } from './index.ts';

/** One formatter for each language and currency: making one takes longer than using it. */
const made = new Map<string, Intl.NumberFormat>();
function formatOf(language: Language, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = made.get(`${language} ${key}`);
  if (known) return known;
  const format = new Intl.NumberFormat(languages[language].locale, options);
  made.set(`${language} ${key}`, format);
  return format;
}

/** An amount of whole cents in euros and cents: 1 250,10 €; €1,250.10. Formatted as text, so that it is exact. */
export const euros = (language: Language, cents: number): string =>
  formatOf(language, 'EUR', { style: 'currency', currency: 'EUR' }).format(decimalOf(cents));

/** A decimal as the service writes it. Formatted as text, so that none of its digits is lost. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/u.test(text);

/** 820,00 € par mois, 2 heures. `currency`: the row's, or null: an amount then has none. No decimal: as it is. */
export function quantityText(language: Language, unit: Unit | null, text: string, currency: string | null): string {
  if (!isDecimal(text)) return text;
  const number =
    unit !== null && currencies[unit]
      ? amountText(language, text, currencies[unit] === 'euro' ? '' : currency)
      : formatOf(language, '', { maximumFractionDigits: 12 }).format(text);
  const after = unit === null ? '' : unitAfter(unit, Number(text), language);
  return after === '' ? number : `${number}\u00A0${after}`;
}

function amountText(language: Language, text: `${number}`, currency: string | null): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 12 };
  const code = currency === null ? null : codeOf(currency);
  if (code !== null)
    return formatOf(language, `${code} exact`, { style: 'currency', currency: code, ...digits }).format(text);
  const number = formatOf(language, 'exact', digits).format(text);
  return currency === null ? number : `${number}\u00A0${currency.trim()}`;
}

/** Euros are the only currency that the document names (R2.11). Null for a text that is no currency's code. */
function codeOf(currency: string): string | null {
  const text = currency.trim();
  if (/^(?:|€|euros?)$/iu.test(text)) return 'EUR';
  return /^[a-z]{3}$/iu.test(text) ? text.toUpperCase() : null;
}
